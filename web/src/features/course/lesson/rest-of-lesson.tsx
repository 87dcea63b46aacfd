import type { LessonView } from '@pius/contracts/course.ts';
import type { LessonProgressState } from '@/learning/progress/use-lesson-progress.ts';
import { ActivitiesSection } from './activities-section.tsx';
import { OtherLessons } from './other-lessons.tsx';
import { QuizPanel } from './quiz-panel.tsx';
import { ReadMark } from './read-mark.tsx';
import { TeachingSection, VocabularySection } from './teaching-sections.tsx';
import { TrustLine } from './trust-line.tsx';

interface RestOfLessonProps {
  lesson: LessonView;
  progress: LessonProgressState;
}

/** What stands below the story of a lesson. */
export function RestOfLesson({ lesson, progress }: RestOfLessonProps) {
  const mark = (part: 'teaching' | 'vocabulary') => (
    <ReadMark done={progress.parts.has(part)} onDone={() => progress.markDone(part)} part={part} />
  );
  return (
    <>
      <TeachingSection hasMore={lesson.way === 'by-heart'} teaching={lesson.teaching}>
        {mark('teaching')}
      </TeachingSection>
      <VocabularySection vocabulary={lesson.vocabulary}>{mark('vocabulary')}</VocabularySection>
      <ActivitiesSection lesson={lesson} progress={progress} />
      <QuizPanel lesson={lesson} progress={progress} />
      <OtherLessons lesson={lesson} />
      <TrustLine lesson={lesson} />
    </>
  );
}
