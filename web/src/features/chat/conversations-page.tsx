import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useChildren } from '@/learning/family/use-children.ts';
import { ChildPicker } from '@/learning/progress/overview/child-picker.tsx';
import { useSession } from '@/learning/session/use-session.ts';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { EmptyState, ErrorState } from '@/ui/kit/page-states.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { QuestionBox } from './question-box.tsx';
import { Transcript } from './transcript.tsx';
import './exchange.css';
import './conversations.css';

export const handle: RouteHandle = {
  page: 'conversations',
  namespaces: ['conversations', 'chat', 'family', 'dashboard'],
};

/**
 * `/conversations`: a parent reads what the children asked, and sees to the questions they kept.
 * @see docs/requirements.md#r-conversations
 */
export default function ConversationsPage() {
  const { t } = useTranslation('conversations');
  const { user } = useSession();
  const { data: children, error, refetch } = useChildren();
  const [search, setSearch] = useSearchParams();
  if (children?.length === 0) {
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
  const own = user ? [{ id: user.id, name: t('own') }] : [];
  const people = [...(children ?? []), ...own];
  const chosen = people.find(({ id }) => id === search.get('child')) ?? people[0];
  return (
    <div className="wrap max-w-[860px] pt-7 text-ui md:pt-11">
      <h1>{t('title')}</h1>
      <p className="mt-3 mb-7 max-w-[60ch] text-body text-ink-soft">{t('lead')}</p>
      {children && chosen ? (
        <>
          <QuestionBox />
          <ChildPicker
            items={people}
            onChange={(child) => setSearch({ child }, { replace: true, preventScrollReset: true })}
            value={chosen.id}
          />
          <Transcript
            child={children.find(({ id }) => id === chosen.id) ?? null}
            key={chosen.id}
            personId={chosen.id}
          />
        </>
      ) : error ? (
        <ErrorState
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
