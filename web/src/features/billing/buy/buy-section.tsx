import { UserRoundPlus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { Leaf } from '@/ui/kit/card.tsx';
import { EmptyState, ErrorState } from '@/ui/kit/page-states.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { BuyForm } from './buy-form.tsx';
import { useQuote } from './use-quote.ts';

/**
 * Where a parent buys: the plan, the children, what it costs and until when it lasts, and on to be
 * paid.
 */
export function BuySection() {
  const { t } = useTranslation('buy');
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, key, search } = useLocation();
  const isBack = new URLSearchParams(search).has('cancelled');
  // Anyone who has chosen a plan above, or comes back from paying, goes on from here by keyboard too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press on a plan is a place of its own in the history
  useEffect(() => {
    if (hash === '#buy') heading.current?.focus({ preventScroll: true });
    if (isBack) heading.current?.closest('section')?.scrollIntoView();
  }, [hash, isBack, key]);
  return (
    <Leaf aria-labelledby="buy-title" as="section" padding="wide">
      <h2 className="text-d3" id="buy-title" ref={heading} tabIndex={-1}>
        {t('title')}
      </h2>
      <BuyContent />
    </Leaf>
  );
}

function BuyContent() {
  const { t } = useTranslation('buy');
  const { data, error, refetch } = useQuote();
  if (!data && error) {
    return (
      <ErrorState
        heading="h3"
        onRetry={() => void refetch()}
        retryLabel={t('again')}
        text={t('failed.text')}
        title={t('failed.title')}
      />
    );
  }
  if (!data) return <Skeleton className="my-6" label={t('loading')} lines={8} />;
  return data.length === 0 ? <NobodyYet /> : <BuyForm quote={data} />;
}

/** A parent without a child adds one first and comes back here with the plan. */
function NobodyYet() {
  const { t } = useTranslation('buy');
  const { search } = useLocation();
  const back = encodeURIComponent(`/subscription${search}#buy`);
  return (
    <EmptyState
      action={
        <ButtonLink to={`/dashboard?add=child&return=${back}`} variant="gold">
          <UserRoundPlus aria-hidden />
          {t('first.add')}
        </ButtonLink>
      }
      heading="h3"
      text={t('first.text')}
      title={t('first.title')}
    />
  );
}
