import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '@/test/render.tsx';
import { say } from '@/test/words.ts';
import { notify } from './notify.ts';

const close = page.getByRole('button', { name: say('common:toast.close') });

afterEach(() => vi.useRealTimers());

test('of many messages the last three are seen, at the bottom right of a wide screen', async () => {
  await page.viewport(1280, 800);
  await renderPart(<h1>A page</h1>);
  const seen = () =>
    document.querySelectorAll<HTMLElement>('[data-sonner-toast][data-visible=true]');
  for (let count = 1; count <= 5; count += 1) {
    notify('info', `Message ${count}`);
    await expect.element(page.getByText(`Message ${count}`)).toBeVisible();
    await expect.poll(() => seen().length).toBe(Math.min(count, 3));
  }
  await userEvent.hover(page.getByText('Message 5'));
  await expect
    .poll(() => {
      const { right, top } =
        page.getByText('Message 5').element().closest('li')?.getBoundingClientRect() ??
        new DOMRect();
      return [Math.round(innerWidth - right), top > innerHeight / 2];
    })
    .toEqual([20, true]);
});

/** Fetches what shows messages, so that the clock can stand still from then on. */
async function stopTheClock(): Promise<void> {
  await renderPart(<h1>A page</h1>);
  notify('info', 'The first one');
  await close.click();
  await expect.element(page.getByText('The first one')).not.toBeInTheDocument();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
}

const heading = page.getByRole('heading', { level: 1 });

test('a message goes after about four seconds, and stays while it is pointed at or has the focus', async () => {
  await page.viewport(1280, 800);
  await stopTheClock();
  notify('success', 'Saved.');
  await vi.advanceTimersByTimeAsync(100);
  const message = page.getByText('Saved.');
  await message.hover();
  await vi.advanceTimersByTimeAsync(20_000);
  await expect.element(message).toBeVisible();
  close.element().focus();
  await heading.hover();
  await vi.advanceTimersByTimeAsync(20_000);
  await expect.element(message).toBeVisible();
  await heading.click();
  await vi.advanceTimersByTimeAsync(3000);
  await expect.element(message).toBeVisible();
  await vi.advanceTimersByTimeAsync(3000);
  await expect.element(message).not.toBeInTheDocument();
});

test('on a phone what only tells of success goes at the next press, and an error stays', async () => {
  await stopTheClock();
  notify('success', 'Saved.');
  notify('error', 'Not saved.');
  await vi.advanceTimersByTimeAsync(100);
  await expect.element(page.getByText('Saved.', { exact: true })).toBeVisible();
  await heading.click();
  await vi.advanceTimersByTimeAsync(1000);
  await expect.element(page.getByText('Saved.', { exact: true })).not.toBeInTheDocument();
  await expect.element(page.getByText('Not saved.')).toBeVisible();
});
