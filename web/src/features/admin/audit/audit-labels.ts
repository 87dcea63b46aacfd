import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import type { AuditLine } from './use-audit.ts';

/** How the parts of an act read in the admin's language. */
export function useAuditLabels() {
  const { t, i18n } = useTranslation('desk');
  const { t: orders } = useTranslation('orders');
  const time = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'medium', timeStyle: 'short' });
  // What an act tells beside itself comes by names of ours; one without words yet is shown as it is.
  const named = (kind: 'reason' | 'detail', name: string) => {
    const key = `${kind}.${name}`;
    return i18n.exists(key, { ns: 'desk' }) ? t(key as 'reason.need' | 'detail.months') : name;
  };
  return {
    time: (instant: string) => time.format(new Date(instant)),
    action: ({ action }: AuditLine) => t(`act.${action}`),
    admin: ({ admin }: AuditLine) => admin?.name ?? orders('nobody'),
    about: ({ family, subject, subject_id: id }: AuditLine) =>
      family?.email ?? `${t(`subject.${subject}`)} ${id?.slice(0, 8) ?? orders('nobody')}`,
    details: ({ details }: AuditLine) =>
      Object.entries(details)
        .map(([name, value]) => `${named('detail', name)}: ${named('reason', String(value))}`)
        .join(', '),
  };
}

/** The columns of the file. */
export function useAuditCsv() {
  const { t } = useTranslation('desk');
  const labels = useAuditLabels();
  return {
    file: t('audit.file'),
    headers: [
      t('audit.when'),
      t('audit.who'),
      t('field.email'),
      t('audit.what'),
      t('audit.about'),
      t('audit.id'),
      t('audit.details'),
    ],
    cells: (line: AuditLine) => [
      line.at,
      labels.admin(line),
      line.admin?.email ?? '',
      labels.action(line),
      line.family?.email ?? t(`subject.${line.subject}`),
      line.subject_id ?? '',
      labels.details(line),
    ],
  };
}
