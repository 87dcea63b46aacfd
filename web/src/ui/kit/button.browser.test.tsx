import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '@/test/render.tsx';
import { Button } from './button.tsx';

test('a locked button can be reached and says why; a busy one does nothing', async () => {
  const action = vi.fn();
  const explain = vi.fn();
  await renderPart(
    <>
      <Button locked onClick={action} onLockedPress={explain} reason="Finish lesson 1 first.">
        Locked
      </Button>
      <Button busy onClick={action}>
        Saving
      </Button>
    </>,
  );
  const locked = page.getByRole('button', { name: 'Locked' });
  await expect.element(locked).toHaveAccessibleDescription('Finish lesson 1 first.');
  await userEvent.tab();
  await expect.element(locked).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(explain).toHaveBeenCalledOnce();
  const busy = page.getByRole('button', { name: 'Saving' });
  await expect.element(busy).toHaveAttribute('aria-busy', 'true');
  await userEvent.tab();
  await expect.element(busy).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(action).not.toHaveBeenCalled();
});
