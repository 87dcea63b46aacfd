import type { LessonView } from '@pius/contracts/course.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Art } from '@/shared/art/art-image.tsx';
import { WholeWords } from '@/shared/text/whole-words.tsx';
import { Leaf } from '@/shared/ui/card.tsx';
import { ReadAloud } from '@/shared/voice/read-aloud.tsx';
import { windowOf } from './window-of.ts';

interface StorySectionProps {
  lesson: LessonView;
  children?: ReactNode;
}

/** The story, with a picture above it, a vine beside it and a painted first letter. */
export function StorySection({ lesson, children }: StorySectionProps) {
  const { t } = useTranslation('lesson');
  const { title, paragraphs, source } = lesson.story;
  return (
    <section aria-labelledby="story-title" id="story">
      <h2 id="story-title">{t('story.title')}</h2>
      <Leaf className="lesson-story" padding="none">
        <StoryPicture lesson={lesson} />
        <div className="lesson-story-text vine-border" data-aloud>
          <h3>
            <WholeWords>{title}</WholeWords>
          </h3>
          <ReadAloud className="mb-5">{t('story.listen')}</ReadAloud>
          {paragraphs.map((paragraph, index) => (
            <p className={index === 0 ? 'drop-cap' : undefined} key={paragraph}>
              {paragraph}
            </p>
          ))}
          <p data-unread>{t('story.source', { source })}</p>
        </div>
      </Leaf>
      {children}
    </section>
  );
}

function StoryPicture({ lesson }: Pick<StorySectionProps, 'lesson'>) {
  const { t } = useTranslation('lesson');
  if (lesson.id === '1-1') {
    return (
      <div className="lesson-picture">
        <Art alt={t('story.bepi')} name="story-bepi" />
      </div>
    );
  }
  return (
    <div className="lesson-picture" data-window>
      <Art alt="" name={windowOf(lesson.module)} />
    </div>
  );
}
