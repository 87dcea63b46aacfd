import { useEffect, useState } from 'react';
import { retryImport } from '@/ui/retry-import.ts';

type QuizEnd = typeof import('./quiz-end.tsx')['QuizEnd'];

/**
 * What is shown after the last question.
 * @param begun - Whether the quiz was begun, as nobody needs it before.
 * @returns Undefined until it is here, however long the network fails.
 */
export function useQuizEnd(begun: boolean): QuizEnd | undefined {
  const [end, setEnd] = useState<QuizEnd>();
  useEffect(() => {
    if (!begun) return;
    let left = false;
    void retryImport(() => import('./quiz-end.tsx')).then((part) => {
      if (!left) setEnd(() => part.QuizEnd);
    });
    return () => {
      left = true;
    };
  }, [begun]);
  return end;
}
