import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { answer } from '@/test/network.ts';
import { renderPart } from '@/test/render.tsx';
import { say } from '@/test/words.ts';
import { ExportSection } from './export-section.tsx';

test('one press gives the family’s data as a file, and the page says what is in it', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'about:blank';
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const profiles = [
    { role: 'parent', full_name: 'Ana Costa' },
    { role: 'child', full_name: 'Lucia' },
  ];
  answer('GET /rest/v1/account/export', {
    // The evening of November 1 in New York is the next day in Paris.
    exported_at: '2026-11-01T23:30:00.000Z',
    tables: { profiles, badges: [] },
  });
  await renderPart(<ExportSection timeZone="Europe/Paris" />, { viewer: 'parent' });
  await page.getByRole('button', { name: say('settings:export.submit'), exact: true }).click();
  const children = say('settings:export.children', { count: 1 });
  await expect.element(page.getByText(children, { exact: true })).toBeVisible();
  expect(page.getByRole('listitem').elements()).toHaveLength(1);
  expect(names).toEqual(['saint-pius-x-quest-2026-11-02.json']);
  expect(JSON.parse((await saved[0]?.text()) ?? '')).toMatchObject({
    summary: [children],
    tables: { profiles },
  });
  await expectNoAxeViolations();
});
