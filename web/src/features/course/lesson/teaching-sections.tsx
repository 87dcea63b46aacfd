import type { LessonOutside } from '@pius/contracts/course.ts';
import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useReferenceText } from '@/learning/catechism/reference.ts';
import { ReadAloud } from '@/learning/voice/read-aloud.tsx';
import { Leaf, Tint } from '@/ui/kit/card.tsx';
import { WholeWords } from '@/ui/text/whole-words.tsx';

interface TeachingSectionProps {
  teaching: LessonOutside['teaching'];
  /** Whether the answers to learn by heart are enough, and the others are more for who likes. */
  hasMore?: boolean;
  children?: ReactNode;
}

/** The questions and answers of the catechism, each with easy words and its place in the book. */
export function TeachingSection({ teaching, hasMore = false, children }: TeachingSectionProps) {
  const { t } = useTranslation('lesson');
  return (
    <section aria-labelledby="teaching-title" id="teaching">
      <h2 id="teaching-title">{t('teaching.title')}</h2>
      <ul className="lesson-teaching">
        {teaching.map((entry) => (
          <TeachingEntry entry={entry} isMore={hasMore && !entry.byHeart} key={entry.id} />
        ))}
      </ul>
      {children}
    </section>
  );
}

interface TeachingEntryProps {
  entry: LessonOutside['teaching'][number];
  isMore: boolean;
}

function TeachingEntry({ entry, isMore }: TeachingEntryProps) {
  const { t } = useTranslation('lesson');
  const reference = useReferenceText();
  const questionId = `question-${entry.id}`;
  return (
    <Leaf as="li" data-aloud={`teaching:${entry.id}`} padding="wide">
      <h3 className="lesson-question" id={questionId}>
        <WholeWords>{entry.question}</WholeWords>
      </h3>
      {entry.byHeart ? (
        <p className="lesson-by-heart">
          <Heart aria-hidden /> {t('teaching.by-heart')}
        </p>
      ) : null}
      {isMore ? <p className="lesson-more">{t('teaching.more')}</p> : null}
      <Tint as="div" className="lesson-answer" padding="none">
        <WholeWords>{entry.answer}</WholeWords>
      </Tint>
      <p className="mt-4 font-bold text-ui text-m">{t('teaching.simply')}</p>
      <p>
        <WholeWords>{entry.simply}</WholeWords>
      </p>
      {entry.note ? (
        <p className="mt-3 text-ink-soft text-ui">
          <b>{t('teaching.note')}.</b> <WholeWords>{entry.note}</WholeWords>
        </p>
      ) : null}
      <p className="mt-3 text-ink-faint text-ui" data-unread>
        {reference(entry.ref)}
      </p>
      <ReadAloud className="mt-4" describedBy={questionId}>
        {t('teaching.listen')}
      </ReadAloud>
    </Leaf>
  );
}

interface VocabularySectionProps {
  vocabulary: readonly { id: string; term: string; meaning: string }[];
  children?: ReactNode;
}

/** The key words and what they mean. */
export function VocabularySection({ vocabulary, children }: VocabularySectionProps) {
  const { t } = useTranslation('lesson');
  return (
    <section aria-labelledby="vocabulary-title" id="vocabulary">
      <h2 id="vocabulary-title">{t('vocabulary.title')}</h2>
      <div data-aloud="vocabulary">
        <ReadAloud className="mb-5">{t('vocabulary.listen')}</ReadAloud>
        <dl className="lesson-words">
          {vocabulary.map(({ id, term, meaning }) => (
            <Leaf key={id}>
              <dt>
                <WholeWords>{term}</WholeWords>
              </dt>
              <dd>
                <WholeWords>{meaning}</WholeWords>
              </dd>
            </Leaf>
          ))}
        </dl>
      </div>
      {children}
    </section>
  );
}
