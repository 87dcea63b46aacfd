import type { LessonView } from '@pius/contracts/course.ts';
import { useLessonProgress } from '@/shared/progress/use-lesson-progress.ts';
import { useTimeSpent } from '@/shared/progress/use-time-spent.ts';
import { ActivitiesSection } from './activities-section.tsx';
import { LessonHeader } from './lesson-header.tsx';
import type { ReadPart } from './lesson-parts.ts';
import { LessonRail } from './lesson-rail.tsx';
import { GoalsSection, TeachingSection, VocabularySection } from './open-sections.tsx';
import { OtherLessons } from './other-lessons.tsx';
import { QuizPanel } from './quiz-panel.tsx';
import { ReadMark } from './read-mark.tsx';
import { StorySection } from './story-section.tsx';
import { TrustLine } from './trust-line.tsx';
import { useWholeLesson } from './use-whole-lesson.ts';
import './lesson.css';

/** A whole lesson, open to whoever sees it. @see docs/requirements.md#r-lesson-page */
export function LessonArticle({ lesson }: { lesson: LessonView }) {
  const progress = useLessonProgress(lesson.id);
  useTimeSpent(lesson.id);
  const whole = useWholeLesson();
  const mark = (part: ReadPart) => (
    <ReadMark done={progress.parts.has(part)} onDone={() => progress.markDone(part)} part={part} />
  );
  return (
    <div data-lesson={lesson.id} data-module={lesson.module}>
      <LessonHeader lesson={lesson} progress={progress} />
      <div className="lesson-body wrap">
        <LessonRail done={progress.parts} lesson={lesson} />
        <article className="lesson-sections">
          <GoalsSection goals={lesson.goals}>{mark('goals')}</GoalsSection>
          <StorySection lesson={lesson}>{mark('story')}</StorySection>
          {whole ? (
            <>
              <TeachingSection hasMore={lesson.way === 'by-heart'} teaching={lesson.teaching}>
                {mark('teaching')}
              </TeachingSection>
              <VocabularySection vocabulary={lesson.vocabulary}>
                {mark('vocabulary')}
              </VocabularySection>
              <ActivitiesSection lesson={lesson} progress={progress} />
              <QuizPanel lesson={lesson} progress={progress} />
              <OtherLessons lesson={lesson} />
              <TrustLine lesson={lesson} />
            </>
          ) : null}
        </article>
      </div>
    </div>
  );
}
