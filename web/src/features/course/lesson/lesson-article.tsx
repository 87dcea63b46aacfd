import type { LessonView } from '@pius/contracts/course.ts';
import { useLessonProgress } from '@/learning/progress/use-lesson-progress.ts';
import { useTimeSpent } from '@/learning/progress/use-time-spent.ts';
import { GoalsSection } from './goals-section.tsx';
import { LessonHeader } from './lesson-header.tsx';
import { LessonRail } from './lesson-rail.tsx';
import { ReadMark } from './read-mark.tsx';
import { RestOfLesson } from './rest-of-lesson.tsx';
import { StorySection } from './story-section.tsx';
import { useWholeLesson } from './use-whole-lesson.ts';
import './lesson.css';

/** A whole lesson, open to anyone who sees it @see docs/requirements.md#r-lesson-page */
export function LessonArticle({ lesson }: { lesson: LessonView }) {
  const progress = useLessonProgress(lesson.id);
  useTimeSpent(lesson.id);
  const whole = useWholeLesson();
  const mark = (part: 'goals' | 'story') => (
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
          {whole ? <RestOfLesson lesson={lesson} progress={progress} /> : null}
        </article>
      </div>
    </div>
  );
}
