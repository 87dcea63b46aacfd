import { afterEach, expect, it, vi } from 'vitest';
import { newKey } from '@/ui/new-key.ts';
import { type PendingMutation, reviewStatusOf } from './mutations.ts';

const at = '2026-01-01T10:00:00.000Z';
const part = (name: string, lesson = '1-1'): PendingMutation => ({
  kind: 'part',
  key: name,
  at,
  lesson,
  part: name,
});
const quiz = (percentage?: number): PendingMutation => ({
  kind: 'quiz',
  key: 'q',
  at,
  lesson: '1-1',
  answers: [],
  language: 'en',
  ...(percentage === undefined ? {} : { percentage }),
});

afterEach(() => vi.unstubAllGlobals());

it('a lesson not begun stands at nothing', () => {
  expect(reviewStatusOf('1-1', undefined, [])).toEqual({
    parts: new Set(),
    percentage: 0,
    completed: false,
    bestQuiz: null,
  });
});

it('parts that wait count with those the server has, once each', () => {
  const cached = {
    lesson: '1-1',
    percentage: 25,
    completed: false,
    parts: ['goals', 'story'],
    best_quiz: null,
  };
  const status = reviewStatusOf('1-1', cached, [part('story'), part('activity:a1')]);
  expect([...status.parts].toSorted()).toEqual(['activity:a1', 'goals', 'story']);
  expect(status.percentage).toBe(31);
});

it('acts in other lessons and time spent change nothing here', () => {
  const mutations: PendingMutation[] = [
    part('story', '1-2'),
    { kind: 'time', key: 't', at, lesson: '1-1', seconds: 9 },
  ];
  expect(reviewStatusOf('1-1', undefined, mutations).percentage).toBe(0);
});

it('the best quiz counts, and 60 per cent completes the lesson', () => {
  expect(reviewStatusOf('1-1', undefined, [quiz(60), quiz(20)])).toMatchObject({
    percentage: 15,
    completed: true,
    bestQuiz: 60,
  });
  expect(reviewStatusOf('1-1', undefined, [quiz(59)])).toMatchObject({
    percentage: 0,
    completed: false,
    bestQuiz: 59,
  });
});

it('a quiz that nobody has graded yet changes nothing', () => {
  expect(reviewStatusOf('1-1', undefined, [quiz()])).toMatchObject({
    completed: false,
    bestQuiz: null,
  });
});

it('a key is a random UUID, also where the browser makes none', () => {
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  const { crypto } = globalThis;
  expect(newKey()).toMatch(uuid);
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const keys = Array.from({ length: 50 }, newKey);
  for (const key of keys) expect(key).toMatch(uuid);
  expect(new Set(keys).size).toBe(50);
});
