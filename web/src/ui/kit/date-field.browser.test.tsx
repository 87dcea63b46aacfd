import type { Language } from '@pius/domain/language.ts';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { renderPart } from '@/test/render.tsx';
import { DateField } from './date-field.tsx';

function OneDay({ error }: { error?: string }) {
  const [day, setDay] = useState('');
  return (
    <>
      <DateField
        error={error}
        label="Feast"
        max="2027-03-20"
        min="2025-11-10"
        onChange={setDay}
        value={day}
      />
      <output>{day || 'none'}</output>
    </>
  );
}

const field = page.getByLabelText('Feast', { exact: true });
const chosen = page.getByRole('status');

test.each<[Language, string]>([
  ['en', 'Wednesday, April 15, 2026'],
  ['fr', 'mercredi 15 avril 2026'],
])('a day is typed, and written out in the language of the page: %s', async (language, words) => {
  await renderPart(<OneDay />, { language });
  field.element().focus();
  await userEvent.keyboard('04152026');
  await expect.element(chosen).toHaveTextContent('2026-04-15');
  await expect.element(field).toHaveAccessibleDescription(words);
  await expectNoAxeViolations();
});

test('no day outside the limits is chosen', async () => {
  await renderPart(<OneDay />);
  await field.fill('2027-03-20');
  await expect.element(chosen).toHaveTextContent('2027-03-20');
  await field.fill('2027-03-21');
  await expect.element(chosen).toHaveTextContent('none');
});

test('a day that is wrong is told, and can be emptied', async () => {
  await renderPart(<OneDay error="Please try another date." />);
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveAccessibleDescription('Please try another date.');
  await field.fill('2026-02-19');
  await expect.element(chosen).toHaveTextContent('2026-02-19');
  await field.fill('');
  await expect.element(chosen).toHaveTextContent('none');
});
