import { expect, it } from 'vitest';
import { maySendToPixel } from './pixel.ts';

it.each(['', '?plan=annual', '?utm_source=bulletin&fbclid=IwAR1', '?return=/subscription'])(
  'an address with %j tells nothing of anybody',
  (search) => expect(maySendToPixel(search)).toBe(true),
);

it.each([
  '?token=abc',
  '?session_id=cs_1',
  '?plan=annual&child=6f1',
  '?return=%2Fredeem%3Fcode%3DABCD',
  '?return=%2Fsubscription%3Fchild%3D6f1',
  '?anything=else',
])('an address with %j is not told to Meta', (search) =>
  expect(maySendToPixel(search)).toBe(false),
);
