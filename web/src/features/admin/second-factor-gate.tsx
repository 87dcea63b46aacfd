import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/ui/kit/page-states.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { CodeForm } from './code-form.tsx';
import { EnrolDevice } from './enrol-device.tsx';
import { GateCard } from './gate-card.tsx';
import { useRefreshSecondFactor, useSecondFactor } from './use-second-factor.ts';

/**
 * Opens what it holds to an admin who has given a second factor in this session; helps any other
 * one to it.
 */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useSecondFactor();
  const refresh = useRefreshSecondFactor();
  if (data?.state === 'passed' || data?.state === 'spared') return children;
  if (data?.state === 'required') return <CodeForm onSubmit={refresh} />;
  if (data?.state === 'missing') {
    return (
      <GateCard title={t('enrol.title')}>
        <p>{t('enrol.text')}</p>
        <EnrolDevice onDone={() => void refresh()} />
      </GateCard>
    );
  }
  return (
    <div className="wrap pt-10">
      {error ? (
        <ErrorState
          heading="h1"
          onRetry={() => void refetch()}
          retryLabel={t('again')}
          text={t('failed.text')}
          title={t('failed.title')}
        />
      ) : (
        <Skeleton className="leaf p-8" label={t('loading')} lines={5} />
      )}
    </div>
  );
}
