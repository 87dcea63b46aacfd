import { expect, it } from 'vitest';
import { dayOf, versionLabel } from './agreement-days.ts';

it('a moment is told as a day of the family', () => {
  const moment = '2026-03-01T02:00:00.000Z';
  expect(dayOf(moment, 'en', 'Europe/Rome')).toBe('March 1, 2026');
  expect(dayOf(moment, 'fr', 'America/Sao_Paulo')).toBe('28 février 2026');
});

it('the version of a text is the same day everywhere', () => {
  expect(versionLabel('2025-06-20', 'pt-BR')).toBe('20 de junho de 2025');
  expect(versionLabel('draft', 'en')).toBe('draft');
});
