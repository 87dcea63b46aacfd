import { expect, it } from 'vitest';
import {
  readSundaySettings,
  sundaysToChoose,
  withLesson,
  writeSundaySettings,
} from './sunday-settings.ts';

const read = (text: string) => readSundaySettings(new URLSearchParams(text), 'fr');

it('an address gives back the settings it was written from', () => {
  const settings = {
    sunday: '2026-11-22',
    lessons: ['2-5', '1-3'],
    ahead: true,
    paper: 'letter' as const,
  };
  expect(read(new URLSearchParams(writeSundaySettings(settings)).toString())).toEqual(settings);
});

it('what an address says wrongly is as if it said nothing', () => {
  const nothing = { sunday: null, lessons: [], ahead: false, paper: 'a4' };
  expect(read('')).toEqual(nothing);
  expect(read('sunday=2026-11-21&lessons=9-9,x&ahead=perhaps&paper=a9')).toEqual(nothing);
  expect(read('lessons=1-1,1-1,1-2,1-3,2-1').lessons).toEqual(['1-1', '1-2', '1-3']);
});

it('the Sundays to choose from hold the one chosen, in order', () => {
  const sundays = sundaysToChoose('2026-11-20', '2026-01-04');
  expect(sundays[0]).toBe('2026-01-04');
  expect(sundays).toHaveLength(9);
  expect(sundays.slice(1, 4)).toEqual(['2026-11-08', '2026-11-15', '2026-11-22']);
  expect(sundaysToChoose('2026-11-22', '2026-11-22')).toContain('2026-12-27');
});

it('a lesson takes the place of another, stands once, and can go', () => {
  expect(withLesson(['1-1', '1-2'], 1, '2-5')).toEqual(['1-1', '2-5']);
  expect(withLesson(['1-1'], 1, '2-5')).toEqual(['1-1', '2-5']);
  expect(withLesson(['1-1', '1-2'], 1, '1-1')).toEqual(['1-1']);
  expect(withLesson(['1-1', '1-2', '1-3'], 1, '')).toEqual(['1-1', '1-3']);
});
