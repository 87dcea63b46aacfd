import { useState } from 'react';
import { useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { renderPart } from '@/test/render.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

function Example() {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <Button onClick={() => navigate('/second')}>Go on</Button>
      <Button onClick={() => setOpen(true)}>Leave</Button>
      <Dialog
        closeLabel="Close"
        description="Your answers will not be kept."
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Stay here</Button>
            <Button onClick={() => navigate(-1)}>Back</Button>
          </>
        }
        onOpenChange={setOpen}
        open={open}
        title="Leave the quiz?"
      />
    </>
  );
}

const dialog = page.getByRole('dialog', { name: 'Leave the quiz?' });
const opener = page.getByRole('button', { name: 'Leave' });
const closed = async () => {
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
};

test('a dialog closes on Escape, by its cross, by a press outside and on the way back, and gives the focus back', async () => {
  await renderPart(<Example />);
  await page.getByRole('button', { name: 'Go on' }).click();
  await opener.click();
  await expect.element(dialog).toHaveAccessibleDescription('Your answers will not be kept.');
  await expectNoAxeViolations();
  await userEvent.keyboard('{Escape}');
  await closed();
  await opener.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await closed();
  await opener.click();
  await expect.element(dialog).toBeVisible();
  await userEvent.click(document.querySelector('.dialog-overlay') as Element, {
    position: { x: 5, y: 5 },
  });
  await closed();
  await opener.click();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await closed();
});

test('the focus stays in a dialog', async () => {
  await renderPart(<Example />);
  await opener.click();
  for (let presses = 0; presses < 4; presses += 1) {
    await userEvent.tab();
    expect(dialog.element().contains(document.activeElement)).toBe(true);
  }
});
