// Writes docs/security/data.md again; server/src/db/data-page.test.ts fails while it tells something else.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataPage } from '../server/src/db/data-page.ts';
import { root } from './prepare/root.mjs';

const folder = join(root, 'docs/security');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'data.md'), dataPage());
