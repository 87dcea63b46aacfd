import type { TriviaDay, TriviaQuestion } from '@pius/contracts/trivia.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { dayQuery } from '@/learning/days/day-query.ts';
import { useToday } from '@/learning/days/use-today.ts';
import type { TriviaMutation } from '@/learning/progress/mutations.ts';
import { onAnswer, outboxOf } from '@/learning/progress/outboxes.ts';
import type { SavedRound } from '@/learning/progress/send-mutation.ts';
import { useActivityState } from '@/learning/progress/use-activity-state.ts';
import { useProgressSync } from '@/learning/progress/use-progress-sync.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { newKey } from '@/ui/new-key.ts';
import {
  goneOn,
  nextPractice,
  notBegun,
  nothingSaved,
  type Play,
  roundOf,
  type SavedTrivia,
  withAnswer,
} from './trivia-round.ts';

/**
 * The trivia of a child's day: its questions, how far the child is, and what it can do.
 * @param childId - The child, null for nobody.
 */
export function useDailyTrivia(childId: string | null) {
  const today = useToday();
  const language = useLanguage();
  const client = useQueryClient();
  // A round that was begun before midnight is gone on with after it.
  const [begunOn, setBegunOn] = useState<string | null>(null);
  const day = begunOn ?? today;
  const query = dayQuery('trivia', day, language, childId);
  const { data, error, refetch } = useQuery({ ...query, enabled: childId !== null });
  const [stored, store] = useActivityState('trivia', 'daily', nothingSaved);
  const questions = data?.questions ?? null;
  const savedItems = questions ? roundOf(stored, day, questions) : stored;
  const waiting = useProgressSync(childId).find(isRoundOf(day)) ?? null;

  const save = useEffectEvent((saved: SavedRound) => {
    if (saved.day !== day) return;
    store((now) => (now.day === day ? { ...now, counted: saved.counted } : now));
    const { score, total } = saved;
    if (!saved.counted) void client.invalidateQueries({ queryKey: query.queryKey });
    else {
      client.setQueryData<TriviaDay>(
        query.queryKey,
        (current) => current && { ...current, round: { score, total } },
      );
    }
  });
  useEffect(() => {
    if (childId === null) return;
    return onAnswer(childId, (_, answer) => {
      if (answer.kind === 'trivia') save(answer.round);
    });
  }, [childId]);

  const setRound = (round: Play) => store({ ...savedItems, day, round });
  const setPractice = (practice: SavedTrivia['practice']) => store({ ...savedItems, practice });
  function answer(question: TriviaQuestion, choice: number) {
    const round = withAnswer(savedItems.round, question, choice);
    setBegunOn(day);
    setRound(round);
    if (
      childId === null ||
      round === savedItems.round ||
      round.answers.length !== questions?.length
    ) {
      return;
    }
    const answers = [...round.answers];
    const mutation: TriviaMutation = { kind: 'trivia', ...newHead(), day, language, answers };
    void outboxOf(childId).put(mutation);
  }
  return {
    day,
    questions,
    error,
    refetch: () => void refetch(),
    kept: savedItems,
    /** The round that counts, where the server has one that this device has not just played. */
    played: savedItems.round.answers.length === 0 ? (data?.round ?? null) : null,
    counts: data?.round ?? null,
    isWaiting: waiting !== null,
    answer,
    goOn: () => setRound(goneOn(savedItems.round)),
    practise: () => setPractice({ ...notBegun, daysBack: nextPractice(savedItems) }),
    playPractice: (play: Play) =>
      setPractice(savedItems.practice && { ...play, daysBack: savedItems.practice.daysBack }),
    endPractice: () => setPractice(null),
  };
}

export type DailyTriviaState = ReturnType<typeof useDailyTrivia>;

const newHead = () => ({ key: newKey(), at: new Date().toISOString() });

const isRoundOf = (day: string) => (mutation: { kind: string; day?: string }) =>
  mutation.kind === 'trivia' && mutation.day === day;
