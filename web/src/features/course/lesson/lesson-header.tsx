import type { LessonView } from '@pius/contracts/course.ts';
import { lessonsOfModule } from '@pius/domain/course/counts.ts';
import { Clock, CloudUpload, MapPin, Sparkles, TabletSmartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LessonProgressState } from '@/learning/progress/use-lesson-progress.ts';
import { Art } from '@/ui/art/art-image.tsx';
import { Breadcrumb } from '@/ui/kit/breadcrumb.tsx';
import { ProgressPanes } from '@/ui/kit/progress-panes.tsx';
import { VisuallyHidden } from '@/ui/kit/visually-hidden.tsx';
import { WholeWords } from '@/ui/text/whole-words.tsx';
import { panesOf } from './lesson-parts.ts';
import { windowOf } from './window-of.ts';
import './lesson-head.css';

interface LessonHeaderProps {
  lesson: LessonView;
  progress: LessonProgressState;
}

/** Where the lesson stands, its title, how long it takes and how far it is. */
export function LessonHeader({ lesson, progress }: LessonHeaderProps) {
  const { t } = useTranslation(['lesson', 'common']);
  const { module, number, moduleTitle } = lesson;
  return (
    <header className="lesson-head">
      <div className="wrap">
        <div className="lesson-crumb">
          <Breadcrumb
            items={[
              { label: t('nav.quest-map', { ns: 'common' }), to: '/quest-map' },
              { label: moduleTitle },
            ]}
            label={t('crumb.label')}
          />
        </div>
        <div className="lesson-title">
          <h1>
            <WholeWords>{lesson.title}</WholeWords>
          </h1>
          <p className="lesson-facts">
            <span>
              <MapPin aria-hidden />
              {t('head.place', { module, number, count: lessonsOfModule(module) })}
            </span>
            <span>
              <Clock aria-hidden />
              {t('head.minutes', { count: lesson.minutes })}
            </span>
          </p>
        </div>
        <div className="lesson-window">
          <Art alt="" name={windowOf(module)} width={210} />
        </div>
        <HeaderProgress lesson={lesson} progress={progress} />
      </div>
    </header>
  );
}

function HeaderProgress({ lesson, progress }: LessonHeaderProps) {
  const { t } = useTranslation('lesson');
  const panes = panesOf(lesson, progress.parts);
  const { percentage } = progress;
  const done = panes.filter((pane) => pane === 'lit').length;
  const formatted = t('progress.parts', { count: done, total: panes.length, percentage });
  return (
    <div className="lesson-progress">
      <p className="lesson-progress-text">
        <span>{t('progress.label')}</span>
        <span className="tabular-nums">{t('progress.percentage', { percentage })}</span>
      </p>
      <ProgressPanes label={t('progress.label')} panes={panes} valueText={formatted} />
      <LessonStatus progress={progress} />
      <VisuallyHidden>
        <span role="status">{percentage > 0 ? formatted : null}</span>
      </VisuallyHidden>
    </div>
  );
}

/**
 * That the lesson is completed, and where its progress is kept when the server does not have it.
 */
function LessonStatus({ progress }: Pick<LessonHeaderProps, 'progress'>) {
  const { t } = useTranslation(['lesson', 'progress']);
  const { completed, percentage, status } = progress;
  return (
    <ul className="lesson-status">
      {completed ? (
        <li className="text-yes">
          <Sparkles aria-hidden /> {t('progress.completed')}
        </li>
      ) : null}
      {status === 'waiting' ? (
        <li>
          <CloudUpload aria-hidden /> {t('status.waiting', { ns: 'progress' })}
        </li>
      ) : null}
      {status === 'device' && percentage > 0 ? (
        <li>
          <TabletSmartphone aria-hidden /> {t('status.device', { ns: 'progress' })}
        </li>
      ) : null}
    </ul>
  );
}
