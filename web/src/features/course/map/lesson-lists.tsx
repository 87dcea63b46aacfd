import type { Course } from '@pius/contracts/course.ts';
import { createContext, lazy, memo, type ReactNode, Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { type CourseModule, lessonsDone } from '@/learning/course/next-lesson.ts';
import { useLearner } from '@/learning/progress/use-learner.ts';
import { Accordion, AccordionItem } from '@/ui/kit/accordion.tsx';
import { retryImport } from '@/ui/retry-import.ts';
import { lessonsAnchor } from './anchors.ts';
import { LessonList } from './lesson-list.tsx';
import { useUnlockedLessons } from './use-unlocked-lessons.ts';

const ModuleDownload = lazy(() =>
  retryImport(() => import('./module-download.tsx')).then((part) => ({
    default: part.ModuleDownload,
  })),
);

interface LessonListsProps {
  course: Course;
  writtenInCache: boolean;
}

/** Below the road: the lessons of each module, folded together. */
export const LessonLists = memo(function LessonLists({ course, writtenInCache }: LessonListsProps) {
  const { t } = useTranslation('map');
  useUnlockedLessons();
  const current = course.modules.find(({ state }) => state === 'current')?.number;
  return (
    <section className="map-lessons">
      <h2>{t('all-lessons')}</h2>
      <LearnerNotice>
        <Accordion>
          {course.modules.map((module) => (
            <AccordionItem
              key={module.number}
              open={module.number === current}
              summary={
                <span className="grid gap-x-3 sm:flex sm:flex-wrap sm:items-baseline">
                  <span className="text-m" data-module={module.number}>
                    {t('module', { number: module.number })}
                  </span>
                  <span>{module.title}</span>
                  <span className="font-normal text-ink-soft">
                    {t('lessons-of', { done: lessonsDone(module), count: module.lessons.length })}
                  </span>
                </span>
              }
            >
              <div className="scroll-mt-28" id={lessonsAnchor(module.number)}>
                <p className="mb-3 max-w-[60ch] text-ink-soft">{module.summary}</p>
                <LessonList module={module} writtenInCache={writtenInCache} />
                <PathPlace module={module} />
              </div>
            </AccordionItem>
          ))}
        </Accordion>
      </LearnerNotice>
    </section>
  );
});

const ChildIsHere = createContext(false);

/** Apart, so that learning who is here draws none of the lists again. */
function LearnerNotice({ children }: { children: ReactNode }) {
  return <ChildIsHere value={useLearner()?.kind === 'child'}>{children}</ChildIsHere>;
}

function PathPlace({ module }: { module: CourseModule }) {
  return <Suspense>{use(ChildIsHere) && <ModuleDownload module={module} />}</Suspense>;
}
