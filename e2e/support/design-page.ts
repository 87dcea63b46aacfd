import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@pius/domain/language.ts';
import type { Page } from '@playwright/test';
import { openPage } from './fixtures.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const built = join(root, 'web/build/design/client');
/** What the server answers as ever, though the page is not its own. */
const ofServer = /^\/(auth|rest|storage|functions|config\.json)/;

/** Builds the page that shows the kit, unless it stands there as it is now. */
export function buildDesignPage(): void {
  execFileSync(process.execPath, ['scripts/build-web-when-stale.ts', 'design'], { cwd: root });
}

/** Opens the page that shows the kit, in a language. Its files come from its own build: the server has none of it. */
export async function openDesignPage(page: Page, language: Language = 'en'): Promise<void> {
  const url = process.env.QUEST_URL ?? '';
  await page.context().addCookies([{ name: 'language', value: language, url }]);
  await page.route(
    ({ pathname }) => !ofServer.test(pathname),
    (route, request) => {
      const { pathname } = new URL(request.url());
      return route.fulfill({ path: join(built, pathname === '/design' ? 'index.html' : pathname) });
    },
  );
  await openPage(page, '/design');
}
