import { randomUUID } from 'node:crypto';
import type { MatrixRow, RowCall } from './matrix-rows.ts';

function classList(children: unknown, changes: object = {}): RowCall {
  const body = { key: randomUUID(), attested: true, children, ...changes };
  return { path: '/rest/v1/class', body };
}

/** The rows of a catechist's class. */
export const classRows: Record<string, MatrixRow> = {
  'get /rest/v1/class': {
    about: 'caller',
    call: () => ({ path: '/rest/v1/class' }),
    malformed: [],
  },
  'post /rest/v1/class': {
    about: 'caller',
    call: () => classList([{ name: randomUUID(), age: 8, password: 'wooden-boat' }]),
    malformed: [
      classList([]),
      classList('Lucia'),
      classList([{ name: 'Pia', age: 'eight', password: 'wooden-boat' }]),
      classList([{ name: 'P\0a', age: 8, password: 'wooden-boat' }]),
      classList([{ name: 'Pia', age: 8, password: 'wooden-boat' }], { key: 'no-uuid' }),
      classList([{ name: 'Pia', age: 8, password: 'wooden-boat' }], { attested: 'yes' }),
      classList(Array.from({ length: 61 }, () => ({ name: 'Pia', age: 8, password: 'boat-22' }))),
    ],
  },
};
