import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { Prose } from '@/learning/site/prose.tsx';
import { Art } from '@/ui/art/art-image.tsx';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import type { Page, PageFront } from '@/ui/text/page-file.ts';
import { loadPage } from './load-page.ts';
import './saint-page.css';

interface SaintFront extends PageFront {
  /** In a text the titles of documents stand between asterisks. */
  timeline: ReadonlyArray<{ year: number; title: string; text: string }>;
  prayer: string;
}

export const handle: RouteHandle = { page: 'saint-pius-x' };
export const loader = loadPage<SaintFront>;
export const clientLoader = loadPage<SaintFront>;

/** The saint's life with its seven events and a prayer. @see docs/requirements.md#r-saint-page */
export default function SaintPage() {
  const { t } = useTranslation('common');
  const { front, html } = useLoaderData<Page<SaintFront>>();
  return (
    <article className="saint wrap">
      <div className="saint-life">
        <h1>{front.title}</h1>
        <Prose html={html} />
      </div>
      <aside className="saint-aside">
        <Art alt={t('pages.saint.window')} className="saint-window" name="saint-window" priority />
        <section aria-labelledby="timeline" className="saint-timeline">
          <h2 id="timeline">{t('pages.saint.timeline')}</h2>
          <ol>
            {front.timeline.map(({ year, title, text }, index) => (
              <li data-module={(index % 6) + 1} key={year}>
                <b>{year}</b>
                <h3>{title}</h3>
                <p>
                  {text
                    .split('*')
                    .map((part, at) => (at % 2 === 1 ? <em key={part}>{part}</em> : part))}
                </p>
              </li>
            ))}
          </ol>
        </section>
      </aside>
      <section aria-labelledby="prayer" className="saint-prayer vault framed rounded-panel">
        <h2 id="prayer">{t('pages.saint.prayer')}</h2>
        <p>{front.prayer}</p>
      </section>
    </article>
  );
}
