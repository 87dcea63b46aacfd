import { Check, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { Leaf } from '@/ui/kit/card.tsx';
import { AdminList } from '../list/admin-list.tsx';
import { AnswerFault } from '../orders/answer-fault.tsx';
import { fetchMistakes, type Mistake, useHandleMistake } from './use-mistakes.ts';

const states = ['waiting', 'handled'] as const;

/** What readers found wrong, the newest first, with the way to the page and to saying that it was taken care of. */
export function MistakesSection() {
  const { t } = useTranslation('desk');
  const text = useRef<HTMLParagraphElement>(null);
  const aboutOf = useAbout();
  return (
    <div className="grid gap-5">
      <p className="max-w-[70ch] text-ink-soft" ref={text} tabIndex={-1}>
        {t('mistakes.text')}
      </p>
      <AdminList
        csv={{
          file: t('mistakes.file'),
          headers: [
            t('mistakes.when'),
            t('field.language'),
            t('mistakes.about'),
            t('mistakes.page'),
            t('mistakes.message'),
            t('field.email'),
            t('mistakes.handled-on'),
          ],
          cells: (row) => [
            row.created_at,
            row.language,
            aboutOf(row),
            row.page,
            row.message,
            row.email ?? '',
            row.handled_at ?? '',
          ],
        }}
        fetchPart={fetchMistakes}
        name="mistakes"
        none={t('mistakes.none')}
        searchLabel={null}
        states={states.map((value) => ({ value, label: t(`mistakes.${value}`) }))}
      >
        {(rows) => (
          <ul className="grid gap-4">
            {rows.map((row) => (
              // One that is marked leaves the list with the press: reading goes on above it.
              <MistakeCard
                about={aboutOf(row)}
                key={row.id}
                mistake={row}
                onMarked={() => text.current?.focus()}
              />
            ))}
          </ul>
        )}
      </AdminList>
    </div>
  );
}

/** What a report is about: the lesson and perhaps the entry, or the day of a saint. */
function useAbout() {
  const { t } = useTranslation('desk');
  return ({ lesson, entry, saint }: Mistake) =>
    saint === null
      ? [t('mistakes.lesson', { lesson: lesson ?? '' }), entry].filter(Boolean).join(', ')
      : t('mistakes.saint', { day: saint });
}

/** Where the words that a report is about are corrected, in the language they were read in. */
function correctionPath({ lesson, language, entry }: Mistake): string {
  const place = new URLSearchParams({
    lesson: lesson ?? '',
    language,
    ...(entry ? { entry } : {}),
  });
  return `/import-demo?${place}`;
}

interface MistakeCardProps {
  about: string;
  mistake: Mistake;
  onMarked: () => void;
}

function MistakeCard({ about, mistake, onMarked }: MistakeCardProps) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const { mutate, isPending, error } = useHandleMistake(mistake.id);
  const isHandled = mistake.handled_at !== null;
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const when = time.format(new Date(mistake.created_at));
  const tongue = new Intl.DisplayNames(language, { type: 'language' }).of(mistake.language);
  return (
    <Leaf as="li" className="grid justify-items-start gap-3 [overflow-wrap:anywhere]">
      <p>
        <b>{about}</b>, {tongue}, {when}
      </p>
      <blockquote className="whitespace-pre-line text-body" lang={mistake.language}>
        {mistake.message}
      </blockquote>
      <p className="text-ink-soft">
        {t(`mistakes.from.${mistake.from}`)}
        {mistake.email ? `, ${mistake.email}` : null}
      </p>
      {mistake.text_changed ? <p className="text-ink-soft">{t('mistakes.changed')}</p> : null}
      <div className="flex flex-wrap items-center gap-4">
        <a className="inline-flex min-h-11 items-center" href={mistake.page}>
          {t('mistakes.open')}
        </a>
        {mistake.lesson ? (
          <Link className="inline-flex min-h-11 items-center" to={correctionPath(mistake)}>
            {t('mistakes.mend')}
          </Link>
        ) : null}
        <Button
          aria-label={t(isHandled ? 'mistakes.undo.label' : 'mistakes.done.label', { about, when })}
          busy={isPending}
          onClick={() => mutate(!isHandled, { onSuccess: onMarked })}
          variant={isHandled ? 'quiet' : 'outline'}
        >
          {isHandled ? <Undo2 aria-hidden /> : <Check aria-hidden />}
          {t(isHandled ? 'mistakes.undo' : 'mistakes.done')}
        </Button>
      </div>
      <AnswerFault error={error} />
    </Leaf>
  );
}
