import { expect, it } from 'vitest';
import {
  answerQuestion,
  answersOf,
  isAnswered,
  startQuiz,
  unansweredPlaces,
} from './quiz-state.ts';

it('false is an answer, spaces are none', () => {
  const state = answerQuestion(answerQuestion(startQuiz, 'q1', false), 'q2', '  ');
  expect(['q1', 'q2', 'q3'].map((id) => isAnswered(state, id))).toEqual([true, false, false]);
});

it('the questions without an answer are known by their places', () => {
  const state = answerQuestion(answerQuestion(startQuiz, 'q2', 'Bepi'), 'q3', ' ');
  expect(unansweredPlaces(state, ['q1', 'q2', 'q3'])).toEqual([0, 2]);
});

it('answers are sent in the order of the questions, trimmed, without the empty ones', () => {
  const state = [
    ['q3', ' Bepi '],
    ['q2', ''],
    ['q1', true],
  ].reduce((now, [id, value]) => answerQuestion(now, String(id), value ?? ''), startQuiz);
  expect(answersOf(state, ['q1', 'q2', 'q3'])).toEqual([
    { id: 'q1', value: true },
    { id: 'q3', value: 'Bepi' },
  ]);
});

it('a changed answer makes it another attempt', () => {
  const attempt = { key: 'k', at: '2026-01-01T00:00:00Z', answers: [], language: 'en' as const };
  expect(answerQuestion({ ...startQuiz, attempt }, 'q1', true).attempt).toBeNull();
});
