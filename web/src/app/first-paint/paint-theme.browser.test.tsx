import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderPart } from '@/test/render.tsx';
import { paintTheme } from './paint-theme.ts';

test('the colour of the browser’s bar is there from the start, and follows the theme', async () => {
  const { documentElement: root } = document;
  const listen = vi.spyOn(globalThis, 'addEventListener');
  paintTheme(root);
  const press = listen.mock.calls.at(-1)?.[1] as EventListener;
  const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  onTestFinished(() => {
    removeEventListener('click', press);
    bar?.remove();
  });
  const light = bar?.content;
  expect(light).toMatch(/^#[\da-f]{6}$/);
  await renderPart(
    <button data-toggle-theme type="button">
      Theme
    </button>,
  );
  await page.getByRole('button').click();
  expect(root.classList.contains('dark')).toBe(true);
  expect(bar?.content).toMatch(/^#[\da-f]{6}$/);
  expect(bar?.content).not.toBe(light);
});
