import type { Catechism } from '@pius/domain/course/catechism.ts';
import { useTranslation } from 'react-i18next';
import { anchorOf, moduleOf } from './catechism-places.ts';

/** The parts and chapters, each a link to its place. */
export function CatechismContents({ parts }: Pick<Catechism, 'parts'>) {
  const { t } = useTranslation('public');
  return (
    <nav aria-labelledby="contents_" className="catechism-contents">
      <h2 id="contents_">{t('catechism.contents')}</h2>
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
    </nav>
  );
}
