import { auditActions } from '@pius/domain/admin/audit.ts';
import { localDay } from '@pius/domain/progress/local-day.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type Column, DataTable } from '@/ui/kit/data-table.tsx';
import { DateField } from '@/ui/kit/date-field.tsx';
import { SelectField } from '@/ui/kit/select-field.tsx';
import { ListRows } from '../list/list-rows.tsx';
import { SaveList } from '../list/save-list.tsx';
import { fetchWholeList, useAdminList } from '../list/use-admin-list.ts';
import { useAuditCsv, useAuditLabels } from './audit-labels.ts';
import { type AuditFilter, type AuditLine, fetchAudit } from './use-audit.ts';

/** What admins did, newest first, narrowed by who, what and the day, and saved as a file. */
export function AuditSection() {
  const { t } = useTranslation('desk');
  const [filter, setFilter] = useState<AuditFilter>({ admin: '', action: '', day: '' });
  const list = useAdminList('audit', filter, fetchAudit);
  const columns = useColumns();
  const csv = useAuditCsv();
  return (
    <div className="grid gap-5">
      <p className="max-w-[70ch] text-ink-soft">{t('audit.text')}</p>
      <Narrowing
        admins={list.data?.pages[0]?.items[0]?.admins ?? []}
        filter={filter}
        onFilter={setFilter}
      />
      <div>
        <SaveList csv={csv} fetchRows={() => fetchWholeList(filter, fetchAudit)} />
      </div>
      <ListRows list={list} none={t('audit.none')}>
        {(rows) => (
          <DataTable
            caption={t('section.audit')}
            captionHidden
            columns={columns}
            rowKey={({ id }) => id}
            rows={rows}
          />
        )}
      </ListRows>
    </div>
  );
}

interface NarrowingProps {
  admins: AuditLine['admins'];
  filter: AuditFilter;
  onFilter: (filter: AuditFilter) => void;
}

function Narrowing({ admins, filter, onFilter }: NarrowingProps) {
  const { t } = useTranslation('desk');
  const today = localDay(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  // Who was chosen stays in the list of those who can be, also where nothing of theirs was found.
  const [cached, setCached] = useState(admins);
  if (admins.length > cached.length) setCached(admins);
  const any = { value: '', label: t('any') };
  return (
    <div className="flex flex-wrap items-start gap-4 max-md:*:w-full">
      <SelectField
        className="md:w-60"
        label={t('audit.who')}
        onChange={({ target }) => onFilter({ ...filter, admin: target.value })}
        options={[any, ...cached.map(({ id, name }) => ({ value: id, label: name }))]}
        value={filter.admin}
      />
      <SelectField
        className="md:w-72"
        label={t('audit.what')}
        onChange={({ target }) => onFilter({ ...filter, action: target.value })}
        options={[
          any,
          ...auditActions.map((action) => ({ value: action, label: t(`act.${action}`) })),
        ]}
        value={filter.action}
      />
      <DateField
        className="md:w-60"
        label={t('audit.day')}
        max={today}
        min="2025-01-01"
        onChange={(day) => onFilter({ ...filter, day })}
        value={filter.day}
      />
    </div>
  );
}

function useColumns(): Column<AuditLine>[] {
  const { t } = useTranslation('desk');
  const labels = useAuditLabels();
  return [
    { key: 'when', header: t('audit.when'), cell: ({ at }) => labels.time(at) },
    { key: 'who', header: t('audit.who'), cell: labels.admin },
    { key: 'what', header: t('audit.what'), names: true, cell: labels.action },
    {
      key: 'about',
      header: t('audit.about'),
      cell: (line) => (
        <span className="block min-w-40 max-w-64 [overflow-wrap:anywhere]">
          {line.family ? (
            <Link className="inline-block min-h-6" to={`/admin/families/${line.family.id}`}>
              {labels.about(line)}
            </Link>
          ) : (
            labels.about(line)
          )}
        </span>
      ),
    },
    { key: 'details', header: t('audit.details'), cell: labels.details },
  ];
}
