import type { LessonView } from '@pius/contracts/course.ts';
import { BookCheck, BookOpen } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ReportMistake } from '@/learning/report/report-mistake.tsx';
import { useReader } from './use-reader.ts';

/**
 * Where the lesson's teaching comes from, and for grown-ups and visitors whether a catechist has read it; what a child
 * could not do anything about, a child is not told. What is wrong is told from here.
 * @see docs/requirements.md#r-trust-line
 */
export function TrustLine({ lesson }: { lesson: LessonView }) {
  const { t } = useTranslation(['lesson', 'common']);
  const names = new Set(lesson.teaching.map(({ ref }) => ref.book));
  names.delete('ours');
  const books = [...names].map((name) => {
    const key =
      name === '1912' || name === 'compendium' || name === 'scripture'
        ? (`reference.book.${name}` as const)
        : null;
    return key ? t(key, { ns: 'common' }) : name;
  });
  const list = books.join(', ');
  const place = useRef<HTMLElement>(null);
  const reader = useReader(lesson, place);
  const done = reader && {
    by: reader.by,
    date: new Intl.DateTimeFormat(lesson.language, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(reader.on),
    ),
  };
  return (
    <aside aria-label={t('trust.label')} className="lesson-trust" ref={place}>
      {done ? <BookCheck aria-hidden /> : <BookOpen aria-hidden />}
      <div>
        <p data-for="visitor parent admin">
          {t('trust.source', { books: list })} {done ? t('trust.done', done) : t('trust.awaiting')}
        </p>
        <p data-for="child">{t('trust.child', { count: books.length, books: list })}</p>
        <p>
          <ReportMistake
            subject={{ lesson: lesson.id, language: lesson.language, name: lesson.title }}
          >
            {t('trust.report')}
          </ReportMistake>
        </p>
      </div>
    </aside>
  );
}
