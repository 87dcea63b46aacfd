import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPart } from '@/test/render.tsx';
import { barColors, storedTheme } from '@/ui/theme.ts';
import { ThemeToggle } from './theme-toggle.tsx';

test('the theme is switched and stays, and the bar of the browser goes with it', async () => {
  const { documentElement: root, head } = document;
  const bar = Object.assign(document.createElement('meta'), { name: 'theme-color' });
  head.append(bar);
  onTestFinished(() => bar.remove());
  await renderPart(<ThemeToggle />);
  await page.getByRole('button').click();
  expect(root.classList.contains('dark')).toBe(true);
  expect(bar.content).toBe(barColors.dark);
  expect(storedTheme()).toBe('dark');
  await page.getByRole('button').click();
  expect(root.classList.contains('dark')).toBe(false);
  expect(bar.content).toBe(barColors.light);
  expect(storedTheme()).toBe('light');
});
