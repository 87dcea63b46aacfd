import type { LessonView } from '@pius/contracts/course.ts';
import { freeModule } from '@pius/domain/account/module-access.ts';
import { Fragment, lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { usePublicConfig } from '@/learning/site/public-config.ts';
import { ReadAloud } from '@/learning/voice/read-aloud.tsx';
import { Art } from '@/ui/art/art-image.tsx';
import { Drawing } from '@/ui/art/drawing-image.tsx';
import { Leaf } from '@/ui/kit/card.tsx';
import { WholeWords } from '@/ui/text/whole-words.tsx';
import { windowOf } from './window-of.ts';

const fetchPictures = () => import('./uploaded-pictures.tsx');
const LeadPicture = lazy(() => fetchPictures().then((part) => ({ default: part.LeadPicture })));
const FurtherPictures = lazy(() =>
  fetchPictures().then((part) => ({ default: part.FurtherPictures })),
);

interface StorySectionProps {
  lesson: LessonView;
  children?: ReactNode;
}

/** The story, with a picture above it, a vine beside it and a painted first letter; below it what to wonder about and to say with God. */
export function StorySection({ lesson, children }: StorySectionProps) {
  const { t } = useTranslation('lesson');
  const { title, paragraphs, source, wonder, prayer } = lesson.story;
  const inText = picturesOf(lesson).filter(({ paragraph }) => paragraph > 0);
  const isPictured = usePublicConfig().pictured.includes(lesson.id);
  const drawing = <StoryPicture lesson={lesson} />;
  // The HTML of module 1 holds the drawing: an uploaded picture takes its very place, so that nothing moves.
  const place =
    lesson.module === freeModule ? drawing : <div className="lesson-picture aspect-5/3" />;
  return (
    <section aria-labelledby="story-title" id="story">
      <h2 id="story-title">{t('story.title')}</h2>
      <Leaf className="lesson-story" padding="none">
        {isPictured ? (
          <Suspense fallback={place}>
            <LeadPicture drawing={drawing} lesson={lesson} place={place} />
          </Suspense>
        ) : (
          drawing
        )}
        <div className="lesson-story-text vine-border" data-aloud="story">
          <h3>
            <WholeWords>{title}</WholeWords>
          </h3>
          <ReadAloud className="mb-5">{t('story.listen')}</ReadAloud>
          {paragraphs.map((paragraph, index) => (
            <Fragment key={paragraph}>
              {inText
                .filter((picture) => Math.min(picture.paragraph, paragraphs.length) === index + 1)
                .map((picture) => (
                  <div className="lesson-scene" data-unread key={picture.id}>
                    <Drawing alt={picture.alt} id={picture.id} />
                  </div>
                ))}
              <p className={index === 0 ? 'drop-cap' : undefined}>
                <WholeWords>{paragraph}</WholeWords>
              </p>
            </Fragment>
          ))}
          <p data-unread>{t('story.source', { source })}</p>
          {isPictured ? (
            <Suspense>
              <FurtherPictures lesson={lesson} />
            </Suspense>
          ) : null}
        </div>
      </Leaf>
      {wonder || prayer ? (
        <dl className="lesson-quiet">
          {wonder ? (
            <div>
              <dt>{t('story.wonder')}</dt>
              <dd>
                <WholeWords>{wonder}</WholeWords>
              </dd>
            </div>
          ) : null}
          {prayer ? (
            <div>
              <dt>{t('story.prayer')}</dt>
              <dd>
                <WholeWords>{prayer}</WholeWords>
              </dd>
            </div>
          ) : null}
        </dl>
      ) : null}
      {children}
    </section>
  );
}

/** The first picture of the story; where a lesson has none, the window of its module. */
function StoryPicture({ lesson }: Pick<StorySectionProps, 'lesson'>) {
  const first = picturesOf(lesson).find(({ paragraph }) => paragraph === 0);
  if (first) {
    return (
      <div className="lesson-picture">
        <Drawing alt={first.alt} id={first.id} priority />
      </div>
    );
  }
  return (
    <div className="lesson-picture" data-window>
      <Art alt="" name={windowOf(lesson.module)} />
    </div>
  );
}

/** A lesson that an earlier version of the app saved on the device has no pictures. */
function picturesOf({ story }: LessonView): LessonView['story']['pictures'] {
  return story.pictures ?? [];
}
