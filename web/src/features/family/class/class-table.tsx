import { lessonCount } from '@pius/domain/course/counts.ts';
import type {
  ClassLesson,
  ClassRow,
  ClassTable as MetricCells,
} from '@pius/domain/family/class-table.ts';
import { ArrowDownAZ, ArrowUpZA, Check } from 'lucide-react';
import { createContext, useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '@/ui/i18n/locale-link.tsx';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { classes } from '@/ui/kit/classes.ts';
import { VisuallyHidden } from '@/ui/kit/visually-hidden.tsx';
import './class-table.css';

/** Writes a share as the language does; made once for the thousands of cells. */
const Percents = createContext(new Intl.NumberFormat('en', { style: 'percent' }));

interface ClassTableProps {
  table: MetricCells;
  lessonIds: readonly string[];
  direction: 'ascending' | 'descending';
  onSort: () => void;
}

/**
 * With more children than this the table has a height of its own, so that its heads and totals stay
 * in sight.
 */
export const mostUnframed = 20;

/**
 * All children and the lessons chosen. It scrolls sideways inside its frame, and the names stay in
 * sight.
 */
export function ClassTable({ table, lessonIds, direction, onSort }: ClassTableProps) {
  const { t } = useTranslation('class');
  const language = useLanguage();
  const rowCount = table.rows.length;
  const percents = useMemo(() => new Intl.NumberFormat(language, { style: 'percent' }), [language]);
  return (
    <section
      aria-label={t('table')}
      className={classes('leaf class-table', rowCount > mostUnframed && 'class-table-framed')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table>
        <caption className="sr-only">{t('table')}</caption>
        <thead>
          <tr>
            <th aria-sort={direction} scope="col">
              <button aria-label={t('table.name.sort')} onClick={onSort} type="button">
                {t('table.name')}
                {direction === 'ascending' ? (
                  <ArrowDownAZ aria-hidden />
                ) : (
                  <ArrowUpZA aria-hidden />
                )}
              </button>
            </th>
            <Head label={t('table.completed.label', { total: lessonCount })}>
              {t('table.completed')}
            </Head>
            <Head label={t('table.percentage.label')}>{t('table.percentage')}</Head>
            <Head label={t('table.quiz.label')}>{t('table.quiz')}</Head>
            {lessonIds.map((id) => (
              <Head key={id} label={t('table.lesson', { lesson: id })}>
                {id}
              </Head>
            ))}
          </tr>
        </thead>
        <Percents value={percents}>
          <tbody>
            {table.rows.map((row) => (
              <Row key={row.id} lessonIds={lessonIds} row={row} />
            ))}
          </tbody>
          <tfoot>
            <Totals lessonIds={lessonIds} table={table} />
          </tfoot>
        </Percents>
      </table>
    </section>
  );
}

/** A head that is short for the eye and whole for the ear. */
function Head({ label, children }: { label: string; children: string }) {
  return (
    <th scope="col" title={label}>
      <span aria-hidden>{children}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </th>
  );
}

function Row({ row, lessonIds }: { row: ClassRow; lessonIds: readonly string[] }) {
  return (
    <tr>
      <th scope="row">
        <LocaleLink
          className="inline-flex min-h-11 min-w-11 items-center"
          to={`/my-progress?child=${row.id}`}
        >
          {row.name}
        </LocaleLink>
      </th>
      <td>
        {row.completed}/{lessonCount}
      </td>
      <Percent value={row.percentage} />
      <Percent value={row.quizMean} />
      {lessonIds.map((id) => (
        <LessonCell key={id} lesson={row.lessons.get(id)} />
      ))}
    </tr>
  );
}

function LessonCell({ lesson }: { lesson: ClassLesson | undefined }) {
  const { t } = useTranslation('class');
  const percents = useContext(Percents);
  if (!lesson) {
    return (
      <td className="new">
        <span aria-hidden>–</span>
        <VisuallyHidden>{t('cell.none')}</VisuallyHidden>
      </td>
    );
  }
  return (
    <td className={lesson.completed ? 'done' : undefined}>
      <span className="share">
        {lesson.completed ? (
          <>
            <Check aria-hidden />
            <VisuallyHidden>{t('cell.completed')}, </VisuallyHidden>
          </>
        ) : null}
        {percents.format(lesson.percentage / 100)}
      </span>
      {lesson.best_quiz === null ? null : (
        <small>{t('cell.quiz', { percent: percents.format(lesson.best_quiz / 100) })}</small>
      )}
    </td>
  );
}

function Totals({ table, lessonIds }: Pick<ClassTableProps, 'table' | 'lessonIds'>) {
  const { t } = useTranslation('class');
  const { rows, totals } = table;
  return (
    <tr>
      <th scope="row">{t('table.total')}</th>
      <td>{totals.completed}</td>
      <Percent value={totals.percentage} />
      <Percent value={totals.quizMean} />
      {lessonIds.map((id) => (
        <td key={id}>
          {totals.byLesson.get(id)}/{rows.length}
        </td>
      ))}
    </tr>
  );
}

function Percent({ value }: { value: number | null }) {
  const percents = useContext(Percents);
  return <td>{value === null ? '–' : percents.format(value / 100)}</td>;
}
