import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './database-folder.ts';

/**
 * Writes migrations as drizzle-kit does, a journal and a file of statements for each, into a folder
 * that goes when the test ends. Their versions are 1000, 1001, and so on.
 */
export function writeMigrations(migrations: string[][]): string {
  const folder = temporaryFolder();
  const entries = migrations.map((statements, idx) => {
    const tag = `000${idx}_step`;
    writeFileSync(join(folder, `${tag}.sql`), statements.join(';\n--> statement-breakpoint\n'));
    return { idx, version: '7', when: 1000 + idx, tag, breakpoints: true };
  });
  mkdirSync(join(folder, 'meta'));
  const journal = { version: '7', dialect: 'postgresql', entries };
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify(journal));
  return folder;
}
