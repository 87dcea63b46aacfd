import type { ChildProgress } from '@pius/contracts/progress.ts';
import { passPercentage } from '@pius/domain/progress/parts.ts';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import type { CourseModule } from '../../course/next-lesson.ts';
import { CertificateLink } from './certificate-link.tsx';
import { formatPercent } from './format.ts';
import { LessonFacts } from './lesson-facts.tsx';
import { unfinishedLessons } from './lesson-status.ts';
import { ModuleRow } from './module-row.tsx';
import { TravelNote } from './travel-note.tsx';
import { WentWrong } from './went-wrong.tsx';

interface ModuleLessonsProps {
  modules: readonly CourseModule[];
  progress: ChildProgress;
}

/**
 * For a parent: the six modules of a child, each opens to its lessons; the one worked on last is
 * open.
 */
export function ModuleLessons({ modules, progress }: ModuleLessonsProps) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const [latest] = unfinishedLessons(progress.lessons);
  const open = latest?.lesson.split('-')[0] ?? String(progress.current_module);
  return (
    <>
      <p className="max-w-[64ch] pt-4 pb-2 text-ink-soft">
        {t('lesson.rule', { percent: formatPercent(passPercentage, language) })}
      </p>
      <ul className="divide-y-[1.5px] divide-rule">
        {modules.map((module) => (
          <li data-module={module.number} key={module.number}>
            <details className="group" open={open === String(module.number)}>
              <summary className="flex list-none items-center gap-3 rounded-control py-3.5 hover:text-link [&::-webkit-details-marker]:hidden">
                <div className="min-w-0 flex-1">
                  <ModuleRow insideControl module={module} progress={progress} />
                </div>
                <ChevronDown aria-hidden className="transition-transform group-open:rotate-180" />
              </summary>
              <Lessons module={module} progress={progress} />
              <CertificateLink childId={progress.child_id} module={module} progress={progress} />
            </details>
          </li>
        ))}
      </ul>
      <TravelNote className="my-5" />
    </>
  );
}

function Lessons({ module, progress }: { module: CourseModule; progress: ChildProgress }) {
  const { t } = useTranslation('dashboard');
  return (
    <ol
      aria-label={t('module.lessons', { title: module.title })}
      className="mb-4 divide-y-[1.5px] divide-rule border-m-mid border-s-4 ps-4 md:ms-16"
    >
      {module.lessons.map(({ id, number, title, available }) => {
        const begun = progress.lessons.find(({ lesson }) => lesson === id);
        return (
          <li className="py-2.5" key={id}>
            <LessonFacts available={available} lesson={begun} place={`${number}.`} title={title} />
            {begun && begun.quiz_tries > 0 ? (
              <WentWrong childId={progress.child_id} lesson={id} />
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
