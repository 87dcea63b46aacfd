import type { Catechism, CatechismEntry as Entry } from '@pius/domain/course/catechism.ts';
import { parseLessonId } from '@pius/domain/course/ids.ts';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useReferenceText } from '@/learning/catechism/reference.ts';
import { ReportMistake } from '@/learning/report/report-mistake.tsx';
import { LocaleLink } from '@/ui/i18n/locale-link.tsx';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { lessonPath } from '@/ui/paths.ts';
import { notify } from '@/ui/toast/notify.ts';
import { linkIcon } from './catechism-places.ts';

interface CatechismEntryProps {
  entry: Entry;
  /** One below that of its chapter, or of its part where that has no chapters. */
  heading: 'h3' | 'h4';
  /** The lesson it is taught in. */
  lesson: Catechism['lessons'][string] | undefined;
}

/** One question with its answer, its meaning in simple words and where it comes from; `#<id>` leads to it. */
export const CatechismEntry = memo(function CatechismEntry(props: CatechismEntryProps) {
  const { entry, heading: Heading, lesson } = props;
  const { t } = useTranslation('public');
  const { id, question, answer, simply, note } = entry;
  return (
    <article aria-labelledby={`${id}_question`} className="catechism-entry" id={id} tabIndex={-1}>
      <Heading id={`${id}_question`}>{question}</Heading>
      <a
        aria-describedby={`${id}_question`}
        className="catechism-anchor"
        href={`#${id}`}
        onClick={(event) => copyAddress(event.currentTarget.href, t('catechism.copied'))}
      >
        <span className="sr-only">{t('catechism.address')}</span>
        <svg aria-hidden>
          <use href={`#${linkIcon}`} />
        </svg>
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
      {lesson && <EntrySource entry={entry} lesson={lesson} />}
    </article>
  );
});

/** The link itself leads to the entry; where the browser lets it, its address is copied as well. */
function copyAddress(address: string, copied: string): void {
  navigator.clipboard?.writeText(address).then(
    () => notify('success', copied),
    () => undefined,
  );
}

function EntrySource({ entry, lesson }: Required<Omit<CatechismEntryProps, 'heading'>>) {
  const { t } = useTranslation('public');
  const referenceText = useReferenceText();
  const language = useLanguage();
  const { id, question, ref } = entry;
  const place = parseLessonId(entry.lesson);
  if (!place || !lesson) return null;
  return (
    <ul className="catechism-source">
      <li>{referenceText(ref)}</li>
      <li>
        <LocaleLink to={lessonPath(place.module, place.lesson)}>
          {t('catechism.toLesson', { id: `${place.module}.${place.lesson}`, title: lesson.title })}
        </LocaleLink>
      </li>
      <li>{t(`catechism.reading.${lesson.reading}`)}</li>
      <li>
        <ReportMistake subject={{ lesson: entry.lesson, entry: id, language, name: question }}>
          {t('catechism.report')}
        </ReportMistake>
      </li>
    </ul>
  );
}
