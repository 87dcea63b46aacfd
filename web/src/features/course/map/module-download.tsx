import { freeModule } from '@pius/domain/account/module-access.ts';
import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CourseModule } from '@/learning/course/next-lesson.ts';
import { isModuleSaved } from '@/learning/lessons/saved-modules.ts';
import { useLearner } from '@/learning/progress/use-learner.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { retryImport } from '@/ui/retry-import.ts';

const Shelf = lazy(() =>
  retryImport(() => import('../download/download-shelf.tsx')).then((part) => ({
    default: part.DownloadShelf,
  })),
);

/**
 * "Save this module for the road": for a child, on each module it may open. What it takes is
 * fetched when it is touched, and where the module was saved before.
 */
export function ModuleDownload({ module }: { module: CourseModule }) {
  const { t } = useTranslation('map');
  const learner = useLearner();
  const language = useLanguage();
  const [touched, setTouched] = useState(false);
  const { number, lessons } = module;
  const ids = lessons.filter(({ available, open }) => available && open).map(({ id }) => id);
  if (learner?.kind !== 'child' || ids.length === 0) return null;
  if (number === freeModule) return <p className="mt-3 text-ink-soft">{t('road.always')}</p>;
  const button = (
    <Button busy={touched} onClick={() => setTouched(true)} size="kid">
      <Download aria-hidden /> {t('road.save')}
    </Button>
  );
  return (
    <div className="mt-4">
      {touched || isModuleSaved(learner.id, language, number) ? (
        <Suspense fallback={button}>
          <Shelf begin={touched} child={learner.id} ids={ids} module={number} />
        </Suspense>
      ) : (
        button
      )}
    </div>
  );
}
