import './navigation.css';
import './menus.css';
import { languages } from '@pius/domain/language.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { letMove } from '@/test/media.ts';
import { renderPart } from '@/test/render.tsx';
import { say } from '@/test/words.ts';
import { NavigationBar } from './navigation-bar.tsx';

const part = (selector: string) => document.querySelector<HTMLElement>(selector);
const openMenu = () => page.getByLabelText(say('common:nav.menu')).click();

test('the bar has a shadow past 10 pixels of scrolling, and none before', async () => {
  await renderPart(
    <>
      <NavigationBar />
      <div style={{ height: 3000 }} />
    </>,
  );
  const shadow = () => {
    const bar = part('.nav');
    return bar && getComputedStyle(bar).boxShadow;
  };
  const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });
  await expect.poll(shadow).toBe('none');
  scrollTo(11);
  await expect.poll(shadow).not.toBe('none');
  scrollTo(10);
  await expect.poll(shadow).toBe('none');
  scrollTo(0);
  expect(shadow()).toBe('none');
});

test.each([
  ['visitor', ['section.navigation', 'learn-more', 'section.settings', 'section.account']],
  [
    'parent',
    ['section.navigation', 'learn-more', 'printables', 'section.settings', 'section.account'],
  ],
] as const)(
  'the menu of a phone has its sections for the %s, and closes on another page',
  async (viewer, sections) => {
    await renderPart(<NavigationBar />, { viewer, at: '/about-us' });
    await openMenu();
    const headings = page.getByRole('heading').elements();
    expect(headings.map((heading) => heading.textContent)).toEqual(
      sections.map((section) => say(`common:nav.${section}`)),
    );
    await page.getByRole('link', { name: say('common:nav.catechism') }).click();
    await expect.poll(() => part('.nav-sheet')?.checkVisibility()).toBe(false);
  },
);

test('a parent finds the settings in the menu of a phone', async () => {
  await renderPart(<NavigationBar />, { viewer: 'parent' });
  await openMenu();
  const settings = page.getByRole('link', { name: say('common:nav.settings') });
  await expect.element(settings).toBeVisible();
  await expect.element(settings).toHaveAttribute('href', '/settings');
});

test.each(['visitor', 'child'] as const)(
  'plans and giving ask a child to come with a grown-up, and nobody else: %s',
  async (viewer) => {
    await renderPart(<NavigationBar />, { viewer, at: '/about-us' });
    await openMenu();
    const asking = viewer === 'child' ? ` ${say('common:nav.ask-grown-up')}` : '';
    for (const key of ['common:nav.subscription', 'common:nav.donate'] as const) {
      const link = page.getByRole('link', { name: say(key) + asking, exact: true });
      await expect.element(link).toBeVisible();
    }
  },
);

test('the menu of a phone opens in 300 ms', async () => {
  await letMove();
  await renderPart(<NavigationBar />);
  await openMenu();
  const sheet = part('.nav-sheet');
  const { animationName, animationDuration } = getComputedStyle(sheet as HTMLElement);
  expect([animationName, animationDuration]).toEqual(['nav-open', '0.3s']);
});

test.each(languages)(
  'the name of the site stays in the bar of those signed in: %s',
  async (language) => {
    for (const viewer of ['child', 'admin'] as const) {
      const { unmount } = await renderPart(<NavigationBar />, { viewer, language });
      for (const width of [1024, 1120, 1280]) {
        await page.viewport(width, 600);
        const name = part('.brand span')?.getBoundingClientRect();
        expect(name?.width, `${width} pixels`).toBeGreaterThan(60);
        expect(name?.right, `${width} pixels`).toBeLessThanOrEqual(width);
        expect(document.documentElement.scrollWidth, `${width} pixels`).toBeLessThanOrEqual(width);
      }
      await unmount();
    }
  },
);
