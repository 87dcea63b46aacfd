import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPart } from '@/test/render.tsx';
import { Button } from './button.tsx';
import { panesInOrder } from './panes.ts';
import { ProgressPanes } from './progress-panes.tsx';
import { RoseProgress } from './rose-progress.tsx';

function Example() {
  const [lit, setLit] = useState(2);
  return (
    <>
      <Button onClick={() => setLit(lit + 1)}>Light the next pane</Button>
      <RoseProgress
        count={`${lit} / 16`}
        emblem="emblem-2-creed"
        note="lessons"
        panes={panesInOrder(16, lit, true).map((state) => ({ state }))}
      />
      <ProgressPanes
        label="Progress"
        panes={panesInOrder(10, lit, true)}
        valueText={`${lit} of 10`}
      />
    </>
  );
}

test('panes kindle one by one, and the count beside them says so', async () => {
  await renderPart(<Example />);
  await expect.element(page.getByText('2 / 16', { exact: false })).toBeVisible();
  await page.getByRole('button').click();
  await expect.element(page.getByText('3 / 16', { exact: false })).toBeVisible();
  const row = page.getByRole('progressbar');
  await expect.element(row).toHaveAttribute('aria-valuenow', '3');
  expect(row.element().querySelectorAll('[data-state=next]')).toHaveLength(1);
});
