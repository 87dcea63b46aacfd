import { randomBytes } from 'node:crypto';
import { type Language, languages } from '@pius/domain/language.ts';
import type { Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { expect, login, openPage, test } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { screens } from '../support/screens.ts';
import { wordsIn } from '../support/words.ts';

const hand = pointingHand();
const say = wordsIn('en');
const mark = () => randomBytes(4).toString('hex');

const labels: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  'pt-BR': 'Português (Brasil)',
};
const column = (page: Page, language: Language) =>
  page.getByRole('region', { name: labels[language], exact: true });
const button = (page: Page, words: string) =>
  page.getByRole('button', { name: words, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Begins a post with a title in English, and waits until it can be written. */
async function beginPost(page: Page, title: string): Promise<void> {
  await hand.press(button(page, say('desk:blog.new')));
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel(say('desk:blog.new.title', { language: labels.en }));
  await hand.write(field, title);
  await hand.press(dialog.getByRole('button', { name: say('desk:blog.new.submit') }));
  await expect(column(page, 'en')).toBeVisible();
}

test.describe('at a desk', () => {
  test.use(screens.desk);

  test('an admin writes a post in three languages with a cover, loses nothing by a reload, and parents read what is published', async ({
    page,
    openContext,
    baseURL,
  }) => {
    test.slow();
    const name = mark();
    await login(page, 'admin');
    await openPage(page, '/admin/blog');
    await beginPost(page, `A lamp ${name}`);
    for (const language of languages) {
      const part = column(page, language);
      const field = (key: string) => part.getByLabel(say(`desk:${key}`), { exact: true });
      await hand.write(field('blog.title'), `A lamp ${name} ${language}`);
      await hand.write(field('blog.summary'), `What a lamp is for (${language}).`);
      await hand.write(field('blog.source'), '## Oil\n\nA **good** lamp <script>alert(1)</script>');
      await expect(part.locator('.prose strong')).toHaveText('good');
    }
    await expect(column(page, 'fr').getByLabel(say('desk:blog.slug'), { exact: true })).toHaveValue(
      `a-lamp-${name}-fr`,
    );

    await page.reload();
    await expect(page.getByText(say('desk:blog.kept'), { exact: true })).toBeVisible();
    const picture = { name: 'lamp.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await page.locator('input[type=file]').setInputFiles(picture);
    for (const language of languages) {
      const alt = column(page, language).getByLabel(say('desk:blog.cover-alt'), { exact: true });
      await hand.write(alt, `A lamp (${language})`);
    }
    await axe(page);
    await hand.press(button(page, say('desk:blog.save')));
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: say('desk:blog.all-saved') })
        .first(),
    ).toBeVisible();

    const english = column(page, 'en');
    await hand.press(english.getByRole('button', { name: say('desk:blog.publish') }));
    await expect(english.getByRole('link', { name: say('desk:blog.read') })).toBeVisible();
    const french = column(page, 'fr');
    await hand.press(french.getByRole('button', { name: say('desk:blog.schedule'), exact: true }));
    await hand.write(french.getByLabel(say('desk:blog.schedule.moment')), '2099-01-02T08:00');
    await hand.press(french.getByRole('button', { name: say('desk:blog.schedule.submit') }));
    await expect(french.getByText(/2099/)).toBeVisible();

    const parent = await (await openContext({ ...screens.phone, baseURL })).newPage();
    await login(parent, 'parent');
    await openPage(parent, `/blog/a-lamp-${name}-en`);
    await expect(heading(parent, `A lamp ${name} en`)).toBeVisible();
    await expect(parent.getByRole('img', { name: 'A lamp (en)' })).toBeVisible();
    await expect(parent.getByText(say('blog:comments.none'))).toBeVisible();
    const scheduled = await parent.request.get(`/rest/v1/blog/posts/a-lamp-${name}-fr`);
    expect(scheduled.status()).toBe(404);

    await hand.press(button(page, say('desk:blog.delete')));
    await hand.press(button(page, say('desk:blog.delete.yes')));
    await expect(page).toHaveURL(/\/admin\/blog$/);
  });
});

const item = (id: string, title: string, html: string) => `<item><title>${title}</title>
<guid>https://parish.example/?p=${id}</guid><content:encoded><![CDATA[${html}]]></content:encoded>
<wp:post_name>${id}</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>
<wp:post_date_gmt>2020-05-01 10:00:00</wp:post_date_gmt></item>`;

test.describe('on a phone', () => {
  test.use(screens.phone);

  test('a WordPress export is looked at, brought in as drafts, and brings nothing twice', async ({
    page,
  }) => {
    test.slow();
    const name = mark();
    const posts = [1, 2, 3].map((number) =>
      item(
        `bread-${name}-${number}`,
        `Bread ${name} ${number}`,
        '<p>Of <b>bread</b>.</p><img src="https://parish.example/x.jpg"><script>alert(1)</script>',
      ),
    );
    const buffer = Buffer.from(`<rss><channel>${posts.join('')}</channel></rss>`);
    const file = { name: 'parish.xml', mimeType: 'text/xml', buffer };
    await login(page, 'admin');
    await openPage(page, '/import-post');
    await page
      .getByLabel(say('desk:import.paste'))
      .fill('---\ntitle: A\nsummary: "open\n---\nWords.');
    await hand.press(button(page, say('desk:import.read')));
    await expect(page.getByText(say('desk:import.fault.front-matter'))).toBeVisible();

    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByText(say('desk:import.found', { count: 3 }))).toBeVisible();
    await expect(page.getByText('https://parish.example/x.jpg').first()).toBeVisible();
    await axe(page);
    await page.reload();
    await hand.press(button(page, say('desk:import.start', { count: 3 })));
    await expect(page.getByText(say('desk:import.made', { count: 3 }))).toBeVisible();
    await hand.press(button(page, say('desk:import.other')));
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByText(say('desk:import.is-there'))).toHaveCount(3);
    await expect(page.getByText(say('desk:import.nothing'))).toBeVisible();
    await hand.press(button(page, say('desk:import.other')));
    await openPage(page, '/admin/blog');
    await hand.write(page.getByLabel(say('desk:blog.search')), name);
    await hand.press(button(page, say('desk:blog.search.submit')));
    await expect(page.getByRole('link', { name: `Bread ${name}` })).toHaveCount(3);
  });
});
