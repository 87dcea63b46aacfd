import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '@/test/render.tsx';
import { say } from '@/test/words.ts';
import { FormDialog } from './form-dialog.tsx';
import { RadioGroup } from './radio-group.tsx';
import { TextField } from './text-field.tsx';

interface SampleProps {
  busy?: boolean;
  onClose?: () => void;
}

function Sample({ busy = false, onClose = () => undefined }: SampleProps) {
  const [wrong, setWrong] = useState(false);
  const error = wrong ? 'Please fill this in' : undefined;
  const options = [
    { value: 'month', label: 'A month' },
    { value: 'year', label: 'A year' },
  ];
  return (
    <FormDialog
      busy={busy}
      onClose={onClose}
      onSubmit={() => setWrong(true)}
      submitLabel="Give"
      title="Give access"
    >
      <RadioGroup error={error} legend="How long?" name="months" options={options} />
      <TextField error={error} label="Why?" />
    </FormDialog>
  );
}

it('the first thing that is wrong has the focus, also where it is a choice', async () => {
  await renderPart(<Sample />);
  await page.getByRole('button', { name: 'Give' }).click();
  await expect.element(page.getByRole('radio', { name: 'A month' })).toHaveFocus();
});

it('it closes by Cancel', async () => {
  const onClose = vi.fn();
  await renderPart(<Sample onClose={onClose} />);
  await page.getByRole('button', { name: say('common:dialog.cancel') }).click();
  expect(onClose).toHaveBeenCalledOnce();
});

it('it stays open while it is being sent', async () => {
  const onClose = vi.fn();
  await renderPart(<Sample busy onClose={onClose} />);
  await expect.element(page.getByRole('button', { name: 'Give' })).toHaveAttribute('aria-busy');
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
});
