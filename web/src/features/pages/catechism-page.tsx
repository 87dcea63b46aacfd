import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { type CatechismModule, loadCatechism } from '@/shared/catechism/catechism.ts';
import { pageLanguage, storedLanguage } from '@/shared/i18n/language.ts';
import { LocaleLink } from '@/shared/i18n/locale-link.tsx';
import type { RouteHandle } from '@/shared/i18n/route-handle.ts';
import { lessonPath } from '@/shared/paths.ts';
import { CatechismEntry } from './catechism-entry.tsx';
import './catechism-page.css';

export const handle: RouteHandle = { page: 'catechism', namespaces: ['public'] };
export const loader = loadEntries;
export const clientLoader = loadEntries;

function loadEntries({ url }: { url: URL }): Promise<CatechismModule[]> {
  const stored = typeof document === 'undefined' ? null : storedLanguage();
  return loadCatechism(pageLanguage(url.pathname, stored));
}

/** Every question and answer taught in the written lessons, by module and lesson. */
export default function CatechismPage() {
  const { t } = useTranslation('public');
  const modules = useLoaderData<CatechismModule[]>();
  return (
    <div className="catechism wrap">
      <header>
        <h1>{t('catechism.title')}</h1>
        <p className="catechism-lead">{t('catechism.lead')}</p>
      </header>
      <Contents modules={modules} />
      <div className="catechism-text">
        {modules.map((module) => (
          <ModuleText key={module.number} module={module} />
        ))}
        <p>{t('catechism.growing')}</p>
      </div>
    </div>
  );
}

function Contents({ modules }: { modules: CatechismModule[] }) {
  const { t } = useTranslation('public');
  return (
    <nav aria-labelledby="contents" className="catechism-contents">
      <h2 id="contents">{t('catechism.contents')}</h2>
      <ol>
        {modules.map(({ number, title, lessons }) => (
          <li data-module={number} key={number}>
            <a href={`#module-${number}`}>{t('catechism.module', { number, title })}</a>
            <ol>
              {lessons.map((lesson) => (
                <li key={lesson.number}>
                  <a href={`#lesson-${number}-${lesson.number}`}>{lesson.title}</a>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function ModuleText({ module }: { module: CatechismModule }) {
  const { t } = useTranslation('public');
  const { number, title, lessons } = module;
  return (
    <section aria-labelledby={`module-${number}`} data-module={number}>
      <h2 id={`module-${number}`}>{t('catechism.module', { number, title })}</h2>
      {lessons.map((lesson) => (
        <section
          aria-labelledby={`lesson-${number}-${lesson.number}`}
          className="catechism-lesson"
          key={lesson.number}
        >
          <h3 id={`lesson-${number}-${lesson.number}`}>
            {t('catechism.lesson', { number: lesson.number, title: lesson.title })}
          </h3>
          <p className="catechism-to-lesson">
            <span>{t(`catechism.reading.${lesson.reading}`)}</span>
            <LocaleLink to={lessonPath(number, lesson.number)}>
              {t('catechism.toLesson', { number: lesson.number })}
            </LocaleLink>
          </p>
          {lesson.teaching.map((entry) => (
            <CatechismEntry entry={entry} key={entry.id} />
          ))}
        </section>
      ))}
    </section>
  );
}
