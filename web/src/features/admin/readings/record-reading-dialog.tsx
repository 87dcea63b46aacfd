import type { Language } from '@pius/domain/language.ts';
import { localDay } from '@pius/domain/progress/local-day.ts';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/shared/api/api-error.ts';
import { useDateWords } from '@/shared/i18n/use-date-words.ts';
import { useErrorWords } from '@/shared/i18n/use-error-words.ts';
import { useLanguage } from '@/shared/i18n/use-language.ts';
import { notify } from '@/shared/toast/notify.ts';
import { Button } from '@/shared/ui/button.tsx';
import { DateField } from '@/shared/ui/date-field.tsx';
import { Dialog } from '@/shared/ui/dialog.tsx';
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
  const form = useId();
  const tongue = new Intl.DisplayNames(useLanguage(), { type: 'language' }).of(language);
  const today = localDay(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [by, setBy] = useState('');
  const [on, setOn] = useState(today);
  const { id, title } = text;
  const { mutateAsync, isPending, error } = useRecordReading({ kind, id, language });
  const isNameMissing = error instanceof ApiError && error.code === nameMissing;

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.querySelector('input');
    if (isPending) return;
    try {
      await mutateAsync({ by, on });
    } catch {
      // the window says why, and keeps what was written
      return field?.focus();
    }
    notify('success', t('readings.saved'));
    onClose();
  }

  return (
    <Dialog
      closeLabel={t('close')}
      description={t('readings.dialog.text', { language: tongue })}
      footer={
        <>
          <Button
            busy={isPending}
            className="max-md:w-full"
            form={form}
            type="submit"
            variant="gold"
          >
            {t('readings.save')}
          </Button>
          <Button className="max-md:w-full" onClick={onClose} variant="quiet">
            {t('cancel')}
          </Button>
        </>
      }
      onOpenChange={(open) => {
        if (!open && !isPending) onClose();
      }}
      open
      title={t('readings.dialog', { title })}
    >
      <form className="grid gap-5 pb-1 text-ui" id={form} noValidate onSubmit={send}>
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
      </form>
    </Dialog>
  );
}
