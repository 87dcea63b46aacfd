import { readdirSync } from 'node:fs';
import path from 'node:path';

const firstModule = path.resolve(import.meta.dirname, '../../content/lessons/1-introduction');

/** The addresses of the lessons of module 1 that are written, as `lesson/1/3`; they are open to everybody. */
export function openLessons(): string[] {
  return readdirSync(firstModule).map((folder) => `lesson/1/${Number.parseInt(folder, 10)}`);
}
