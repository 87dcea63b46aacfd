import { Eye, Mail } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChooseWeeklyEmail, useWeeklyEmail } from '@/learning/family/use-weekly-email.ts';
import { LocaleLink } from '@/ui/i18n/locale-link.tsx';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { Status } from '@/ui/kit/chip.tsx';
import { ErrorState } from '@/ui/kit/page-states.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { FormFault } from '../form-fault.tsx';
import { asApiError } from '../sign-in.ts';
import { SettingsSection } from './settings-section.tsx';
import { WeeklyEmailPreview } from './weekly-email-preview.tsx';

/** The letter of each Saturday: switched on and off here, and looked at beforehand. */
export function WeeklyEmailSection() {
  const { t } = useTranslation('settings');
  const { data, error, refetch } = useWeeklyEmail();
  const [isShown, setShown] = useState(false);
  return (
    <SettingsSection name="letter">
      <p>{t('letter.text')}</p>
      {data ? (
        <WeeklyEmailSwitch choice={data} />
      ) : error ? (
        <ErrorState
          heading="h3"
          onRetry={() => void refetch()}
          retryLabel={t('again')}
          text={t('failed.text')}
          title={t('failed.title')}
        />
      ) : (
        <Skeleton label={t('loading')} lines={2} />
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button onClick={() => setShown(true)} variant="quiet">
          <Eye aria-hidden />
          {t('letter.preview')}
        </Button>
        <LocaleLink className="inline-flex min-h-11 items-center" to="/sunday-sheet">
          {t('letter.sheet')}
        </LocaleLink>
      </div>
      {isShown ? <WeeklyEmailPreview onClose={() => setShown(false)} /> : null}
    </SettingsSection>
  );
}

function WeeklyEmailSwitch({
  choice: { on, saturday },
}: {
  choice: NonNullable<ReturnType<typeof useWeeklyEmail>['data']>;
}) {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const choose = useChooseWeeklyEmail();
  const date = new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${saturday}T00:00:00Z`));
  const change = () =>
    choose.mutate(
      { on: !on },
      { onSuccess: () => notify('success', t(on ? 'letter.stopped' : 'letter.begun')) },
    );
  return (
    <>
      <p>
        <Status state={on ? 'on' : 'off'}>
          <Mail aria-hidden />
          {on ? t('letter.on', { date }) : t('letter.off')}
        </Status>
      </p>
      <FormFault error={choose.error && asApiError(choose.error)} />
      <Button busy={choose.isPending} className="justify-self-start max-md:w-full" onClick={change}>
        {t(on ? 'letter.stop' : 'letter.begin')}
      </Button>
    </>
  );
}
