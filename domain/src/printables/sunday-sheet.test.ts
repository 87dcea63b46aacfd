import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter } from '../calendar-day.ts';
import { allLessonIds } from '../course/ids.ts';
import {
  comingSunday,
  daysOfSheet,
  isSunday,
  lessonsOfSheet,
  mostLessons,
  sundaySheet,
} from './sunday-sheet.ts';

const lesson = fc.constantFrom(...allLessonIds);
const child = fc.record({ lessons: fc.uniqueArray(lesson, { maxLength: 6 }), next: lesson });
const choices = {
  prayers: [
    { id: 'glory', lessons: [] },
    { id: 'angel', lessons: ['2-5'] },
  ],
  deeds: [{ id: 'candle' }, { id: 'walk' }],
};
const entries = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

describe('the Sunday of a day', () => {
  it('is itself on a Sunday, else the next', () => {
    expect(comingSunday('2026-11-22')).toBe('2026-11-22');
    expect(comingSunday('2026-11-23')).toBe('2026-11-29');
    expect(comingSunday('2026-11-28')).toBe('2026-11-29');
    expect(isSunday('2026-11-21')).toBe(false);
    expect(isSunday('sunday')).toBe(false);
  });

  it('has a sheet of the seven days that end on its Friday', () => {
    expect(daysOfSheet('2026-11-22')).toEqual({ from: '2026-11-14', to: '2026-11-20' });
  });
});

describe('the lessons of a sheet', () => {
  it('are what the children worked on, one of each child’s before a second of any', () => {
    const lucia = { lessons: ['2-2', '2-1', '1-3'], next: '2-3' };
    const marco = { lessons: ['1-1'], next: '1-2' };
    expect(lessonsOfSheet([lucia, marco])).toEqual({
      lessons: ['2-2', '1-1', '2-1'],
      ahead: false,
    });
  });

  it('of a class are those of most children first', () => {
    const of = (...lessons: string[]) => ({ lessons, next: '6-6' });
    const nine = [of('3-1'), of('2-5'), of('2-5', '3-1'), of('2-5'), of('1-1'), of(), of('4-1')];
    expect(lessonsOfSheet(nine).lessons).toEqual(['2-5', '3-1', '1-1']);
  });

  it('are the next ones where nobody did anything, and of module 1 without children', () => {
    const idle = (next: string) => ({ lessons: [], next });
    expect(lessonsOfSheet([idle('2-1'), idle('1-2'), idle('2-1')])).toEqual({
      lessons: ['2-1', '1-2'],
      ahead: true,
    });
    expect(lessonsOfSheet([])).toEqual({ lessons: ['1-1', '1-2', '1-3'], ahead: true });
  });

  it('are one to three, each once, and every child of three or fewer finds its own', () => {
    fc.assert(
      fc.property(fc.array(child, { maxLength: 12 }), (children) => {
        const { lessons, ahead } = lessonsOfSheet(children);
        expect(lessons.length).toBeGreaterThan(0);
        expect(lessons.length).toBeLessThanOrEqual(mostLessons);
        expect(new Set(lessons).size).toBe(lessons.length);
        expect(ahead).toBe(children.every((each) => each.lessons.length === 0));
        if (ahead || children.length > mostLessons) return;
        for (const each of children.filter((one) => one.lessons.length > 0)) {
          expect(each.lessons.some((one) => lessons.includes(one))).toBe(true);
        }
      }),
    );
  });
});

describe('a sheet', () => {
  const of = (sunday: string, ids: string[], ahead = false) =>
    sundaySheet({ sunday, lessons: ids.map((id) => ({ id, entries })), ahead, ...choices });

  it('has three questions, none twice, of each of its lessons one, and others the week after', () => {
    const day = fc.integer({ min: 0, max: 3000 }).map((week) => daysAfter('2020-01-05', week * 7));
    fc.assert(
      fc.property(
        day,
        fc.uniqueArray(lesson, { minLength: 1, maxLength: mostLessons }),
        fc.boolean(),
        (sunday, ids, ahead) => {
          const { questions } = of(sunday, ids, ahead);
          const names = questions.map(({ lesson: id, entry }) => `${id} ${entry}`);
          expect(new Set(names).size).toBe(3);
          expect(new Set(questions.map(({ lesson: id }) => id))).toEqual(new Set(ids));
          expect(of(sunday, ids, ahead).questions).toEqual(questions);
          const after = of(daysAfter(sunday, 7), ids, ahead).questions;
          const again = after.filter(({ lesson: id, entry }) => names.includes(`${id} ${entry}`));
          expect(again).toEqual([]);
        },
      ),
    );
  });

  it('has the prayer of one of its lessons, else the next of the list', () => {
    expect(of('2026-11-22', ['1-1', '2-5']).prayer).toBe('angel');
    const others = ['2026-11-22', '2026-11-29'].map((sunday) => of(sunday, ['1-1']).prayer);
    expect(new Set(others)).toEqual(new Set(['glory', 'angel']));
  });

  it('asks for what the first lesson proposes, and for something of the list before it is learnt', () => {
    expect(of('2026-11-22', ['2-5', '1-1']).deed).toEqual({ lesson: '2-5' });
    const ahead = ['2026-11-22', '2026-11-29'].map((sunday) => of(sunday, ['2-5'], true).deed);
    expect(ahead).toEqual(expect.arrayContaining([{ id: 'candle' }, { id: 'walk' }]));
  });
});
