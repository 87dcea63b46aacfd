import { versionStates } from '@pius/domain/blog/post.ts';
import { languageInfo, languages } from '@pius/domain/language.ts';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { Leaf } from '@/ui/kit/card.tsx';
import { ErrorState } from '@/ui/kit/page-states.tsx';
import { SelectField } from '@/ui/kit/select-field.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { TextField } from '@/ui/kit/text-field.tsx';
import { DeletedPost } from './deleted-post.tsx';
import { NewPost } from './new-post.tsx';
import { type ListedPost, type PostFilter, useDeskPosts } from './use-desk-posts.ts';

/** All posts, the newest first: how each stands in each language, and which it lacks. */
export function PostList() {
  const { t } = useTranslation('desk');
  const [filter, setFilter] = useState<{ status: PostFilter | ''; q: string }>({
    status: '',
    q: '',
  });
  const list = useDeskPosts(filter);
  const rows = list.data?.pages.flatMap(({ items }) => items);
  return (
    <div className="grid gap-5">
      <NewPost />
      <Narrowing filter={filter} onFilter={setFilter} />
      {rows ? (
        <>
          {rows.length === 0 ? <p role="status">{t('blog.none')}</p> : null}
          <ul className="grid gap-3">
            {rows.map((post) => (
              <PostLine key={post.id} post={post} />
            ))}
          </ul>
          {list.hasNextPage ? (
            <Button
              busy={list.isFetchingNextPage}
              className="justify-self-start max-md:w-full"
              onClick={() => void list.fetchNextPage()}
            >
              {t('blog.more')}
            </Button>
          ) : null}
        </>
      ) : list.error ? (
        <ErrorState
          onRetry={() => void list.refetch()}
          retryLabel={t('blog.again')}
          title={t('blog.failed')}
        />
      ) : (
        <Skeleton className="leaf p-8" label={t('loading')} lines={6} />
      )}
    </div>
  );
}

interface NarrowingProps {
  filter: { status: PostFilter | ''; q: string };
  onFilter: (filter: NarrowingProps['filter']) => void;
}

function Narrowing({ filter, onFilter }: NarrowingProps) {
  const { t } = useTranslation('desk');
  const [q, setQ] = useState('');
  const search = (event: FormEvent) => {
    event.preventDefault();
    onFilter({ ...filter, q: q.trim() });
  };
  const states = ['', ...versionStates, 'deleted'] as const;
  return (
    <form className="flex flex-wrap items-end gap-4 max-md:*:w-full" onSubmit={search}>
      <TextField
        className="md:w-72"
        label={t('blog.search')}
        maxLength={200}
        onChange={({ target }) => setQ(target.value)}
        type="search"
        value={q}
      />
      <Button type="submit">
        <Search aria-hidden />
        {t('blog.search.submit')}
      </Button>
      <SelectField
        className="md:w-52"
        label={t('blog.state')}
        onChange={({ target }) => onFilter({ ...filter, status: target.value as PostFilter | '' })}
        options={states.map((value) => ({ value, label: t(`blog.state.${value || 'any'}`) }))}
        value={filter.status}
      />
    </form>
  );
}

function PostLine({ post }: { post: ListedPost }) {
  const { t } = useTranslation('desk');
  const { t: topic } = useTranslation('blog');
  const language = useLanguage();
  const first = post.versions.find((one) => one.language === language) ?? post.versions[0];
  const title = first?.title || t('blog.untitled');
  return (
    <Leaf as="li" className="grid gap-2 [overflow-wrap:anywhere]" padding="normal">
      <h2 className="text-d4">
        {post.deleted_at ? (
          <span lang={first?.title ? first.language : undefined}>{title}</span>
        ) : (
          <Link lang={first?.title ? first.language : undefined} to={`/admin/blog/${post.id}`}>
            {title}
          </Link>
        )}
      </h2>
      <p className="text-ink-soft">
        {topic(`category.${post.category}`)}
        {post.featured ? ` · ${t('blog.featured.short')}` : ''}
      </p>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {languages.map((one) => {
          const version = post.versions.find((each) => each.language === one);
          return (
            <li className={version ? undefined : 'text-ink-soft'} key={one}>
              <b lang={one}>{languageInfo[one].label}</b>{' '}
              {version ? <VersionLabel version={version} /> : t('blog.state.missing')}
            </li>
          );
        })}
      </ul>
      {post.deleted_at ? (
        <DeletedPost deletedAt={post.deleted_at} id={post.id} title={title} />
      ) : null}
    </Leaf>
  );
}

/** How a language of a post stands, with its moment. */
export function VersionLabel({
  version,
}: {
  version: Pick<ListedPost['versions'][number], 'status' | 'publish_at'>;
}) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  if (version.publish_at === null) return t('blog.state.draft');
  const date = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    ...(version.status === 'scheduled' ? { timeStyle: 'short' } : {}),
  }).format(new Date(version.publish_at));
  return t(
    version.status === 'scheduled' ? 'blog.state.scheduled-for' : 'blog.state.published-on',
    {
      date,
    },
  );
}
