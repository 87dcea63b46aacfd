import { parseLessonId } from '@pius/domain/course/ids.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useSession } from '@/learning/session/use-session.ts';
import { LocaleLink } from '@/ui/i18n/locale-link.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { lessonPath } from '@/ui/paths.ts';
import { useTodaysQuestion } from './todays-question.tsx';
import { SaintForParents, useTodaysSaint } from './todays-saint.tsx';

/**
 * What the day brings, for a parent: today's saint and one of the questions that the children find.
 * Anyone who asked for the saint of the day and was led here stands before it.
 * @see docs/requirements.md#r-dashboard
 */
export function FamilyToday() {
  const { t } = useTranslation('days');
  const { user } = useSession();
  const { data: saint, error } = useTodaysSaint(user?.id ?? null);
  const { state }: { state: { requestedPath?: string } | null } = useLocation();
  const title = useRef<HTMLHeadingElement>(null);
  const isQuestion =
    state?.requestedPath === '/saint-of-the-day' || state?.requestedPath === '/daily-trivia';
  const isThere = saint !== undefined;
  useEffect(() => {
    if (!isQuestion || !isThere) return;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'start' });
  }, [isQuestion, isThere]);
  return (
    <section aria-labelledby="today" className="mt-10 pb-2">
      <h2 className="mb-4 scroll-mt-24 text-d3 outline-none" id="today" ref={title} tabIndex={-1}>
        {t('title')}
      </h2>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <article aria-labelledby="todays-saint" className="leaf p-5 md:p-6">
          <h3 className="mb-2 font-body font-bold text-ink-soft text-ui" id="todays-saint">
            {t('saint.title')}
          </h3>
          {saint ? (
            <SaintForParents saint={saint} />
          ) : error ? (
            <p>{t('saint.failed')}</p>
          ) : (
            <Skeleton label={t('saint.title')} lines={5} />
          )}
        </article>
        <QuestionForTable asker={user?.id ?? null} />
      </div>
    </section>
  );
}

/** A question to ask at table, with the lesson in which its answer stands. */
function QuestionForTable({ asker }: { asker: string | null }) {
  const { t } = useTranslation('days');
  const { question } = useTodaysQuestion(asker);
  if (!question) return null;
  const place = parseLessonId(question.lesson);
  return (
    <article aria-labelledby="todays-trivia" className="leaf p-5 md:p-6">
      <h3 className="mb-2 font-body font-bold text-ink-soft text-ui" id="todays-trivia">
        {t('trivia.title')}
      </h3>
      <p className="font-bold text-body">{question.question}</p>
      <ul className="mt-3 grid gap-1.5">
        {question.choices.map((choice, at) => (
          <li className="flex gap-2" key={choice}>
            <b aria-hidden>{'ABCD'.charAt(at)}</b> {choice}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ink-soft">
        {t('trivia.table')}.{' '}
        {place ? (
          <LocaleLink to={lessonPath(place.module, place.lesson)}>
            {t('trivia.lesson', { title: question.lessonTitle })}
          </LocaleLink>
        ) : null}
      </p>
    </article>
  );
}
