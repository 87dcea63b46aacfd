import { readdirSync } from 'node:fs';
import path from 'node:path';
import { freeModule } from '@pius/domain/account/module-access.ts';

const lessonsDir = path.resolve(import.meta.dirname, '../../content/lessons');

/**
 * The addresses of the lessons of module 1 that are written, as `lesson/1/3`; they are open to
 * everybody.
 */
export function freeLessons(): string[] {
  return writtenLessons().filter((address) => isOpen(address));
}

/**
 * The addresses of the other lessons that are written, as `lesson/2/14`; the server sends their
 * pages to who may open them.
 */
export function lockedLessons(): string[] {
  return writtenLessons().filter((address) => !isOpen(address));
}

function isOpen(address: string): boolean {
  return address.startsWith(`lesson/${freeModule}/`);
}

function writtenLessons(): string[] {
  return numberedFolders(lessonsDir).flatMap((module) =>
    numberedFolders(path.join(lessonsDir, module)).map(
      (lesson) => `lesson/${Number.parseInt(module, 10)}/${Number.parseInt(lesson, 10)}`,
    ),
  );
}

/** Folders begin with their number: `2-creed/14-forgiveness`. */
function numberedFolders(folder: string): string[] {
  return readdirSync(folder).filter((name) => /^\d+-/.test(name));
}
