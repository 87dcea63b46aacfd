import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { exampleChild, exampleProfile } from '@/test/family.ts';
import { answer } from '@/test/network.ts';
import { renderPart } from '@/test/render.tsx';
import { say } from '@/test/words.ts';
import { AgreementsSection } from './agreements-section.tsx';

const child = exampleChild();
const { name } = child;
const version = '2025-06-20';
const input = { version, given_at: '2026-01-10T09:00:00.000Z', withdrawn_at: null };
const ofAccount = (['terms', 'privacy', 'adult'] as const).map((kind) => ({
  ...input,
  kind,
  child_id: null,
}));
const ofChild = { ...input, kind: 'child-data' as const, child_id: child.id };
const taken = { ...ofChild, withdrawn_at: '2026-02-01T09:00:00.000Z' };
const dialog = page.getByRole('dialog');
const button = (key: string) =>
  page.getByRole('button', { name: say(`settings:${key}`, { name }) });
const consent = 'POST /rest/v1/children/{id}/data-consent';

async function show(...agreements: (typeof taken | typeof ofChild)[]): Promise<void> {
  answer('GET /rest/v1/account/consents', { items: [...ofAccount, ...agreements], next: null });
  answer('GET /rest/v1/children', { items: [child], next: null });
  answer('GET /rest/v1/profiles/{id}', exampleProfile());
  await renderPart(<AgreementsSection childrenOfFamily={[child]} profile={exampleProfile()} />, {
    viewer: 'parent',
  });
}

test('each agreement stands with the day of its text, and one of a child is taken back after what follows is said', async () => {
  await show(ofChild);
  await expect.element(page.getByText(/June 20, 2025/).first()).toBeVisible();
  expect(page.getByText(/June 20, 2025/).elements()).toHaveLength(4);
  const calls = answer(consent, { given: false });
  await button('withdraw.open.label').click();
  await expect.element(page.getByText(say('settings:withdraw.stays', { name }))).toBeVisible();
  await expectNoAxeViolations();
  await button('withdraw.submit').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls.map(({ params, body }) => [params.id, body])).toEqual([
    [child.id, { given: false }],
  ]);
});

test('one that was taken back is given again only with the mark set', async () => {
  await show(taken);
  await expect
    .element(page.getByRole('link', { name: say('settings:withdraw.delete', { name }) }))
    .toBeVisible();
  await expectNoAxeViolations();
  const calls = answer(consent, { given: true });
  await button('give.open.label').click();
  await button('give.submit').click();
  await expect.element(page.getByText(say('errors:consent_required'))).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('checkbox').click();
  await button('give.submit').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls.map(({ body }) => body)).toEqual([{ given: true }]);
});
