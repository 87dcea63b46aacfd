import type { Catechism } from '@pius/domain/course/catechism.ts';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { anchorOf, moduleOf } from './catechism-places.ts';

/** The parts and chapters, each a link to its place: beside the text, and folded where there is no room for that. */
export function CatechismContents({ parts }: Pick<Catechism, 'parts'>) {
  const { t } = useTranslation('public');
  const links = <ChapterLinks parts={parts} />;
  return (
    <nav aria-label={t('catechism.contents')} className="catechism-contents">
      <div className="max-lg:hidden">
        <h2>{t('catechism.contents')}</h2>
        {links}
      </div>
      <details className="group lg:hidden">
        <summary className="flex list-none items-center justify-between [&::-webkit-details-marker]:hidden">
          {t('catechism.contents')}
          <ChevronDown aria-hidden className="transition-transform group-open:rotate-180" />
        </summary>
        {links}
      </details>
    </nav>
  );
}

function ChapterLinks({ parts }: Pick<Catechism, 'parts'>) {
  return (
    <ol>
      {parts.map(({ title, chapters }) => (
        <li data-module={moduleOf(chapters[0])} key={title}>
          <a href={`#${anchorOf(chapters[0])}`}>{title}</a>
          {chapters.some((chapter) => chapter.title !== null) && (
            <ol>
              {chapters.map((chapter) => (
                <li data-module={moduleOf(chapter)} key={chapter.title}>
                  <a href={`#${anchorOf(chapter)}`}>{chapter.title}</a>
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  );
}
