import { randomUUID } from 'node:crypto';
import type { MatrixRow, RowCall } from './matrix-rows.ts';

function event(changes: object = {}): RowCall {
  const right = { event_name: 'demo_view', event_source_url: 'http://localhost:3000/demo' };
  return {
    path: '/functions/v1/facebook-conversion-api',
    body: { ...right, event_id: randomUUID(), ...changes },
  };
}

/** How the matrix calls the route of conversion events. */
export const trackingRows: Record<string, MatrixRow> = {
  'post /functions/v1/facebook-conversion-api': {
    about: 'caller',
    call: () => event(),
    malformed: [
      event({ event_name: 'page_view' }),
      event({ event_name: 'toString' }),
      event({ event_id: 'short' }),
      event({ event_id: 'x'.repeat(271) }),
      event({ event_id: 'with spaces and\nlines' }),
      event({ event_source_url: 'nowhere' }),
      event({ email: 'a'.repeat(255) }),
      event({ first_name: 'a\0b' }),
      event({ phone: 7 }),
      event({ fbp: 'anything' }),
      event({ custom_data: { content_name: 'Lucia' } }),
      event({ custom_data: { value: -1 } }),
      event({ custom_data: { value: 'much' } }),
      event({ custom_data: { anything: 'else' } }),
    ],
  },
};
