import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  listReadings as listContract,
  readReader,
  recordReading as recordContract,
  removeReading as removeContract,
} from '@pius/contracts/readings.ts';
import type { House } from '../../house.ts';
import { mount } from '../../platform/http/mount.ts';
import { grownUpOf } from '../family/policy.ts';
import { listReadings, readerOf, recordReading, removeReading } from './readings.ts';

/**
 * Who of the Church has read which text: told to every reader, recorded by admins.
 * @see docs/requirements.md#r-trust-line
 */
export function readingRoutes(app: OpenAPIHono, house: House): void {
  mount(app, house, readReader, async ({ params, query }) => ({
    reader: await readerOf(house, { ...params, language: query.lang }),
  }));
  mount(app, house, listContract, ({ query, language }) =>
    listReadings(house, { kind: query.kind, month: Number(query.month ?? 1), language }),
  );
  mount(app, house, recordContract, ({ params, body, caller, now }) =>
    recordReading(house, grownUpOf(caller).id, params, body, now),
  );
  mount(app, house, removeContract, ({ params, caller, now }) =>
    removeReading(house, grownUpOf(caller).id, params, now),
  );
}
