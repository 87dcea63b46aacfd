import { randomBytes } from 'node:crypto';
import type { ChildLogin, GrownUp } from './account.ts';

/** A few letters that nobody else has; names of children may not resemble each other. */
function fewLetters(): string {
  return randomBytes(6)
    .toString('hex')
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');
}

/** A grown-up whom the server does not know. */
export function newGrownUp(name = 'Elena Conti'): GrownUp {
  return { name, email: `${fewLetters()}@example.org`, password: 'a-lantern-on-the-road' };
}

/** A child whom no family has. */
export function newChild(): ChildLogin {
  const letters = fewLetters();
  return { name: letters.charAt(0).toUpperCase() + letters.slice(1), password: 'lamb-77' };
}
