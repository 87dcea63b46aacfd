import type { Course } from '@pius/contracts/course.ts';
import type { ChildProgress } from '@pius/contracts/progress.ts';
import { useTranslation } from 'react-i18next';
import { Art } from '../art/art-image.tsx';
import { moduleEmblem } from '../course/module-art.ts';
import { ProgressPanes } from '../ui/progress-panes.tsx';

interface ModuleProgressProps {
  modules: Course['modules'];
  progress: ChildProgress;
}

/** The six modules of a child, a pane for each lesson, with the counts. */
export function ModuleProgress({ modules, progress }: ModuleProgressProps) {
  const { t } = useTranslation('dashboard');
  const done = new Set(
    progress.lessons.filter(({ completed }) => completed).map(({ lesson }) => lesson),
  );
  return (
    <ul className="divide-y-[1.5px] divide-rule">
      {modules.map((module) => {
        const lit = module.lessons.map(({ id }) => done.has(id));
        const count = lit.filter(Boolean).length;
        const valueText = t('lessons-of', { done: count, count: lit.length });
        return (
          <li
            className="grid grid-cols-[44px_minmax(0,1fr)] items-center gap-x-4 gap-y-1 py-3.5 md:grid-cols-[52px_minmax(0,1fr)_8rem]"
            data-module={module.number}
            key={module.number}
          >
            <Art
              alt=""
              className={count === 0 ? 'unlit' : ''}
              name={moduleEmblem(module.number)}
              width={52}
            />
            <div>
              <b className="block hyphens-auto">{module.title}</b>
              <ProgressPanes
                className="mt-2"
                label={module.title}
                panes={lit.map((each) => (each ? 'lit' : 'unlit'))}
                size="small"
                valueText={valueText}
              />
            </div>
            <span className="max-md:col-start-2 font-bold text-ui tabular-nums md:text-end">
              {valueText}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
