import { Search } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button } from '@/ui/kit/button.tsx';
import { ErrorState } from '@/ui/kit/page-states.tsx';
import { SelectField } from '@/ui/kit/select-field.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { TextField } from '@/ui/kit/text-field.tsx';
import { CommentCard } from './comment-card.tsx';
import { type CommentState, commentStates, useModerated } from './use-moderated.ts';

/** What parents write under articles: what waits, what is reported and all of it, with the state in the address. */
export function CommentsSection() {
  const { t } = useTranslation('desk');
  const [search, setSearch] = useSearchParams();
  const show = commentStates.find((state) => state === search.get('state')) ?? 'waiting';
  const [q, setQ] = useState('');
  const list = useModerated(show, q);
  const text = useRef<HTMLParagraphElement>(null);
  const rows = list.data?.pages.flatMap(({ items }) => items);
  return (
    <div className="grid gap-5">
      <p className="max-w-[70ch] text-ink-soft" ref={text} tabIndex={-1}>
        {t('comments.text')}
      </p>
      <Narrowing
        counts={list.data?.pages[0]}
        onSearch={setQ}
        onShow={(state) => setSearch({ state }, { replace: true })}
        show={show}
      />
      {rows ? (
        rows.length > 0 ? (
          <ul className="grid gap-4">
            {rows.map((comment) => (
              <CommentCard
                comment={comment}
                key={comment.id}
                onDecided={() => text.current?.focus()}
              />
            ))}
          </ul>
        ) : (
          <p role="status">{t(`comments.none.${show}`)}</p>
        )
      ) : list.error ? (
        <ErrorState
          onRetry={() => void list.refetch()}
          retryLabel={t('comments.again')}
          title={t('comments.failed')}
        />
      ) : (
        <Skeleton className="leaf p-8" label={t('loading')} lines={6} />
      )}
      {list.hasNextPage ? (
        <Button
          busy={list.isFetchingNextPage}
          className="justify-self-start max-md:w-full"
          onClick={() => void list.fetchNextPage()}
        >
          {t('comments.more')}
        </Button>
      ) : null}
    </div>
  );
}

interface NarrowingProps {
  show: CommentState;
  counts: { waiting: number; reported: number } | undefined;
  onShow: (show: CommentState) => void;
  onSearch: (q: string) => void;
}

function Narrowing({ show, counts, onShow, onSearch }: NarrowingProps) {
  const { t } = useTranslation('desk');
  const [typed, setTyped] = useState('');
  const { waiting = 0, reported = 0 } = counts ?? {};
  const labels = {
    waiting: t('comments.state.waiting', { count: waiting }),
    reported: t('comments.state.reported', { count: reported }),
    all: t('comments.state.all'),
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form className="flex flex-wrap items-end gap-4 max-md:*:w-full" onSubmit={search}>
      <SelectField
        className="md:w-60"
        label={t('comments.state')}
        onChange={({ target }) => onShow(target.value as CommentState)}
        options={commentStates.map((value) => ({ value, label: labels[value] }))}
        value={show}
      />
      <TextField
        autoComplete="off"
        className="md:w-80"
        label={t('comments.search')}
        maxLength={200}
        onChange={({ target }) => setTyped(target.value)}
        type="search"
        value={typed}
      />
      <Button type="submit">
        <Search aria-hidden />
        {t('comments.search.submit')}
      </Button>
    </form>
  );
}
