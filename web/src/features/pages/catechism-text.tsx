import type { Catechism } from '@pius/domain/course/catechism.ts';
import { Fragment, memo, Suspense } from 'react';
import { CatechismEntry } from './catechism-entry.tsx';
import { anchorOf, moduleOf } from './catechism-places.ts';

/**
 * The entries under their parts and chapters. Each chapter wakes by itself, so that a phone answers to touches in
 * between; each entry is laid out when it is near.
 */
export const CatechismText = memo(function CatechismText({ parts, lessons }: Catechism) {
  return parts.map((part) => (
    <section aria-label={part.title} key={part.title}>
      {part.chapters.map((chapter, index) => (
        <Fragment key={anchorOf(chapter)}>
          {index === 0 && (
            <h2 data-module={moduleOf(chapter)} id={chapter.title ? undefined : anchorOf(chapter)}>
              {part.title}
            </h2>
          )}
          {chapter.title && <h3 id={anchorOf(chapter)}>{chapter.title}</h3>}
          <div className="catechism-chapter">
            <Suspense>
              {chapter.entries.map((entry) => (
                <CatechismEntry entry={entry} key={entry.id} lesson={lessons[entry.lesson]} />
              ))}
            </Suspense>
          </div>
        </Fragment>
      ))}
    </section>
  ));
});
