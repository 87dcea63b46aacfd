// Writes the README's table of settings again; `npm test` fails where it is stale.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare/root.mjs';
import { withSettings } from './settings-table/settings-table.ts';

const readme = join(root, 'README.md');
writeFileSync(readme, withSettings(readFileSync(readme, 'utf8')));
