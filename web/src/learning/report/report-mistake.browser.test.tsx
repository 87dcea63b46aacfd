import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { answer, refuse } from '@/test/network.ts';
import { renderPart } from '@/test/render.tsx';
import { expectSays } from '@/test/says.ts';
import { say } from '@/test/words.ts';
import type { ReportSubject } from './report-dialog.tsx';
import { ReportMistake } from './report-mistake.tsx';

const report = 'POST /rest/v1/mistake-reports';
const opener = page.getByRole('button', { name: 'Report a mistake' });
const dialog = page.getByRole('dialog');
const message = page.getByLabelText(say('report:message'));
const email = page.getByLabelText(say('report:email'));
const send = page.getByRole('button', { name: say('report:send') });

async function open(viewer: 'visitor' | 'child', lesson: string) {
  const subject: ReportSubject = { lesson, language: 'en', name: 'A lesson' };
  const { unmount } = await renderPart(
    <ReportMistake subject={subject}>Report a mistake</ReportMistake>,
    { viewer },
  );
  await opener.click();
  await expect.element(dialog).toBeVisible();
  return unmount;
}

test('a visitor is told what is wrong, and loses nothing', async () => {
  await open('visitor', '1-1');
  await expectNoAxeViolations();
  await send.click();
  await expect.element(page.getByText(say('errors:report_empty'))).toBeVisible();
  await expect.element(message).toHaveFocus();
  await message.fill('Two words are wrong.');
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
  await opener.click();
  await expect.element(message).toHaveValue('Two words are wrong.');
  await email.fill('anna');
  await send.click();
  await expect.element(page.getByText(say('errors:email_invalid'))).toBeVisible();
  await email.fill('anna@example.org');
  const failed = refuse(report, 'service_unavailable');
  await send.click();
  await expectSays(dialog.getByRole('alert'), say('errors:service_unavailable'));
  await expect.element(message).toHaveValue('Two words are wrong.');
  const sent = answer(report, { received: true });
  await send.click();
  await expect.element(page.getByText(say('report:thanks'))).toBeVisible();
  expect(sent[0]?.body).toEqual(failed[0]?.body);
  await dialog
    .getByRole('button', { name: say('report:close') })
    .first()
    .click();
  await expect.element(opener).toHaveFocus();
});

test('a child is asked for no address', async () => {
  await open('child', '1-2');
  await expect.element(dialog).toHaveAccessibleDescription(say('report:lead-child'));
  await expect.element(email).not.toBeInTheDocument();
  await expectNoAxeViolations();
  const sent = answer(report, { received: true });
  await message.fill('A picture is missing.');
  await send.click();
  await expect.element(page.getByText(say('report:thanks'))).toBeVisible();
  expect(sent[0]?.body).not.toHaveProperty('email');
});

test('what a visitor has begun to write is not found by a child', async () => {
  const leave = await open('visitor', '1-3');
  await message.fill('Written by somebody else.');
  await leave();
  await open('child', '1-3');
  await expect.element(dialog).toHaveAccessibleDescription(say('report:lead-child'));
  await expect.element(message).toHaveValue('');
});
