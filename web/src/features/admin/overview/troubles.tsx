import { useTranslation } from 'react-i18next';
import { formatDate } from '@/learning/progress/overview/format.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { DataTable } from '@/ui/kit/data-table.tsx';
import type { Overview } from './use-overview.ts';

interface TroublesProps {
  kind: 'letters' | 'jobs';
  troubles: Overview['letters'];
}

/** Letters or jobs that the server tried in vain, by kind. */
export function Troubles({ kind, troubles }: TroublesProps) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  return (
    <section aria-labelledby={kind} className="grid gap-3">
      <h2 className="scroll-mt-24 text-d4" id={kind} tabIndex={-1}>
        {t(`task.${kind}`)}
      </h2>
      {troubles.length === 0 ? (
        <p className="text-ink-soft">{t(`troubles.${kind}.none`)}</p>
      ) : (
        <>
          <p className="max-w-[70ch] text-ink-soft">{t(`troubles.${kind}.text`)}</p>
          <DataTable
            caption={t(`task.${kind}`)}
            captionHidden
            columns={[
              {
                key: 'kind',
                header: t('troubles.kind'),
                names: true,
                cell: (trouble) => <code>{trouble.kind}</code>,
              },
              {
                key: 'count',
                header: t('troubles.count'),
                align: 'end',
                cell: ({ count }) => count,
              },
              {
                key: 'last',
                header: t('troubles.last'),
                cell: ({ last_at: last }) => formatDate(last, language, 'medium'),
              },
            ]}
            rowKey={(trouble) => trouble.kind}
            rows={troubles}
          />
        </>
      )}
    </section>
  );
}
