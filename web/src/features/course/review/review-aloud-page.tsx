import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { type Child, useChildren } from '@/learning/family/use-children.ts';
import { ChildPicker } from '@/learning/progress/overview/child-picker.tsx';
import { useSession } from '@/learning/session/use-session.ts';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { EmptyState, ErrorState } from '@/ui/kit/page-states.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import type { OralItem } from './oral-item.ts';
import { OralReview } from './oral-review.tsx';
import { OralReviewItems } from './oral-review-items.tsx';
import './review-aloud.css';

export const handle: RouteHandle = {
  namespaces: ['review-aloud', 'review', 'quiz', 'dashboard', 'progress'],
  page: 'review-aloud',
};

/**
 * "Hear my catechism": the grown-up holds the device, the child answers aloud.
 * @see docs/requirements.md#r-hear-catechism
 */
export default function ReviewAloudPage() {
  const { t } = useTranslation('review-aloud');
  const { data: children, error, refetch } = useChildren();
  const [search, setSearch] = useSearchParams();
  const chosen = children?.find(({ id }) => id === search.get('child')) ?? children?.[0];
  if (children && !chosen) {
    return (
      <EmptyState
        action={
          <ButtonLink to="/dashboard" variant="gold">
            {t('dashboard')}
          </ButtonLink>
        }
        heading="h1"
        text={t('no-children.text')}
        title={t('no-children.title')}
      />
    );
  }
  return (
    <div className="wrap max-w-[860px] pt-7 text-ui md:pt-11">
      {children && chosen ? (
        <OfChild
          child={chosen}
          key={chosen.id}
          onPick={(child) => setSearch({ child }, { replace: true, preventScrollReset: true })}
          siblings={children}
        />
      ) : error ? (
        <ErrorState
          heading="h1"
          onRetry={() => void refetch()}
          retryLabel={t('again')}
          text={t('failed.text')}
          title={t('failed.title')}
        />
      ) : (
        <Skeleton className="leaf p-8" label={t('loading')} lines={4} />
      )}
    </div>
  );
}

interface OfChildProps {
  child: Child;
  siblings: readonly Child[];
  onPick: (id: string) => void;
}

function OfChild({ child, siblings, onPick }: OfChildProps) {
  const { t } = useTranslation('review-aloud');
  const { user } = useSession();
  const language = useLanguage();
  const [items, setItems] = useState<readonly OralItem[] | null>(null);
  const parentId = user?.id ?? null;
  if (items && parentId !== null) {
    return (
      <OralReview
        child={child}
        items={items}
        key={language}
        onEnd={() => setItems(null)}
        parentId={parentId}
      />
    );
  }
  return (
    <>
      <h1 className="[overflow-wrap:anywhere]">{t('title', { name: child.name })}</h1>
      <p className="mt-3 mb-6 max-w-[60ch] text-ink-soft">{t('lead')}</p>
      <ChildPicker items={siblings} onChange={onPick} value={child.id} />
      <OralReviewItems child={child} onBegin={setItems} parentId={parentId} />
    </>
  );
}
