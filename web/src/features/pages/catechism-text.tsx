import type { Catechism } from '@pius/domain/course/catechism.ts';
import { Link } from 'lucide-react';
import { Fragment, memo, Suspense } from 'react';
import { CatechismEntry } from './catechism-entry.tsx';
import { anchorOf, linkIcon, moduleOf } from './catechism-places.ts';

interface CatechismTextProps extends Catechism {
  /** The ids of the entries to show; null shows all. */
  matches: ReadonlySet<string> | null;
}

/**
 * The entries under their parts and chapters. What a search does not find is hidden and stays, so
 * that a phone has little to do at each key; each chapter wakes by itself, so that it answers to
 * touches in between.
 */
export const CatechismText = memo(function CatechismText(props: CatechismTextProps) {
  const { parts, lessons, matches: result } = props;
  const isHidden = (chapter: Chapter) => !chapter.entries.some(({ id }) => result?.has(id) ?? true);
  return (
    <>
      <svg aria-hidden className="hidden">
        <symbol id={linkIcon} viewBox="0 0 24 24">
          <Link />
        </symbol>
      </svg>
      {parts.map((part) => (
        <section aria-label={part.title} hidden={part.chapters.every(isHidden)} key={part.title}>
          {part.chapters.map((chapter, index) => (
            <Fragment key={anchorOf(chapter)}>
              {index === 0 && (
                <h2 id={chapter.title ? undefined : anchorOf(chapter)}>{part.title}</h2>
              )}
              <div hidden={isHidden(chapter)}>
                {chapter.title && (
                  <h3 className="catechism-title" id={anchorOf(chapter)}>
                    {chapter.title}
                  </h3>
                )}
                <div className="catechism-chapter">
                  <Suspense>
                    {chapter.entries.map((entry) => (
                      <div
                        data-module={moduleOf(entry)}
                        hidden={result ? !result.has(entry.id) : false}
                        key={entry.id}
                      >
                        <CatechismEntry
                          entry={entry}
                          heading={chapter.title ? 'h4' : 'h3'}
                          lesson={lessons[entry.lesson]}
                        />
                      </div>
                    ))}
                  </Suspense>
                </div>
              </div>
            </Fragment>
          ))}
        </section>
      ))}
    </>
  );
});

type Chapter = Catechism['parts'][number]['chapters'][number];
