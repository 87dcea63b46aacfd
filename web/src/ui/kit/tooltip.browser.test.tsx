import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '@/test/render.tsx';
import { Tooltip } from './tooltip.tsx';

afterEach(() => vi.useRealTimers());

test('the words of a tooltip come after 700 ms of rest', async () => {
  await renderPart(
    <Tooltip text="Words that help">
      <button type="button">First Steps</button>
    </Tooltip>,
  );
  const tooltip = page.getByRole('tooltip');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await userEvent.hover(page.getByRole('button'));
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(600);
  await expect.element(tooltip).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(200);
  await expect.element(tooltip).toHaveTextContent('Words that help');
});
