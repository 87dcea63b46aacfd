import { Map as MapIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { moduleEmblem } from '@/learning/course/module-art.ts';
import { lessonsDone } from '@/learning/course/next-lesson.ts';
import { useCourse } from '@/learning/course/use-course.ts';
import { Art } from '@/ui/art/art-image.tsx';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { classes } from '@/ui/kit/classes.ts';

/** The six windows of a child's road, with how many lessons of each are done; a finished one shines. */
export function WindowsPanel({ className }: { className: string }) {
  const { t } = useTranslation('dashboard');
  const { course } = useCourse();
  if (!course) return null;
  const done = course.modules.filter(({ state }) => state === 'completed').length;
  return (
    <section className={classes('leaf p-5 md:p-7', className)}>
      <h2 className="text-d3">{t('corner.windows')}</h2>
      <p className="my-3 text-lead">
        {t('corner.windows.lit', { done, count: course.modules.length })}
      </p>
      <ul className="staggered grid grid-cols-2 gap-x-3 gap-y-5 text-center sm:grid-cols-3 lg:grid-cols-6">
        {course.modules.map((module) => (
          <li className="grid min-w-0 content-start justify-items-center" key={module.number}>
            <Art
              alt=""
              className={module.state === 'completed' ? '' : 'unlit'}
              name={moduleEmblem(module.number)}
              width={72}
            />
            <b className="max-w-full hyphens-auto leading-tight">{module.title}</b>
            <span className="text-ink-soft text-ui">
              {t('lessons-of', { done: lessonsDone(module), count: module.lessons.length })}
            </span>
          </li>
        ))}
      </ul>
      <ButtonLink className="mt-5 max-md:w-full" size="kid" to="/quest-map">
        <MapIcon aria-hidden />
        {t('corner.map')}
      </ButtonLink>
    </section>
  );
}
