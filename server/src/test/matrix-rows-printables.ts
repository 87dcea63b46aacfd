import type { MatrixRow } from './matrix-rows.ts';

const draw = (body: unknown) => ({ path: '/functions/v1/coloring-page', body });

/** How the matrix calls the routes of printables; no model is set up there. */
export const printableRows: Record<string, MatrixRow> = {
  'post /functions/v1/coloring-page': {
    about: 'caller',
    code: 'pictures_not_set_up',
    call: () => draw({ wish: 'Saint Martin and his horse', language: 'en' }),
    malformed: [
      draw({ wish: 'a'.repeat(10_001), language: 'en' }),
      draw({ wish: 'a\0b', language: 'en' }),
      draw({ wish: 7, language: 'en' }),
      draw({ wish: 'a lamb', language: 'de' }),
      draw({ wish: 'a lamb', language: 'en', user_id: 'other' }),
      draw({ wish: 'a lamb' }),
      draw(null),
    ],
  },
};
