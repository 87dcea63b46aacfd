import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { pino } from 'pino';
import { profiles, session } from '../../db/tables/account.ts';
import { addChildTo } from '../children.ts';
import { addGrownUp, startTestApp, type TestApp } from '../harness.ts';
import { noLimits } from '../no-limits.ts';
import { giveSecondFactor } from '../second-factor.ts';
import { openSession } from '../session.ts';
import { faultOf } from './judge.ts';
import { readOperations } from './operations.ts';
import { type FuzzRequest, type Operation, requestsOf } from './requests.ts';
import { send } from './send.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** What `npm run fuzz` asks for; nothing in a common run of the tests. */
    fuzz: { runs: number; seed: number } | undefined;
  }
}

/** A server under fire, with one caller of each kind. */
export interface FuzzApp {
  operations: Operation[];
  /**
   * Sends so many requests of one operation, each as somebody.
   * @returns The first fault found, in its smallest form; null for none.
   */
  fuzz(operation: Operation, runs: number, seed: number): Promise<string | null>;
  close(): Promise<void>;
}

interface Callers {
  ids: string[];
  cookieOf(viewer: string): string | undefined;
}

/**
 * Starts the whole server on a port of its own, without limits, so that every call gets as far as
 * it can.
 */
export async function startFuzzApp(): Promise<FuzzApp> {
  const clientDir = mkdtempSync(join(tmpdir(), 'quest-fuzz-'));
  writeFileSync(join(clientDir, '__spa-fallback.html'), '<!doctype html>');
  const t = await startTestApp({ clientDir });
  const failures: string[] = [];
  t.ctx.limiter = noLimits;
  t.ctx.log = pino({ level: 'error' }, { write: (line) => void failures.push(line) });
  const server = serve({ fetch: t.app.fetch, hostname: '127.0.0.1', port: 0 }) as Server;
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  let people = await addPeople(t);

  async function fuzz(operation: Operation, runs: number, seed: number): Promise<string | null> {
    if (!(await allThere(t, people.ids))) people = await addPeople(t);
    const callers = await signIn(t, people);
    const viewers = fc.constantFrom('visitor', 'child', 'parent', 'admin', 'admin');
    const sent = fc.asyncProperty(
      requestsOf(operation, callers.ids),
      viewers,
      async (call, viewer) => {
        failures.length = 0;
        const answer = await send(call, { port, cookie: callers.cookieOf(viewer) });
        const fault = faultOf(answer, !operation.isPage && isOfApi(call.target), tmpdir());
        if (fault) throw new Error(entry(call, viewer, fault, failures));
      },
    );
    const result = await fc.check(sent, { numRuns: runs, seed });
    return result.failed ? String(result.errorInstance) : null;
  }

  return {
    operations: await readOperations(t),
    fuzz,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      await t.close();
      rmSync(clientDir, { recursive: true });
    },
  };
}

/**
 * Whether the API answers it, and not the pages: a path with dots in it may lead out of the API.
 */
const isOfApi = (target: string) =>
  /^\/(auth|rest|functions|storage|realtime)\/v1\//.test(target) && !/\.\.|%2e/i.test(target);

function entry(call: FuzzRequest, viewer: string, fault: string, failures: string[]): string {
  const body = call.body?.toString('utf8').slice(0, 300) ?? '';
  const headers = JSON.stringify(call.headers).slice(0, 200);
  const said = failures.map((line) => line.slice(0, 900)).join(' ');
  return `${viewer}: ${call.method} ${call.target.slice(0, 300)} ${headers} ${body}\n  ${fault} ${said}`;
}

interface People {
  ids: string[];
  byViewer: Record<string, string>;
}

async function addPeople({ ctx }: TestApp): Promise<People> {
  const grownUp = (admin: boolean) =>
    addGrownUp(ctx, { email: `${randomUUID()}@example.org`, name: 'Maria Rossi', admin });
  const parent = await grownUp(false);
  const child = (await addChildTo(ctx, parent, { name: 'Lucia' })).id;
  const admin = await grownUp(true);
  await giveSecondFactor(ctx, admin);
  return { ids: [parent, child, admin], byViewer: { parent, child, admin } };
}

async function allThere({ ctx }: TestApp, ids: string[]): Promise<boolean> {
  const there = await ctx.db.select().from(profiles).where(inArray(profiles.id, ids));
  return there.length === ids.length;
}

/** New sessions, for a call may have ended the ones there were. */
async function signIn({ ctx }: TestApp, { ids, byViewer }: People): Promise<Callers> {
  const cookies = new Map<string, string>();
  for (const [viewer, id] of Object.entries(byViewer)) {
    cookies.set(viewer, await openSession(ctx, id));
  }
  const cached = { secondFactorAt: ctx.now() };
  await ctx.db
    .update(session)
    .set(cached)
    .where(eq(session.userId, byViewer.admin ?? ''));
  return { ids: [...ids, '1', 'missing', randomUUID()], cookieOf: (viewer) => cookies.get(viewer) };
}
