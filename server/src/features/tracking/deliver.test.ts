import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { conversionEvents, type MetaEvent } from '../../db/tables/tracking.ts';
import { startTestApp, type TestApp } from '../../test/harness.ts';
import { type MetaManner, startMeta } from '../../test/meta-stand-in.ts';
import { deliverEvent, type EventKey, saveEvent } from './deliver.ts';
import { sendToMeta } from './meta.ts';

const start = new Date('2031-03-01T10:00:00Z');
const hoursLater = (hours: number) => new Date(start.getTime() + hours * 60 * 60 * 1000);
const lines: string[] = [];
let t: TestApp;
let meta: Awaited<ReturnType<typeof startMeta>>;
let key: EventKey;

beforeAll(async () => {
  meta = await startMeta();
  const settings = { META_PIXEL_ID: '1234567890', META_ACCESS_TOKEN: 'the-token' };
  t = await startTestApp({ settings: { ...settings, META_API_BASE: meta.url } });
  t.ctx.log = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) });
});
afterAll(async () => {
  await t.close();
  await meta.close();
});
beforeEach(async () => {
  t.setNow(start);
  meta.calls.length = 0;
  lines.length = 0;
  key = { name: 'demo_view', eventId: randomUUID() };
  await saveEvent(t.ctx, { key, payload: payloadOf(key), userId: null, now: start });
});

function payloadOf({ eventId }: EventKey): MetaEvent {
  return {
    event_name: 'ViewContent',
    event_id: eventId,
    event_time: 0,
    event_source_url: 'http://localhost:3000/demo',
    action_source: 'website',
    user_data: { em: ['a-hash'], client_user_agent: 'A browser' },
    custom_data: {},
  };
}

const deliver = (milliseconds = 5000) =>
  deliverEvent(t.ctx, key, AbortSignal.timeout(milliseconds));

async function row() {
  const rows = await t.ctx.db.select().from(conversionEvents);
  return rows.find(({ eventId }) => eventId === key.eventId);
}

describe('an event that Meta does not take', () => {
  test.each<[MetaManner, string]>([
    ['errs', 'status 500'],
    ['hangs', 'no answer in time'],
    ['lies', 'another answer'],
    ['babbles', 'another answer'],
    ['sends elsewhere', 'no connection'],
  ])('because it %s waits whole, is tried again and goes out once', async (manner, reason) => {
    meta.manner = manner;
    const wait = manner === 'hangs' ? 200 : 5000;
    await expect(deliver(wait)).rejects.toThrow(reason);
    await expect(deliver(wait)).rejects.toThrow(reason);
    expect(await row()).toMatchObject({ state: 'waiting', payload: payloadOf(key) });
    expect(lines).toHaveLength(2);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event: 'demo_view', reason });
    expect(lines.join()).not.toMatch(/maria@|a-hash|the-token|A browser/);
    meta.manner = 'takes';
    meta.calls.length = 0;
    await deliver();
    await deliver();
    expect(meta.calls.map(({ body }) => body.data)).toEqual([[payloadOf(key)]]);
    expect(await row()).toMatchObject({ state: 'sent', payload: null });
  });

  test('for a day is given up and says nothing any more', async () => {
    meta.manner = 'errs';
    t.setNow(hoursLater(23));
    await expect(deliver()).rejects.toThrow();
    t.setNow(hoursLater(25));
    await deliver();
    expect(meta.calls).toHaveLength(1);
    expect(await row()).toMatchObject({ state: 'given up', payload: null });
  });
});

test('Meta is not waited for longer than its time, whoever asks', async () => {
  meta.manner = 'hangs';
  const { signal } = new AbortController();
  const settings = { apiBase: meta.url, pixelId: '1234567890', accessToken: 'the-token' };
  await expect(sendToMeta(settings, payloadOf(key), signal, 100)).rejects.toThrow(
    'no answer in time',
  );
});
