import type { LessonView } from '@pius/contracts/course.ts';
import { BookCheck, BookOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ReportMistake } from '@/shared/report/report-mistake.tsx';

/**
 * Where the lesson's teaching comes from, and for grown-ups and visitors whether a catechist has read it
 * (product.md "Trust line"); what a child could not do anything about, a child is not told. What is wrong is told from here.
 */
export function TrustLine({ lesson }: { lesson: LessonView }) {
  const { t } = useTranslation(['lesson', 'common']);
  const names = new Set(lesson.teaching.map(({ ref }) => ref.book));
  const books = [...names].map((name) => {
    const key =
      name === '1912' || name === 'compendium' || name === 'scripture'
        ? (`reference.book.${name}` as const)
        : null;
    return key ? t(key, { ns: 'common' }) : name;
  });
  const list = new Intl.ListFormat(lesson.language, { type: 'conjunction' }).format(books);
  const isRead = lesson.reading === 'done';
  return (
    <aside aria-label={t('trust.label')} className="lesson-trust">
      {isRead ? <BookCheck aria-hidden /> : <BookOpen aria-hidden />}
      <div>
        <p data-for="visitor parent admin">
          {t('trust.source', { books: list })} {t(isRead ? 'trust.done' : 'trust.awaiting')}
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
