import type { Citation } from '@pius/contracts/chat.ts';
import { parseLessonId } from '@pius/domain/course/ids.ts';
import type { Language } from '@pius/domain/language.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadCatechism } from '@/learning/catechism/catechism.ts';
import { useReferenceText } from '@/learning/catechism/reference.ts';
import { LocaleLink } from '@/ui/i18n/locale-link.tsx';
import { Button } from '@/ui/kit/button.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { lessonPath } from '@/ui/paths.ts';

interface AnswerSourcesProps {
  citations: readonly Citation[];
  language: Language;
  /** The answer's words: what stands in them is not said again in the entry. */
  answer: string;
  /** The first one lies open. */
  open: boolean;
  /** Holds the sources, in their order. */
  place: RefObject<HTMLDivElement | null>;
}

/** The entries that an answer rests on; each opens in place. */
export function AnswerSources(props: AnswerSourcesProps) {
  const { citations, language, answer, open, place } = props;
  const { t } = useTranslation('chat');
  return (
    <div className="sources" ref={place}>
      <p className="font-bold text-ink-soft text-ui">{t('sources')}</p>
      {citations.map((citation, index) => (
        <Source
          answer={answer}
          citation={citation}
          first={open && index === 0}
          key={`${citation.lesson} ${citation.id}`}
          language={language}
          number={index + 1}
        />
      ))}
    </div>
  );
}

interface SourceProps {
  answer: string;
  /** It lies open at first. */
  first: boolean;
  citation: Citation;
  language: Language;
  number: number;
}

function Source({ citation, language, number, answer, first }: SourceProps) {
  const [opened, setOpened] = useState(first);
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)} open={first}>
      <summary>
        <span className="source-number">{number}</span>
        <span className="min-w-0" lang={language}>
          {citation.question}
        </span>
        <ChevronDown aria-hidden />
      </summary>
      {opened ? <Entry answer={answer} citation={citation} language={language} /> : null}
    </details>
  );
}

/** The words of an entry. They are fetched when the first one is opened, and are there without a network from then on. */
function Entry({
  citation,
  language,
  answer,
}: Pick<SourceProps, 'citation' | 'language' | 'answer'>) {
  const { t } = useTranslation('chat');
  const referenceText = useReferenceText();
  const { data, error, refetch } = useQuery({
    queryKey: ['catechism', language],
    queryFn: () => loadCatechism(language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const place = parseLessonId(citation.lesson);
  if (error) {
    return (
      <div className="source-entry" role="alert">
        <p>{t('source.failed')}</p>
        <Button className="mt-3" onClick={() => void refetch()}>
          {t('again')}
        </Button>
      </div>
    );
  }
  if (!data) return <Skeleton className="source-entry" label={t('loading')} />;
  const entry = data.parts
    .flatMap(({ chapters }) => chapters)
    .flatMap(({ entries }) => entries)
    .find(({ id, lesson }) => id === citation.id && lesson === citation.lesson);
  if (!entry) return <p className="source-entry">{t('source.failed')}</p>;
  return (
    <div className="source-entry">
      <div lang={language}>
        <p className="source-answer">{entry.answer}</p>
        {answer.includes(entry.simply) ? null : (
          <p>
            <b>{t('source.simply')}</b> {entry.simply}
          </p>
        )}
        {entry.note ? (
          <p>
            <b>{t('source.note')}</b> {entry.note}
          </p>
        ) : null}
      </div>
      <p className="text-ink-soft text-ui">{referenceText(entry.ref)}</p>
      <ul>
        <li>
          <LocaleLink to={`/catechism#${entry.id}`}>{t('source.catechism')}</LocaleLink>
        </li>
        {place ? (
          <li>
            <LocaleLink to={lessonPath(place.module, place.lesson)}>
              {t('source.lesson', {
                id: `${place.module}.${place.lesson}`,
                title: data.lessons[citation.lesson]?.title,
              })}
            </LocaleLink>
          </li>
        ) : null}
      </ul>
    </div>
  );
}
