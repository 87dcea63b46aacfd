import type { ChildProgress } from '@pius/contracts/progress.ts';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Art } from '@/ui/art/art-image.tsx';
import type { PaneState } from '@/ui/kit/panes.ts';
import { ProgressPanes } from '@/ui/kit/progress-panes.tsx';
import { moduleEmblem } from '../../course/module-art.ts';
import type { CourseModule } from '../../course/next-lesson.ts';
import { lessonStatus } from './lesson-status.ts';

interface ModuleRowProps {
  module: CourseModule;
  progress: ChildProgress;
  /**
   * Inside a control, which may hold no role of its own: the panes are then silent, the count
   * beside them is read.
   */
  insideControl?: boolean;
}

/**
 * One module of a child: a pane for each lesson, gold where it is begun, with the count and whether
 * all is done.
 */
export function ModuleRow({ module, progress, insideControl = false }: ModuleRowProps) {
  const { t } = useTranslation('dashboard');
  const panes = module.lessons.map(({ id }) => paneOf(id, progress));
  const done = panes.filter((pane) => pane === 'lit').length;
  const count = panes.length;
  const valueText = t('lessons-of', { done, count });
  return (
    <div className="grid grid-cols-[44px_minmax(0,1fr)] items-center gap-x-4 gap-y-1 md:grid-cols-[52px_minmax(0,1fr)_8rem]">
      <Art
        alt=""
        className={panes.every((pane) => pane === 'unlit') ? 'unlit' : ''}
        name={moduleEmblem(module.number)}
        width={52}
      />
      <div className="min-w-0">
        <b className="block hyphens-auto">{module.title}</b>
        <div aria-hidden={insideControl || undefined}>
          <ProgressPanes
            className="mt-2"
            label={module.title}
            panes={panes}
            size="small"
            valueText={valueText}
          />
        </div>
      </div>
      <div className="max-md:col-start-2 font-bold text-ui tabular-nums md:text-end">
        {valueText}
        {done === count ? (
          <p className="flex items-center gap-1 text-yes md:justify-end">
            <Check aria-hidden />
            {t('module.completed')}
          </p>
        ) : null}
      </div>
    </div>
  );
}

function paneOf(id: string, progress: ChildProgress): PaneState {
  const status = lessonStatus(progress.lessons.find(({ lesson }) => lesson === id));
  if (status === 'completed') return 'lit';
  return status === 'new' ? 'unlit' : 'next';
}
