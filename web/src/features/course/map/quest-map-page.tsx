import { replaceEqualDeep } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import type { CourseModule } from '@/learning/course/next-lesson.ts';
import { useCourse } from '@/learning/course/use-course.ts';
import { ImportOffer } from '@/learning/progress/import-offer.tsx';
import { useChildProgress } from '@/learning/progress/overview/use-child-progress.ts';
import { useLearner } from '@/learning/progress/use-learner.ts';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { Button } from '@/ui/kit/button.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { Landscape } from './landscape.tsx';
import { LessonLists } from './lesson-lists.tsx';
import { type FirstMap, loadMap } from './load-map.ts';
import { MapHeader } from './map-header.tsx';
import { writtenLessons } from './written-lessons.server.ts';
import './quest-map.css';
import './map-page.css';
import './landscape.css';
import './lesson-list.css';

export const handle: RouteHandle = { page: 'quest-map', namespaces: ['map', 'progress'] };

export const loader = (place: { url: URL }) => loadMap(place, writtenLessons);
export const clientLoader = (place: { url: URL }) => loadMap(place);

const LockDialog = lazy(() =>
  import('./lock-dialog.tsx').then((module) => ({ default: module.LockDialog })),
);

const TreasureDialog = lazy(() =>
  import('./treasure-dialog.tsx').then((module) => ({ default: module.TreasureDialog })),
);

const TreasureJoy = lazy(() =>
  import('./treasure-joy.tsx').then((module) => ({ default: module.TreasureJoy })),
);

/**
 * The quest map: first as every visitor sees it, then as it stands for anyone who is here.
 * @see docs/requirements.md#r-quest-map
 */
export default function QuestMapPage() {
  const { t } = useTranslation('map');
  const first = useLoaderData<FirstMap>();
  const { course, error, refetch } = useCourse();
  const learner = useLearner();
  const childId = learner?.kind === 'child' ? learner.id : null;
  const { data: progress } = useChildProgress(childId);
  const [locked, setLocked] = useState<CourseModule | 'treasure' | null>(null);
  // What the server tells a visitor is mostly what the page began with: what is the same is not drawn again.
  const shown = useMemo(
    () => (course ? replaceEqualDeep(first.course, course) : first.course),
    [first, course],
  );
  return (
    <div className="wrap map-page">
      <ImportOffer className="mt-6" />
      {/* A visitor's course is nobody's: it has no name above it. */}
      <MapHeader course={shown} onLocked={setLocked} progress={(course && progress) ?? null} />
      {error && !course && childId !== null ? (
        <Notice className="mb-6" title={t('failed')} tone="stop">
          <Button className="mt-2" onClick={() => void refetch()}>
            {t('again')}
          </Button>
        </Notice>
      ) : null}
      <Landscape course={shown} onLocked={setLocked} />
      <LessonLists course={shown} writtenInCache={course !== undefined || first.writtenInCache} />
      {locked ? (
        <Suspense>
          {locked === 'treasure' && shown.treasure === 'unlocked' ? (
            <TreasureJoy course={shown} onClose={() => setLocked(null)} />
          ) : locked === 'treasure' ? (
            <TreasureDialog modules={shown.modules} onClose={() => setLocked(null)} />
          ) : (
            <LockDialog module={locked} onClose={() => setLocked(null)} />
          )}
        </Suspense>
      ) : null}
    </div>
  );
}
