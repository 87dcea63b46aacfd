import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const file = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

it('the icon that every page names is there', () => {
  const root = readFileSync(file('src/app/root.tsx'), 'utf8');
  const [, icon] = /<link href="([^"]+)" rel="icon"/.exec(root) ?? [];
  expect(icon && existsSync(file(`public${icon}`))).toBe(true);
});
