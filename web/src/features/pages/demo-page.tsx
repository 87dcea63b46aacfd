import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { type CourseOutline, loadCourseOutline } from '@/learning/catechism/course-outline.ts';
import { moduleWindow } from '@/learning/course/module-art.ts';
import { Art } from '@/ui/art/art-image.tsx';
import { pageLanguage, storedLanguage } from '@/ui/i18n/language.ts';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { DemoLessonCard } from './demo-lesson-card.tsx';
import { UpgradePanel } from './upgrade-panel.tsx';
import './demo-page.css';

export const handle: RouteHandle = { page: 'demo', namespaces: ['public', 'billing'] };
export const loader = loadOutline;
export const clientLoader = loadOutline;

function loadOutline({ url }: { url: URL }): Promise<CourseOutline> {
  const stored = typeof document === 'undefined' ? null : storedLanguage();
  return loadCourseOutline(pageLanguage(url.pathname, stored));
}

/** Module 1 to try, and the five modules that are locked. @see docs/requirements.md#r-demo */
export default function DemoPage() {
  const { t } = useTranslation('public');
  const { modules, demoLessons } = useLoaderData<CourseOutline>();
  const locked = modules.slice(1);
  return (
    <div className="demo wrap" data-module="1">
      <header>
        <h1>
          <span data-for="visitor parent admin">{t('demo.title')}</span>
          <span data-for="child">{t('demo.childTitle')}</span>
        </h1>
        <p className="demo-lead" data-for="visitor parent admin">
          {t('demo.lead')}
        </p>
        <p className="demo-lead" data-for="child">
          {t('demo.childLead')}
        </p>
      </header>
      <div className="demo-banner" data-for="visitor parent admin">
        <p>{t('demo.banner', { number: locked.length })}</p>
        <ButtonLink to="/subscription">{t('demo.plans')}</ButtonLink>
      </div>
      <section aria-labelledby="demo-lessons">
        <h2 id="demo-lessons">{t('demo.lessons')}</h2>
        <ol className="demo-lessons">
          {demoLessons.map((lesson) => (
            <DemoLessonCard key={lesson.number} lesson={lesson} />
          ))}
        </ol>
      </section>
      <LockedModules modules={locked} />
      <UpgradePanel />
    </div>
  );
}

function LockedModules({ modules }: Pick<CourseOutline, 'modules'>) {
  const { t } = useTranslation('public');
  return (
    <section aria-labelledby="demo-locked">
      <h2 id="demo-locked">{t('demo.locked.title', { number: modules.length })}</h2>
      <p className="demo-lead">{t('demo.locked.text')}</p>
      <ul className="demo-locked">
        {modules.map(({ number, title, summary, lessonCount }) => (
          <li data-module={number} key={number}>
            <Art alt="" className="unlit" name={moduleWindow(number)} />
            <div>
              <h3>{title}</h3>
              <p className="demo-state">
                <Lock aria-hidden /> {t('demo.locked.state')}
                <span>{t('demo.locked.lessons', { number: lessonCount })}</span>
              </p>
              <p>{summary}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
