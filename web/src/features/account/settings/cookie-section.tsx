import { useTranslation } from 'react-i18next';
import {
  type CookieChoice,
  chooseCookies,
  useCookieChoice,
} from '@/learning/tracking/cookie-choice.ts';
import { RadioGroup } from '@/ui/kit/radio-group.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { SettingsSection } from './settings-section.tsx';

/** The choice about cookies, which can be changed at any time. */
export function CookieSection() {
  const { t } = useTranslation('settings');
  const choice = useCookieChoice();
  return (
    <SettingsSection name="cookies">
      <p>{t('cookies.text')}</p>
      <RadioGroup
        columns={2}
        legend={t('cookies.choice')}
        name="cookie-choice"
        onChange={(event) => {
          chooseCookies(event.currentTarget.value as CookieChoice);
          notify('success', t('cookies.saved'));
        }}
        options={[
          { value: 'accepted', label: t('cookies.accepted') },
          { value: 'declined', label: t('cookies.declined') },
        ]}
        value={choice ?? ''}
      />
    </SettingsSection>
  );
}
