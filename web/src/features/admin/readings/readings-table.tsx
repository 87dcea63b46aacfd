import type { Language } from '@pius/domain/language.ts';
import { BookCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { DataTable } from '@/ui/kit/data-table.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { AnswerFault } from '../orders/answer-fault.tsx';
import { RecordReadingDialog } from './record-reading-dialog.tsx';
import { type ReadableList, type ReadableText, useRecordReading } from './use-readings.ts';

interface ReadingsTableProps {
  kind: ReadableList['kind'];
  language: Language;
  texts: readonly ReadableText[];
}

/** Texts with who has read each in one language, and recording it or taking it back. */
export function ReadingsTable({ kind, language, texts }: ReadingsTableProps) {
  const { t } = useTranslation('desk');
  const [recording, setRecording] = useState<ReadableText | null>(null);
  return (
    <>
      <DataTable
        caption={t('section.readings')}
        captionHidden
        columns={[
          {
            key: 'title',
            header: t('readings.title'),
            names: true,
            cell: ({ id, title }) => (
              <span className="block min-w-36">
                {title} <span className="whitespace-nowrap font-normal text-ink-soft">{id}</span>
              </span>
            ),
          },
          {
            key: 'reader',
            header: t('readings.reader'),
            cell: (text) => <ReaderLabel reading={text.languages[language]} />,
          },
          {
            key: 'act',
            header: t('readings.act'),
            cell: (text) => (
              <ReadingActions
                kind={kind}
                language={language}
                onRecord={() => setRecording(text)}
                text={text}
              />
            ),
          },
        ]}
        rowKey={({ id }) => `${kind} ${id}`}
        rows={texts}
      />
      {recording ? (
        <RecordReadingDialog
          kind={kind}
          language={language}
          onClose={() => setRecording(null)}
          text={recording}
        />
      ) : null}
    </>
  );
}

type Reading = ReadableText['languages'][Language];

function ReaderLabel({ reading }: { reading: Reading }) {
  const { t } = useTranslation('desk');
  const date = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'medium', timeZone: 'UTC' });
  const { reader, changed, in_file: inFile } = reading;
  if (!reader) {
    return (
      <span className="text-ink-soft">{t(changed ? 'readings.changed' : 'readings.awaiting')}</span>
    );
  }
  return (
    <span className="block max-w-64 [overflow-wrap:anywhere]">
      {t('readings.read', { by: reader.by, date: date.format(new Date(reader.on)) })}
      {inFile ? <span className="block text-ink-soft">{t('readings.in-file')}</span> : null}
    </span>
  );
}

interface ReadingActionsProps extends Omit<ReadingsTableProps, 'texts'> {
  text: ReadableText;
  onRecord: () => void;
}

function ReadingActions({ kind, language, text, onRecord }: ReadingActionsProps) {
  const { t } = useTranslation('desk');
  const { id, title } = text;
  const { mutate, isPending, error } = useRecordReading({ kind, id, language });
  const { reader, in_file: inFile } = text.languages[language];
  if (inFile) return null;
  if (!reader) {
    return (
      <Button aria-label={t('readings.record.label', { title })} onClick={onRecord} variant="quiet">
        <BookCheck aria-hidden />
        {t('readings.record')}
      </Button>
    );
  }
  const remove = () => mutate(null, { onSuccess: () => notify('success', t('readings.removed')) });
  return (
    <>
      <Button
        aria-label={t('readings.remove.label', { title })}
        className="whitespace-nowrap"
        busy={isPending}
        onClick={remove}
        variant="quiet"
      >
        {t('readings.remove')}
      </Button>
      <AnswerFault error={error} />
    </>
  );
}
