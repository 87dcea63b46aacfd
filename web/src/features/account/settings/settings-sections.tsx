import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useChildren } from '@/learning/family/use-children.ts';
import { useOwnProfile } from '@/learning/family/use-own-profile.ts';
import { ErrorState } from '@/ui/kit/page-states.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { ChangePasswordForm } from '../change-password-form.tsx';
import { AgreementsSection } from './agreements-section.tsx';
import { CookieSection } from './cookie-section.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { EmailSection } from './email-section.tsx';
import { ExportSection } from './export-section.tsx';
import { ProfileForm } from './profile-form.tsx';
import { type SectionName, SettingsSection } from './settings-section.tsx';
import { WeeklyEmailSection } from './weekly-email-section.tsx';

const names: readonly SectionName[] = [
  'profile',
  'email',
  'password',
  'letter',
  'cookies',
  'agreements',
  'export',
  'delete',
];

/**
 * The sections of the settings, with a list of them beside: all that a family may know and decide
 * of itself.
 */
export function SettingsSections() {
  const { t } = useTranslation('settings');
  const { data: profile, error, refetch } = useOwnProfile();
  const { data: children } = useChildren();
  const { hash } = useLocation();
  const shown = profile !== undefined;
  // The section was not there yet when the browser looked for it.
  useEffect(() => {
    if (shown && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [shown, hash]);
  return (
    <div className="wrap pt-7 pb-12 text-ui md:pt-11">
      <h1 className="text-d2">{t('title')}</h1>
      <p className="mt-2 text-body text-ink-soft">{t('lead')}</p>
      {profile ? (
        <div className="mt-6 grid items-start gap-8 lg:grid-cols-[14rem_minmax(0,46rem)]">
          <SectionList />
          <div className="grid min-w-0 gap-7">
            <SettingsSection name="profile">
              <ProfileForm key={profile.id} profile={profile} />
            </SettingsSection>
            <EmailSection />
            <SettingsSection name="password">
              <ChangePasswordForm />
            </SettingsSection>
            <WeeklyEmailSection />
            <CookieSection />
            <AgreementsSection childrenOfFamily={children ?? []} profile={profile} />
            <ExportSection timeZone={profile.time_zone} />
            <DeletionSection childrenOfFamily={children ?? []} />
          </div>
        </div>
      ) : error ? (
        <ErrorState
          onRetry={() => void refetch()}
          retryLabel={t('again')}
          text={t('failed.text')}
          title={t('failed.title')}
        />
      ) : (
        <Skeleton className="leaf mt-6 p-8" label={t('loading')} lines={8} />
      )}
    </div>
  );
}

function SectionList() {
  const { t } = useTranslation('settings');
  return (
    <nav aria-label={t('sections')} className="max-lg:hidden lg:sticky lg:top-24">
      <ul className="grid gap-1">
        {names.map((name) => (
          <li key={name}>
            <a className="inline-flex min-h-11 items-center" href={`#${name}`}>
              {t(`${name}.title`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
