import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { demoFamily } from '../support/demo-family.ts';
import { expect, openPage, signIn, test } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { startServer } from '../support/server.ts';
import { appCode } from '../support/totp.ts';
import { type Say, wordsIn } from '../support/words.ts';

const hand = pointingHand();
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a command as the operator does, beside the app. */
async function command(name: 'add' | 'remove', email: string, dataDir: string): Promise<string> {
  const script = 'server/src/features/account/admin-command.ts';
  const run = promisify(execFile)(process.execPath, [script, name, email], {
    cwd: root,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', DATA_DIR: dataDir },
  });
  return (await run).stdout;
}

const title = (page: Page, words: string) => page.getByRole('heading', { level: 1, name: words });

async function giveCode(page: Page, say: Say, code: string): Promise<void> {
  await hand.write(page.getByLabel(say('admin:code.field'), { exact: true }), code);
  await hand.press(page.getByRole('button', { name: say('admin:code.submit'), exact: true }));
}

/**
 * Sets a device up on the page that asks for it.
 * @returns Its key and the backup codes.
 */
async function setUp(page: Page, say: Say, password: string) {
  await hand.write(page.getByLabel(say('admin:enrol.password'), { exact: true }), password);
  await hand.press(page.getByRole('button', { name: say('admin:enrol.begin'), exact: true }));
  await expect(page.getByRole('img', { name: say('admin:enrol.qr') })).toBeVisible();
  const shown = page.getByText(say('admin:enrol.key')).locator('xpath=following-sibling::p');
  const key = (await shown.innerText()).replaceAll(' ', '');
  await axe(page);
  await hand.write(page.getByLabel(say('admin:enrol.code'), { exact: true }), appCode(key));
  await hand.press(page.getByRole('button', { name: say('admin:enrol.confirm'), exact: true }));
  await expect(page.getByRole('heading', { name: say('admin:codes.title') })).toBeFocused();
  const codes = await page
    .getByRole('listitem')
    .filter({ hasText: /^\w{5}-\w{5}$/ })
    .allInnerTexts();
  expect(codes).toHaveLength(10);
  return { key, codes };
}

test('who is made an admin by the operator sets up a second proof, is asked for it in each session, and loses all with the role', async ({
  openContext,
  expectConsole,
}) => {
  test.slow();
  expectConsole(/call to another host: http:\/\/localhost|status of 40\d/);
  const dataDir = await mkdtemp(join(tmpdir(), 'saint-pius-admin-'));
  const server = await startServer({ DATA_DIR: dataDir });
  const say = wordsIn('en');
  const { email, password } = demoFamily.parent;
  try {
    const opened = { baseURL: server.url, viewport: { width: 390, height: 844 } };
    const page = await (await openContext(opened)).newPage();
    expect(await command('add', email, dataDir)).toContain('is an admin now');
    await signIn(page, { email, password });
    await openPage(page, '/admin/lesson-media');
    await expect(title(page, say('admin:enrol.title'))).toBeVisible();
    const { key, codes } = await setUp(page, say, password);
    await hand.press(page.getByRole('button', { name: say('admin:codes.done'), exact: true }));
    await expect(title(page, say('desk:section.lesson-media'))).toBeVisible();
    await openPage(page, '/admin/second-factor');
    await expect(page.getByText(say('admin:factor.left', { count: 10 }))).toBeVisible();

    const second = await (await openContext(opened)).newPage();
    await signIn(second, { email, password });
    await openPage(second, '/dashboard');
    await expect(second.getByRole('region', { name: 'Lucia' })).toBeVisible();
    await openPage(second, '/import-post');
    await expect(title(second, say('admin:code.title'))).toBeVisible();
    await axe(second);
    await giveCode(second, say, appCode(key, -3));
    await expect(second.getByText(say('errors:second_factor_wrong'))).toBeVisible();
    await giveCode(second, say, (codes[0] ?? '').toUpperCase());
    await expect(title(second, say('common:meta.import-post.title'))).toBeVisible();

    const lucia = await (await openContext(opened)).newPage();
    await signIn(lucia, demoFamily.marco);
    const lesson = () => lucia.request.get('/rest/v1/lessons/2/1');
    expect((await lesson()).status()).toBe(200);
    await command('remove', email, dataDir);
    expect((await lesson()).status()).toBe(403);
    await openPage(page, '/admin');
    await expect(page).toHaveURL(/\/dashboard$/);
    // A page that still fetches would find nobody.
    for (const open of [page, second, lucia]) await open.close();
  } finally {
    await server.stop();
  }
});
