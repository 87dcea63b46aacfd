import type { LessonView } from '@pius/contracts/course.ts';
import type { Language } from '@pius/domain/language.ts';
import { useEffect, useState } from 'react';

/**
 * A sentence of the lesson about what was missed; null while nothing was, or where there is none.
 * What finds it is fetched at the first miss.
 */
export function useLessonClue(
  term: string | null,
  lesson: Pick<LessonView, 'story' | 'teaching'>,
  language: Language,
): string | null {
  const [result, setClue] = useState<{ term: string; clue: string | null } | null>(null);
  useEffect(() => {
    if (term === null) return;
    import('./lesson-clue.ts')
      .then(({ sentenceAbout }) => setClue({ term, clue: sentenceAbout(term, lesson, language) }))
      .catch(reportError);
  }, [term, lesson, language]);
  return result?.term === term ? result.clue : null;
}
