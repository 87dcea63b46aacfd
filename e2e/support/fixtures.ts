import {
  type BrowserContext,
  type BrowserContextOptions,
  type Cookie,
  expect,
  type Page,
  test as playwright,
} from '@playwright/test';
import { type DemoPerson, demoFamily } from './demo-family.ts';
import { waitForHydration } from './hydration.ts';

interface Watch {
  /** Lets through console messages that belong to the journey, such as a refused login's. */
  expectConsole(pattern: RegExp): void;
  /** A further browser profile, watched like the first and closed at the end. */
  openContext(options?: BrowserContextOptions): Promise<BrowserContext>;
}

/** What Playwright and the app say of it where the service worker is blocked. */
const withoutWorker = /service worker (could not be registered|registration blocked)/i;

/** What each page did that no journey wants: console output, errors, calls to other hosts. */
class Troubles {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      this.#seen.push(`console: ${message.text()} at ${message.location().url}`);
    });
    context.on('weberror', (webError) => this.#seen.push(`error: ${webError.error()}`));
    context.on('request', (request) => {
      const url = new URL(request.url());
      const leaves = /^(http|ws)s?:$/.test(url.protocol) && url.host !== new URL(this.#origin).host;
      if (leaves) this.#seen.push(`call to another host: ${url.href}`);
    });
  }

  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  unexpected(): string[] {
    return this.#seen.filter((trouble) => !this.#expected.some((pattern) => pattern.test(trouble)));
  }
}

/**
 * Playwright's `test` on our server. A journey fails if a page of it writes to the console, throws
 * an error or calls another host.
 */
export const test = playwright.extend<Watch & { troubles: Troubles }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it.
  baseURL: async ({}, use) => {
    await use(process.env.QUEST_URL);
  },
  troubles: async ({ baseURL, serviceWorkers }, use) => {
    const troubles = new Troubles(baseURL ?? '');
    if (serviceWorkers === 'block') troubles.expect(withoutWorker);
    await use(troubles);
    expect(troubles.unexpected()).toEqual([]);
  },
  context: async ({ context, troubles }, use) => {
    troubles.watch(context);
    await use(context);
  },
  expectConsole: async ({ troubles }, use) => {
    await use((pattern) => troubles.expect(pattern));
  },
  openContext: async ({ browser, troubles }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      troubles.watch(context);
      opened.push(context);
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

export { expect };

/** Opens a page of the app and waits until it answers to presses. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await waitForHydration(page);
}

/** Waits until nothing on the page holds the place of words still to come. */
export async function untilFilled(page: Page): Promise<void> {
  await expect(page.locator('.skeleton-bar')).toHaveCount(0);
}

/**
 * The sessions this worker has opened. A person may sign in only so often in a quarter of an hour.
 */
const sessions = new Map<DemoPerson, Cookie[]>();

/**
 * Signs a person of the demo family in, without the login page; the next `goto` is theirs. The
 * journeys of a worker share the session until one of them ends it, such as by signing somebody
 * else in over it.
 */
export async function login(page: Page, who: DemoPerson): Promise<void> {
  await page.context().addCookies(sessions.get(who) ?? []);
  const answer = await page.request.get('/auth/v1/get-session');
  const session = (await answer.json()) as { user: { email: string } } | null;
  if (session?.user.email === demoFamily[who].email) return;
  await signIn(page, demoFamily[who]);
  const cookies = await page.context().cookies();
  const saved = cookies.filter(({ name }) => name === 'session' || name === 'viewer');
  sessions.set(who, saved);
}

/**
 * Signs somebody in by what they log in with, without the login page; the next `goto` is theirs.
 */
export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  // Signing in would end the session that stands in the browser, which other journeys may share.
  await page.context().clearCookies({ name: 'session' });
  const answer = await page.request.post('/auth/v1/sign-in/email', { data: { email, password } });
  expect(answer.status(), await answer.text()).toBe(200);
}
