import { expect, it } from 'vitest';
import { panesOf, partsInOrder, sectionStates } from './lesson-parts.ts';

const activities = ['a1', 'a2', 'a3', 'a4', 'a5'].map((id) => ({
  id,
  kind: 'ordering' as const,
  prompt: '',
  items: [],
}));
const lesson = { activities };

it('a lesson has ten parts, the quiz last', () => {
  const parts = partsInOrder(lesson);
  expect(parts).toHaveLength(10);
  expect(parts.at(-1)).toBe('quiz');
});

it('the first pane that is not lit is the next one, also after parts done out of order', () => {
  const done = new Set(['goals', 'teaching', 'activity:a2']);
  expect(panesOf(lesson, done)).toEqual([
    'lit',
    'next',
    'lit',
    'unlit',
    'unlit',
    'lit',
    'unlit',
    'unlit',
    'unlit',
    'unlit',
  ]);
});

it('the activities are done when all five are', () => {
  const read = ['goals', 'story', 'teaching', 'vocabulary'];
  const four = ['a1', 'a2', 'a3', 'a4'].map((id) => `activity:${id}`);
  const stateOf = (parts: string[]) =>
    sectionStates(lesson, new Set(parts)).find(({ section }) => section === 'activities')?.state;
  expect(stateOf([...read, ...four])).toBe('next');
  expect(stateOf([...read, ...four, 'activity:a5'])).toBe('lit');
});
