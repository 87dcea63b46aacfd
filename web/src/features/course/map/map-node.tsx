import { Check, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { moduleEmblem } from '@/learning/course/module-art.ts';
import { type CourseModule, lessonsDone, nextLessonOf } from '@/learning/course/next-lesson.ts';
import { Button } from '@/ui/kit/button.tsx';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import type { PaneState } from '@/ui/kit/panes.ts';
import { Rose } from '@/ui/kit/rose.tsx';
import { lessonPath } from '@/ui/paths.ts';
import { lessonsAnchor, moduleAnchor, openLessons } from './anchors.ts';
import { pressLook } from './press-look.ts';
import { useLockMessage } from './use-lock-message.ts';

interface MapNodeProps {
  module: CourseModule;
  onLocked: () => void;
}

/**
 * One module on the road: completed, current or locked, and what can be done. Its name leads to
 * its lessons; a press anywhere else on it, the window too, is a press on its button.
 * @see docs/requirements.md#r-quest-map
 */
export function MapNode({ module, onLocked }: MapNodeProps) {
  const { t } = useTranslation('map');
  const { number, title, state, lessons } = module;
  const done = lessonsDone(module);
  const count = lessons.length;
  const anchor = lessonsAnchor(number);
  return (
    <li className="map-node" data-module={number} data-state={state} id={moduleAnchor(number)}>
      <div className="map-rose">
        <Rose
          emblem={moduleEmblem(number)}
          panes={panesOf(module).map((pane) => ({ state: pane }))}
          unlit={state === 'locked'}
        />
        <span aria-hidden className="map-seal">
          {state === 'completed' ? <Check /> : state === 'locked' ? <Lock /> : null}
        </span>
      </div>
      <div className="map-plate">
        <h2>
          <a className="map-name" href={`#${anchor}`} onClick={() => openLessons(anchor)}>
            <small>{t('module', { number })}</small> <span>{title}</span>{' '}
            <span className="map-count">
              {done > 0 || state === 'current'
                ? t('lessons-of', { done, count })
                : t('lessons', { count })}
            </span>
          </a>
        </h2>
        <NodeButton module={module} onLocked={onLocked} />
      </div>
    </li>
  );
}

/** Review, Continue Quest or Locked. @see docs/requirements.md#r-quest-map */
function NodeButton({ module, onLocked }: MapNodeProps) {
  const { t } = useTranslation('map');
  const reason = useLockMessage()(module);
  const reasonId = `lock-${module.number}`;
  const { number, title, state, lessons } = module;
  if (state === 'locked') {
    return (
      <>
        <Button
          aria-describedby={reasonId}
          aria-label={t('locked.label', { number, title })}
          block
          className={pressLook}
          locked
          onLockedPress={onLocked}
          size="kid"
        >
          {t('locked')}
        </Button>
        <p className="mt-1" id={reasonId}>
          {reason}
        </p>
      </>
    );
  }
  const next = state === 'current' ? nextLessonOf(module) : lessons.find((each) => each.available);
  if (!next) return <p>{t('writing.module')}</p>;
  return (
    <ButtonLink
      aria-label={t(state === 'current' ? 'continue.label' : 'review.label', { number, title })}
      block
      className={pressLook}
      size="kid"
      to={lessonPath(number, next.number)}
      variant={state === 'current' ? 'gold' : 'outline'}
    >
      {t(state === 'current' ? 'continue' : 'review')}
    </ButtonLink>
  );
}

function panesOf(module: CourseModule): PaneState[] {
  const next = module.state === 'current' ? nextLessonOf(module) : null;
  return module.lessons.map((lesson) => {
    if (lesson.completed) return 'lit';
    return lesson === next ? 'next' : 'unlit';
  });
}
