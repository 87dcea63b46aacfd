import { useTranslation } from 'react-i18next';
import { formatDate } from '@/learning/progress/overview/format.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { DataTable } from '@/ui/kit/data-table.tsx';
import type { Family } from './use-families.ts';

/** What the parent agreed to, about whom, and when; what was taken back too. */
export function FamilyConsents({ family }: { family: Family }) {
  const { t } = useTranslation('desk');
  const { t: settings } = useTranslation('settings');
  const language = useLanguage();
  const day = (instant: string) => formatDate(instant, language, 'medium');
  const nameOf = (id: string | null) =>
    family.children.find((child) => child.id === id)?.name ?? settings('agreements.deleted-child');
  return (
    <details>
      <summary className="min-h-11 content-center font-bold">{t('consents.title')}</summary>
      <DataTable
        caption={t('consents.title')}
        captionHidden
        columns={[
          {
            key: 'kind',
            header: t('consents.kind'),
            names: true,
            cell: ({ kind, child_id: id }) => settings(`agreements.${kind}`, { name: nameOf(id) }),
          },
          { key: 'version', header: t('consents.version'), cell: ({ version }) => version },
          { key: 'given', header: t('consents.given'), cell: ({ given_at: at }) => day(at) },
          {
            key: 'over',
            header: t('consents.withdrawn'),
            cell: ({ withdrawn_at: at }) => (at ? day(at) : t('consents.stands')),
          },
        ]}
        rowKey={(row) => `${row.kind} ${row.child_id} ${row.given_at}`}
        rows={family.consents}
      />
    </details>
  );
}
