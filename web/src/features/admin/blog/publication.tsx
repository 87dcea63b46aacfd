import { type Language, languageInfo } from '@pius/domain/language.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { Tint } from '@/ui/kit/card.tsx';
import { TextField } from '@/ui/kit/text-field.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { VersionLabel } from './post-list.tsx';
import type { DeskPost } from './use-desk-posts.ts';
import type { PostEditing } from './use-post-editor.ts';

interface PublicationProps {
  language: Language;
  version: DeskPost['versions'][number] | null;
  editing: PostEditing;
}

/** When a language of a post is published, and what can be done about it. */
export function Publication({ language, version, editing }: PublicationProps) {
  const { t } = useTranslation('desk');
  const own = useLanguage();
  const tongue = languageInfo[language].label;
  const [asking, setAsking] = useState<'schedule' | 'delete' | null>(null);

  const messageOf = useErrorMessage();
  const fault = editing.fault?.part === language ? editing.fault : null;
  // The other faults are told, with what can be done, at the top of the column.
  const hinders = fault !== null && Object.keys(fault.fields ?? {}).length > 0;

  async function publish(moment: string | null) {
    setAsking(null);
    if (!(await editing.publish(language, moment))) return;
    notify('success', doneMessage(moment));
  }

  function doneMessage(moment: string | null): string {
    if (moment === null) return t('blog.withdrawn', { language: tongue });
    if (moment === 'now') return t('blog.published', { language: tongue });
    const time = new Intl.DateTimeFormat(own, { dateStyle: 'medium', timeStyle: 'short' });
    return t('blog.scheduled', { language: tongue, time: time.format(new Date(moment)) });
  }

  const isOut = version !== null && version.publish_at !== null;
  return (
    <Tint className="grid gap-3 bg-sunken">
      <p>{version ? <VersionLabel version={version} /> : t('blog.state.missing')}</p>
      <div className="flex flex-wrap gap-2">
        {version?.status === 'published' ? null : (
          <Button busy={editing.busy} onClick={() => void publish('now')}>
            {t('blog.publish')}
          </Button>
        )}
        {version?.status === 'published' ? (
          <ButtonLink to={`/blog/${version.slug}`} variant="quiet">
            {t('blog.read')}
          </ButtonLink>
        ) : (
          <Button onClick={() => setAsking('schedule')} variant="quiet">
            {t('blog.schedule')}
          </Button>
        )}
        {isOut ? (
          <Button busy={editing.busy} onClick={() => void publish(null)} variant="quiet">
            {t('blog.withdraw')}
          </Button>
        ) : null}
        {version ? (
          <Button onClick={() => setAsking('delete')} variant="quiet">
            {t('blog.delete-language')}
          </Button>
        ) : null}
      </div>
      {hinders ? <p className="font-bold text-stop">{messageOf(fault.code)}</p> : null}
      {asking === 'schedule' ? <Schedule onMoment={(moment) => void publish(moment)} /> : null}
      {asking === 'delete' ? (
        <div className="grid gap-3">
          <p role="status">{t('blog.delete-language.sure')}</p>
          <div className="flex flex-wrap gap-3">
            <Button autoFocus onClick={() => setAsking(null)}>
              {t('blog.keep')}
            </Button>
            <Button
              busy={editing.busy}
              onClick={() => {
                setAsking(null);
                void editing.removeLanguage(language);
              }}
            >
              {t('blog.delete-language.yes')}
            </Button>
          </div>
        </div>
      ) : null}
    </Tint>
  );
}

/** Asks for a moment to come, in the time of this device. */
function Schedule({ onMoment }: { onMoment: (moment: string) => void }) {
  const { t } = useTranslation('desk');
  const [moment, setMoment] = useState('');
  const [wrong, setWrong] = useState(false);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  function submit(event: FormEvent) {
    event.preventDefault();
    const date = new Date(moment);
    const isToCome = date.getTime() > Date.now();
    setWrong(!isToCome);
    if (isToCome) onMoment(date.toISOString());
  }
  return (
    <form className="grid gap-3" noValidate onSubmit={submit}>
      <TextField
        autoFocus
        error={wrong ? t('blog.schedule.wrong') : undefined}
        hint={t('blog.schedule.hint', { zone })}
        label={t('blog.schedule.moment')}
        onChange={({ target }) => setMoment(target.value)}
        type="datetime-local"
        value={moment}
      />
      <Button className="justify-self-start" type="submit">
        {t('blog.schedule.submit')}
      </Button>
    </form>
  );
}
