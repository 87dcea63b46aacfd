import { type Language, languageInfo } from '@pius/domain/language.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { TextField } from '@/ui/kit/text-field.tsx';

interface PublishFormProps {
  /** The languages in which something was typed. */
  changed: readonly Language[];
  /** The words typed have been checked and hold no fault. */
  ready: boolean;
  /** The lesson is one of the demo's. */
  demo: boolean;
  busy: boolean;
  onCheck: () => void;
  onPublish: (note: string) => void;
}

/** First the check, then what it allows: publishing, with a word on why. */
export function PublishForm({ changed, ready, demo, busy, onCheck, onPublish }: PublishFormProps) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const [note, setNote] = useState('');
  const names = new Intl.ListFormat(language).format(changed.map((one) => languageInfo[one].label));
  return (
    <section className="grid gap-4">
      <p role="status">
        {changed.length > 0 ? t('lesson.changed', { languages: names }) : t('lesson.unchanged')}
      </p>
      <div>
        <Button busy={busy} onClick={onCheck} variant={ready ? 'quiet' : 'gold'}>
          {t('lesson.check')}
        </Button>
      </div>
      {ready && changed.length > 0 ? (
        <form
          className="grid max-w-120 gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            onPublish(note);
          }}
        >
          <TextField
            hint={t('lesson.note.hint')}
            label={t('lesson.note')}
            maxLength={300}
            onChange={({ target }) => setNote(target.value)}
            value={note}
          />
          <div>
            <Button busy={busy} type="submit" variant="gold">
              {demo ? t('lesson.use-for-demo') : t('lesson.publish')}
            </Button>
          </div>
        </form>
      ) : null}
    </section>
  );
}
