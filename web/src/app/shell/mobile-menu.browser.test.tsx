import './navigation.css';
import './menus.css';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPart } from '@/test/render.tsx';
import { say } from '@/test/words.ts';
import { NavigationBar } from './navigation-bar.tsx';

test.each(['parent', 'child', 'admin'] as const)(
  'the way out is in sight when the menu opens, of a %s',
  async (viewer) => {
    await renderPart(<NavigationBar />, { viewer, at: '/about-us' });
    await page.getByLabelText(say('common:nav.menu')).click();
    const out = page.getByRole('button', { name: say('common:nav.logout') });
    await expect.element(out.first()).toBeInViewport({ ratio: 0.98 });
  },
);
