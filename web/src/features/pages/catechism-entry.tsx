import type { TeachingEntry } from '@pius/domain/course/lesson.ts';
import { Link as LinkIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useReferenceText } from '@/shared/catechism/reference.ts';

/** One question with its answer, its meaning in simple words and its source; `#<id>` leads to it. */
export function CatechismEntry({ entry }: { entry: TeachingEntry }) {
  const { t } = useTranslation('public');
  const referenceText = useReferenceText();
  const { id, question, answer, simply, ref, note } = entry;
  return (
    <article aria-labelledby={`${id}-question`} className="catechism-entry" id={id}>
      <h4 id={`${id}-question`}>{question}</h4>
      <a
        aria-describedby={`${id}-question`}
        aria-label={t('catechism.anchor')}
        className="catechism-anchor"
        href={`#${id}`}
      >
        <LinkIcon aria-hidden />
      </a>
      <p className="catechism-answer">{answer}</p>
      <p>
        <b>{t('catechism.simply')}</b> {simply}
      </p>
      {note && (
        <p>
          <b>{t('catechism.note')}</b> {note}
        </p>
      )}
      <p className="catechism-source">{t('catechism.source', { source: referenceText(ref) })}</p>
    </article>
  );
}
