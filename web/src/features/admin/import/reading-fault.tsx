import type { DocumentReading } from '@pius/contracts/blog-import.ts';
import { useTranslation } from 'react-i18next';
import { Notice } from '@/ui/kit/notice.tsx';

/** Why a document could not be read: the line and the field, where it is about one. */
export function ReadingFault({ fault }: { fault: NonNullable<DocumentReading['fault']> }) {
  const { t } = useTranslation('desk');
  const { code, line, field } = fault;
  const place = [
    ...(line === null ? [] : [t('import.line', { line })]),
    ...(field === null ? [] : [t('import.field', { field })]),
  ].join(', ');
  return (
    <Notice live="alert" title={t(`import.fault.${code}`)} tone="again">
      {place ? <p>{place}</p> : null}
    </Notice>
  );
}
