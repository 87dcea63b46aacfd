import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  listReadings as listContract,
  readReader,
  recordReading as recordContract,
  removeReading as removeContract,
} from '@pius/contracts/readings.ts';
import type { AppContext } from '../../app-context.ts';
import { mount } from '../../platform/http/mount.ts';
import { grownUpOf } from '../family/policy.ts';
import { listReadings, readerOf, recordReading, removeReading } from './readings.ts';

/**
 * Who of the Church has read which text: told to every reader, recorded by admins.
 * @see docs/requirements.md#r-trust-line
 */
export function readingRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount(app, ctx, readReader, async ({ params, query }) => ({
    reader: await readerOf(ctx, { ...params, language: query.lang }),
  }));
  mount(app, ctx, listContract, ({ query, language }) =>
    listReadings(ctx, { kind: query.kind, month: Number(query.month ?? 1), language }),
  );
  mount(app, ctx, recordContract, ({ params, body, caller, now }) =>
    recordReading(ctx, grownUpOf(caller).id, params, body, now),
  );
  mount(app, ctx, removeContract, ({ params, caller, now }) =>
    removeReading(ctx, grownUpOf(caller).id, params, now),
  );
}
