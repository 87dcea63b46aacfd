import type { SaintView } from '@pius/contracts/saints.ts';
import { BookCheck, BookOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ReportMistake } from '@/learning/report/report-mistake.tsx';

/**
 * Where the facts can be checked, whether a catechist has read them, and the way to say what is wrong.
 * @see docs/requirements.md#r-trust-line
 */
export function SaintTrust({ saint }: { saint: SaintView }) {
  const { t } = useTranslation('saints');
  const { date, language, name, reader } = saint;
  const Book = reader ? BookCheck : BookOpen;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <aside aria-label={t('trust.label')} className="saint-trust">
      <Book aria-hidden />
      <div>
        <p>
          {t('trust.source', { source: saint.source })}{' '}
          {reader
            ? t('trust.done', { by: reader.by, date: day.format(new Date(reader.on)) })
            : t('trust.awaiting')}
        </p>
        <p>
          <ReportMistake subject={{ saint: date.slice(5), language, name }}>
            {t('trust.report')}
          </ReportMistake>
        </p>
      </div>
    </aside>
  );
}
