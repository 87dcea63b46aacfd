import { IdCard, UserRoundPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/kit/button.tsx';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { Leaf } from '@/ui/kit/card.tsx';
import { EmptyState, ErrorState } from '@/ui/kit/page-states.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { type ClassDraft, useClassDraft } from './class-draft.ts';
import { ClassPapers } from './class-papers.tsx';
import { ClassTableSection } from './class-table-section.tsx';
import { ListEntry } from './list-entry.tsx';
import { ListPreview } from './list-preview.tsx';
import { PasswordList } from './password-list.tsx';
import { useClass } from './use-class.ts';

/** Where the cards stand by which each child finds its way in. */
const loginCardsPath = '/login-cards';

/** A grown-up's class: the children are added from a list, and one table says who has done what. */
export function ClassView({ userId }: { userId: string }) {
  const { t } = useTranslation('class');
  const { data: children, error, refetch } = useClass(userId);
  const list = useClassDraft(userId);
  const { draft, change } = list;
  const [requested, setRequested] = useState(false);
  const heading = useHeadingInSight(draft);
  const begun = draft.step === 'look-over' || draft.text !== '';
  const adding = requested || begun || children?.length === 0;
  const names = children?.map(({ name }) => name) ?? [];
  return (
    <div className="wrap text-ui">
      <header className="flex flex-wrap items-end justify-between gap-5 pt-7 pb-6 md:pt-11 print:hidden">
        <div className="min-w-0">
          <h1>{t('title')}</h1>
          <p className="mt-2 text-body text-ink-soft">{t('lead')}</p>
        </div>
        {children && children.length > 0 ? (
          <div className="flex flex-wrap gap-3 max-md:w-full">
            {adding ? null : (
              <Button className="max-md:w-full" onClick={() => setRequested(true)} variant="gold">
                <UserRoundPlus aria-hidden />
                {t('add.open')}
              </Button>
            )}
            <ButtonLink className="max-md:w-full" to={loginCardsPath}>
              <IdCard aria-hidden />
              {t('cards')}
            </ButtonLink>
          </div>
        ) : null}
      </header>
      {draft.added.length > 0 ? (
        <PasswordList added={draft.added} onDone={() => change({ added: [] })} />
      ) : null}
      {adding && children ? (
        <Leaf
          as="section"
          aria-labelledby="class-add"
          className="mb-10 print:hidden"
          padding="wide"
        >
          <h2 className="mb-4 scroll-mt-24 text-d3" id="class-add" ref={heading} tabIndex={-1}>
            {draft.step === 'write' ? t('add') : t('preview')}
          </h2>
          {draft.step === 'write' ? (
            <ListEntry {...list} />
          ) : (
            <ListPreview list={list} namesThere={names} userId={userId} />
          )}
        </Leaf>
      ) : null}
      {children ? (
        children.length > 0 ? (
          <>
            <ClassTableSection items={children} printed={draft.added.length === 0} />
            <ClassPapers />
          </>
        ) : (
          <EmptyState text={t('empty.text')} title={t('empty.title')} />
        )
      ) : error ? (
        <ErrorState
          onRetry={() => void refetch()}
          retryLabel={t('again')}
          text={t('failed.text')}
          title={t('failed.title')}
        />
      ) : (
        <Skeleton className="leaf p-8" label={t('loading')} lines={6} />
      )}
    </div>
  );
}

/**
 * The heading of what is being done: where one goes on to the next step or back, it is in sight and
 * has the focus. A list that was sent leaves the focus to the passwords.
 */
function useHeadingInSight({ step, text }: ClassDraft) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (text === '') return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [step, text]);
  return heading;
}
