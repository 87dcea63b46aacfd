// Writes the tables of docs/settings.md; `npm test` fails where they are out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare/root.mjs';
import { withSettings } from './settings-table/settings-table.ts';

const page = join(root, 'docs/settings.md');
writeFileSync(page, withSettings(readFileSync(page, 'utf8')));
