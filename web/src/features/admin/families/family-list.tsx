import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate } from '@/learning/progress/overview/format.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { type Column, DataTable } from '@/ui/kit/data-table.tsx';
import { AdminList } from '../list/admin-list.tsx';
import { type FamilyLine, fetchFamilies } from './use-families.ts';
import { WaitingSignUps } from './waiting-sign-ups.tsx';

type ListedFamily = Extract<FamilyLine, { kind: 'family' }>['family'];

/**
 * Families, found by any part of a name or address; before them the sign-ups that wait for their
 * address to be proved.
 */
export function FamilyList() {
  const { t } = useTranslation('desk');
  const columns = useColumns();
  return (
    <AdminList
      csv={useFamilyCsv()}
      fetchPart={fetchFamilies}
      name="families"
      none={t('families.none')}
      searchLabel={t('families.search')}
      stateLabel={t('families.order')}
      states={[
        { value: 'newest', label: t('families.order.newest') },
        { value: 'active', label: t('families.order.active') },
      ]}
    >
      {(lines) => {
        const families = lines.flatMap((line) => (line.kind === 'family' ? line.family : []));
        const waiting = lines.flatMap((line) => (line.kind === 'waiting' ? line.signUp : []));
        return (
          <>
            {waiting.length > 0 ? <WaitingSignUps signUps={waiting} /> : null}
            {families.length > 0 ? (
              <DataTable
                caption={t('section.families')}
                captionHidden
                columns={columns}
                rowKey={({ id }) => id}
                rows={families}
              />
            ) : (
              <p role="status">{t('families.none')}</p>
            )}
          </>
        );
      }}
    </AdminList>
  );
}

function useColumns(): Column<ListedFamily>[] {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const day = (instant: string | null) =>
    instant === null ? t('never') : formatDate(instant, language, 'medium');
  return [
    {
      key: 'who',
      header: t('field.family'),
      names: true,
      cell: ({ id, name, email, deletion_due_at: dueAt }) => (
        <span className="block min-w-44 max-w-72 [overflow-wrap:anywhere]">
          <Link className="inline-block min-h-6" to={`/admin/families/${id}`}>
            {name}
          </Link>
          <span className="block font-normal text-ink-soft">{email}</span>
          {dueAt ? (
            <span className="block font-normal">{t('family.closing', { date: day(dueAt) })}</span>
          ) : null}
        </span>
      ),
    },
    {
      key: 'children',
      header: t('field.children'),
      align: 'end',
      cell: ({ children }) => children,
    },
    {
      key: 'access',
      header: t('field.access'),
      cell: ({ access_until: until }) => (until === null ? t('no-access') : day(until)),
    },
    { key: 'since', header: t('field.since'), cell: ({ created_at: at }) => day(at) },
    { key: 'active', header: t('field.active'), cell: ({ last_active: at }) => day(at) },
  ];
}

/** The columns of the file. */
function useFamilyCsv() {
  const { t } = useTranslation('desk');
  return {
    file: t('families.file'),
    headers: [
      t('field.name'),
      t('field.email'),
      t('field.children'),
      t('field.access'),
      t('field.since'),
      t('field.active'),
    ],
    cells: (line: FamilyLine) =>
      line.kind === 'family'
        ? [
            line.family.name,
            line.family.email,
            line.family.children,
            line.family.access_until ?? '',
            line.family.created_at,
            line.family.last_active ?? '',
          ]
        : [
            line.signUp.name,
            line.signUp.email,
            t('waiting.unproved'),
            '',
            line.signUp.created_at,
            '',
          ],
  };
}
