import type { Language } from '@pius/domain/language.ts';
import { localDay } from '@pius/domain/progress/local-day.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/ui/api/api-error.ts';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { DateField } from '@/ui/kit/date-field.tsx';
import { FormDialog } from '@/ui/kit/form-dialog.tsx';
import { TextField } from '@/ui/kit/text-field.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { AnswerFault } from '../orders/answer-fault.tsx';
import { type ReadableList, type ReadableText, useRecordReading } from './use-readings.ts';

interface RecordReadingDialogProps {
  kind: ReadableList['kind'];
  text: ReadableText;
  language: Language;
  onClose: () => void;
}

/** Records who of the Church has read a text in a language, and when. */
export function RecordReadingDialog({ kind, text, language, onClose }: RecordReadingDialogProps) {
  const { t } = useTranslation('desk');
  const errorMessageOf = useErrorMessage();
  const tongue = new Intl.DisplayNames(useLanguage(), { type: 'language' }).of(language);
  const today = localDay(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [by, setBy] = useState('');
  const [on, setOn] = useState(today);
  const { id, title } = text;
  const { mutateAsync, isPending, error } = useRecordReading({ kind, id, language });
  const wrong = error instanceof ApiError ? error.fields : {};
  const messageOf = (field: string) => wrong[field] && errorMessageOf(wrong[field]);

  async function send() {
    try {
      await mutateAsync({ by, on });
    } catch {
      // the window says why, and keeps what was written
      return;
    }
    notify('success', t('readings.saved'));
    onClose();
  }

  return (
    <FormDialog
      busy={isPending}
      description={t('readings.dialog.text', { language: tongue })}
      onClose={onClose}
      onSubmit={send}
      submitLabel={t('readings.save')}
      title={t('readings.dialog', { title })}
    >
      <TextField
        autoComplete="off"
        error={messageOf('by')}
        hint={t('readings.by.hint')}
        label={t('readings.by')}
        maxLength={200}
        onChange={({ target }) => setBy(target.value)}
        value={by}
      />
      <DateField
        error={messageOf('on')}
        label={t('readings.on')}
        max={today}
        min="2020-01-01"
        onChange={setOn}
        value={on}
      />
      <AnswerFault error={wrong.by || wrong.on ? null : error} />
    </FormDialog>
  );
}
