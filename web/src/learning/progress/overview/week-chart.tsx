import type { ChildProgress } from '@pius/contracts/progress.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { formatTime, weekdayWords } from './format.ts';
import './week-chart.css';

type Days = ChildProgress['learnt_days'];

/**
 * To a parent: how long was learnt on each of the last seven days, with lessons and quizzes; the
 * same as a table for who hears it.
 */
export function WeekChart({ days }: { days: Days }) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const most = Math.max(...days.map(({ seconds }) => seconds), 60);
  const sum = (of: (day: Days[number]) => number) => days.reduce((all, day) => all + of(day), 0);
  const shown = new Intl.NumberFormat(language);
  return (
    <figure className="week-chart">
      <figcaption>
        {t('chart.sum', {
          time: formatTime(
            sum(({ seconds }) => seconds),
            language,
          ),
        })}{' '}
        {t('chart.lessons', { count: sum(({ lessons }) => lessons) })}{' '}
        {t('chart.quizzes', { count: sum(({ quizzes }) => quizzes) })}
      </figcaption>
      <ol aria-hidden className="week-bars">
        {days.map(({ day, seconds, lessons, quizzes }) => (
          <li key={day}>
            <span className="week-minutes">{shown.format(Math.floor(seconds / 60))}</span>
            <span className="week-bar">
              <span style={{ height: `${(100 * seconds) / most}%` }} />
            </span>
            <span>{weekdayWords(day, language, 'short')}</span>
            <span className="week-marks">
              {lessons > 0 ? <span data-kind="lessons">{shown.format(lessons)}</span> : null}
              {quizzes > 0 ? <span data-kind="quizzes">{shown.format(quizzes)}</span> : null}
            </span>
          </li>
        ))}
      </ol>
      <p aria-hidden className="week-legend">
        <span>{t('chart.minutes')}</span>
        <span data-kind="lessons">{t('chart.lessons-done')}</span>
        <span data-kind="quizzes">{t('chart.quizzes-taken')}</span>
      </p>
      <div className="sr-only">
        <DaysTable days={days} />
      </div>
    </figure>
  );
}

function DaysTable({ days }: { days: Days }) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  return (
    <table>
      <caption>{t('chart.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('chart.day')}</th>
          <th scope="col">{t('chart.time')}</th>
          <th scope="col">{t('chart.lessons-done')}</th>
          <th scope="col">{t('chart.quizzes-taken')}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, seconds, lessons, quizzes }) => (
          <tr key={day}>
            <th scope="row">{weekdayWords(day, language, 'long')}</th>
            <td>{formatTime(seconds, language)}</td>
            <td>{lessons}</td>
            <td>{quizzes}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
