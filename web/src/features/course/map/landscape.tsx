import type { Course } from '@pius/contracts/course.ts';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CourseModule } from '@/learning/course/next-lesson.ts';
import { MapNode } from './map-node.tsx';
import { walkedPath } from './map-path.ts';
import { Treasure } from './treasure.tsx';

interface LandscapeProps {
  course: Course;
  /** A press on what is locked, and on the treasure. */
  onLocked: (what: CourseModule | 'treasure') => void;
}

const places = ['riese', 'castelfranco', 'padua', 'mantua', 'venice'] as const;

/** The road from Riese to Rome with a window for each module, and the treasure at its end. */
export const Landscape = memo(function Landscape({ course, onLocked }: LandscapeProps) {
  const { t } = useTranslation('map');
  return (
    <div className="quest-map">
      <Walked modules={course.modules} />
      <ul aria-label={t('key.label')} className="map-key">
        <li data-key="lit">{t('key.lit')}</li>
        <li data-key="next">{t('key.next')}</li>
        <li data-key="unlit">{t('key.unlit')}</li>
      </ul>
      {places.map((place) => (
        <span className="map-place" data-place={place} key={place}>
          {t(`place.${place}`)}
        </span>
      ))}
      <ol className="map-nodes">
        {course.modules.map((module) => (
          <MapNode key={module.number} module={module} onLocked={() => onLocked(module)} />
        ))}
        <Treasure course={course} onPress={() => onLocked('treasure')} />
      </ol>
    </div>
  );
});

/** The gold of the road that has been walked, on both landscapes; the style sheet shows one. */
function Walked({ modules }: { modules: Course['modules'] }) {
  const completed = modules.findIndex(({ state }) => state !== 'completed');
  const mapPath = walkedPath(completed < 0 ? modules.length : completed);
  return (
    <>
      <svg
        aria-hidden="true"
        className="map-walked"
        data-shape="landscape"
        preserveAspectRatio="none"
        viewBox="0 0 1200 1080"
      >
        <GoldPath path={mapPath.landscape} width={31} />
      </svg>
      <svg
        aria-hidden="true"
        className="map-walked"
        data-shape="vertical"
        preserveAspectRatio="none"
        viewBox="0 0 390 1840"
      >
        <GoldPath path={mapPath.vertical} width={27} />
      </svg>
    </>
  );
}

function GoldPath({ path, width }: { path: string; width: number }) {
  return (
    <g fill="none">
      <path d={path} stroke="#f6c955" strokeWidth={width} />
      <path d={path} stroke="#b0750f" strokeDasharray="2.4 23" strokeWidth={width} />
      <path d={path} stroke="#b0750f" strokeWidth={2} />
    </g>
  );
}
