import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { demoFamily } from './demo-family.ts';
import type { OwnChild } from './family.ts';
import { expect, signIn } from './fixtures.ts';
import { newChild } from './people.ts';
import { startServer } from './server.ts';

const dayMs = 86_400_000;
const preload = fileURLToPath(new URL('./moved-clock.ts', import.meta.url));

/** A server of its own whose days can be gone through. */
export interface DayServer {
  url: string;
  /** So many days from today, for the server and for the pages of a browser. */
  goTo(day: number, context: BrowserContext): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a server with the demo family and a clock that can be moved. */
export async function startDayServer(): Promise<DayServer> {
  const file = join(tmpdir(), `saint-pius-clock-${randomUUID()}`);
  await writeFile(file, '0');
  const server = await startServer({ NODE_OPTIONS: `--import=${preload}`, CLOCK_FILE: file });
  return {
    url: server.url,
    goTo: async (day, context) => {
      await writeFile(file, String(day * dayMs));
      await context.clock.setFixedTime(Date.now() + day * dayMs);
    },
    stop: async () => {
      await server.stop();
      await rm(file, { force: true });
    },
  };
}

/** Adds a child to the demo family of a server that no other journey shares; the page is the parent's afterwards. */
export async function addChildThere(page: Page): Promise<OwnChild> {
  await signIn(page, demoFamily.parent);
  const child = newChild();
  const answer = await page.request.post('/rest/v1/children', { data: { ...child, age: 8 } });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id, login_email } = (await answer.json()) as { id: string; login_email: string };
  return { ...child, id, email: login_email };
}
