import type { Language } from '@pius/domain/language.ts';
import { localDay } from '@pius/domain/progress/local-day.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/shared/api/api-error.ts';
import { useDateWords } from '@/shared/i18n/use-date-words.ts';
import { useErrorWords } from '@/shared/i18n/use-error-words.ts';
import { useLanguage } from '@/shared/i18n/use-language.ts';
import { notify } from '@/shared/toast/notify.ts';
import { DateField } from '@/shared/ui/date-field.tsx';
import { FormDialog } from '@/shared/ui/form-dialog.tsx';
import { TextField } from '@/shared/ui/text-field.tsx';
import { AnswerFault } from '../orders/answer-fault.tsx';
import { type ReadableList, type ReadableText, useRecordReading } from './use-readings.ts';

interface RecordReadingDialogProps {
  kind: ReadableList['kind'];
  text: ReadableText;
  language: Language;
  onClose: () => void;
}

const nameMissing = 'name_required';

/** Records who of the Church has read a text in a language, and when. */
export function RecordReadingDialog({ kind, text, language, onClose }: RecordReadingDialogProps) {
  const { t } = useTranslation('desk');
  const words = useErrorWords();
  const dates = useDateWords();
  const tongue = new Intl.DisplayNames(useLanguage(), { type: 'language' }).of(language);
  const today = localDay(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [by, setBy] = useState('');
  const [on, setOn] = useState(today);
  const { id, title } = text;
  const { mutateAsync, isPending, error } = useRecordReading({ kind, id, language });
  const isNameMissing = error instanceof ApiError && error.code === nameMissing;

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
        error={isNameMissing ? words(nameMissing) : undefined}
        hint={t('readings.by.hint')}
        label={t('readings.by')}
        maxLength={200}
        onChange={({ target }) => setBy(target.value)}
        value={by}
      />
      <DateField
        label={t('readings.on')}
        max={today}
        min="2020-01-01"
        onChange={setOn}
        today={today}
        value={on}
        words={dates}
      />
      <AnswerFault error={isNameMissing ? null : error} />
    </FormDialog>
  );
}
