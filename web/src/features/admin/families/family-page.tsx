import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate } from '@/learning/progress/overview/format.ts';
import { ApiError } from '@/ui/api/api-error.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Leaf } from '@/ui/kit/card.tsx';
import { ErrorState } from '@/ui/kit/page-states.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { CancelDeletionNotice } from './cancel-deletion-notice.tsx';
import { FamilyActions } from './family-actions.tsx';
import { FamilyChildren } from './family-children.tsx';
import { FamilyConsents } from './family-consents.tsx';
import { FamilyOrders } from './family-orders.tsx';
import { type Family, useFamily } from './use-families.ts';

/**
 * One family: who it is, its children, what was bought and agreed to, and what an admin can do for
 * it.
 */
export function FamilyPage({ id }: { id: string }) {
  const { t } = useTranslation('desk');
  const { data: family, error, refetch } = useFamily(id);
  return (
    <div className="grid gap-6">
      <Link
        className="inline-flex min-h-11 items-center gap-2 justify-self-start"
        to="/admin/families"
      >
        <ArrowLeft aria-hidden />
        {t('family.back')}
      </Link>
      {family ? (
        <>
          <CancelDeletionNotice family={family} />
          <WhoItIs family={family} />
          <FamilyChildren family={family} />
          <FamilyOrders family={family} />
          <FamilyConsents family={family} />
          <FamilyActions family={family} />
        </>
      ) : error ? (
        <ErrorState
          onRetry={() => void refetch()}
          retryLabel={t('again')}
          title={t(isMissing(error) ? 'family.missing' : 'family.failed')}
        />
      ) : (
        <Skeleton className="leaf p-8" label={t('loading')} lines={8} />
      )}
    </div>
  );
}

const isMissing = (error: Error) => error instanceof ApiError && error.status === 404;

function WhoItIs({ family }: { family: Family }) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const tongue = new Intl.DisplayNames(language, { type: 'language' }).of(family.language);
  const facts = [
    [t('field.email'), family.email],
    [t('field.phone'), family.phone ?? t('none')],
    [t('field.type'), t(`type.${family.account_type ?? 'parent'}`)],
    [t('field.language'), tongue],
    [t('field.since'), formatDate(family.created_at, language, 'medium')],
    [
      t('field.active'),
      family.last_active ? formatDate(family.last_active, language, 'medium') : t('never'),
    ],
  ];
  return (
    <Leaf as="section" aria-labelledby="family" className="grid gap-4">
      <h2 className="text-d3 [overflow-wrap:anywhere]" id="family">
        {family.name}
      </h2>
      {family.is_admin ? <p>{t('family.admin')}</p> : null}
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-bold [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </Leaf>
  );
}
