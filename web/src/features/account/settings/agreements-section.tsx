import { useTranslation } from 'react-i18next';
import { type Agreement, useAgreements } from '@/learning/family/use-agreements.ts';
import type { Child } from '@/learning/family/use-children.ts';
import { LocaleLink } from '@/ui/i18n/locale-link.tsx';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { ErrorState } from '@/ui/kit/page-states.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { dayOf, versionLabel } from './agreement-days.ts';
import { statusOf } from './agreement-status.ts';
import { ChildConsent } from './child-consent.tsx';
import type { Profile } from './profile-values.ts';
import { SettingsSection } from './settings-section.tsx';

interface AgreementsSectionProps {
  childrenOfFamily: readonly Child[];
  profile: Profile;
}

/**
 * Everything that was agreed to, with its version and its day, and what of it can be taken back.
 * @see docs/requirements.md#r-consent
 */
export function AgreementsSection(props: AgreementsSectionProps) {
  const { t } = useTranslation('settings');
  const { data, error, refetch } = useAgreements();
  return (
    <SettingsSection name="agreements">
      {data ? (
        <Agreements {...props} agreements={data} />
      ) : error ? (
        <ErrorState
          heading="h3"
          onRetry={() => void refetch()}
          retryLabel={t('again')}
          text={t('failed.text')}
          title={t('failed.title')}
        />
      ) : (
        <Skeleton label={t('loading')} lines={4} />
      )}
    </SettingsSection>
  );
}

interface AgreementsProps extends AgreementsSectionProps {
  agreements: readonly Agreement[];
}

function Agreements({ agreements, childrenOfFamily, profile }: AgreementsProps) {
  const { t } = useTranslation('settings');
  const ids = childrenOfFamily.map(({ id }) => id);
  const { account, data, chats, attested, earlier } = statusOf(agreements, ids);
  const nameOf = (agreement: Agreement) => agreementName(t, agreement, childrenOfFamily);
  if (agreements.length === 0) return <p className="text-ink-soft">{t('agreements.none')}</p>;
  return (
    <>
      <ul className="divide-y-[1.5px] divide-rule">
        {account.map((agreement) => (
          <AgreementRow
            agreement={agreement}
            key={agreement.kind}
            name={nameOf(agreement)}
            profile={profile}
          />
        ))}
      </ul>
      <p className="text-ink-soft">{t('agreements.account')}</p>
      <ul className="divide-y-[1.5px] divide-rule border-rule border-t-[1.5px] empty:hidden">
        {childrenOfFamily.map((child) => (
          <ChildConsent
            agreement={data.get(child.id)}
            child={child}
            key={child.id}
            profile={profile}
          />
        ))}
        {[...chats, ...attested].map((agreement) => (
          <AgreementRow
            agreement={agreement}
            key={`${agreement.kind} ${agreement.child_id}`}
            name={nameOf(agreement)}
            profile={profile}
          />
        ))}
      </ul>
      {chats.length > 0 ? (
        <p className="text-ink-soft">
          {t('agreements.chat.where')}{' '}
          <LocaleLink className="inline-block py-3" to="/dashboard">
            {t('agreements.to-dashboard')}
          </LocaleLink>
        </p>
      ) : null}
      {earlier.length > 0 ? (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-bold">
            {t('agreements.earlier')}
          </summary>
          <ul className="divide-y-[1.5px] divide-rule">
            {earlier.map((agreement) => (
              <AgreementRow
                agreement={agreement}
                key={`${agreement.kind} ${agreement.child_id} ${agreement.given_at}`}
                name={nameOf(agreement)}
                profile={profile}
              />
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}

type SettingsMessages = ReturnType<typeof useTranslation<'settings'>>['t'];

function agreementName(
  t: SettingsMessages,
  { kind, child_id }: Agreement,
  family: readonly Child[],
) {
  if (kind === 'terms' || kind === 'privacy' || kind === 'adult') return t(`agreements.${kind}`);
  const child = family.find(({ id }) => id === child_id);
  return t(`agreements.${kind}`, { name: child?.name ?? t('agreements.deleted-child') });
}

const texts = { terms: '/terms', privacy: '/privacy' } as const;

interface AgreementRowProps {
  agreement: Agreement;
  name: string;
  profile: Profile;
}

function AgreementRow({ agreement, name, profile }: AgreementRowProps) {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const { kind, version, given_at, withdrawn_at } = agreement;
  const day = (instant: string) => dayOf(instant, language, profile.time_zone);
  const values = { date: day(given_at), version: versionLabel(version, language) };
  const text = kind === 'terms' || kind === 'privacy' ? texts[kind] : null;
  return (
    <li className="grid gap-x-4 py-3 [overflow-wrap:anywhere] sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div>
        <p className="font-bold">{name}</p>
        <p className="text-ink-soft">
          {withdrawn_at
            ? t('agreements.withdrawn', { ...values, until: day(withdrawn_at) })
            : t('agreements.given', values)}
        </p>
      </div>
      {text ? (
        <LocaleLink
          aria-label={`${t('agreements.read')}: ${name}`}
          className="inline-flex min-h-11 items-center justify-self-start"
          to={text}
        >
          {t('agreements.read')}
        </LocaleLink>
      ) : null}
    </li>
  );
}
