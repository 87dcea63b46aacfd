import { blogCategories } from '@pius/domain/blog/post.ts';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { LocaleLink } from '@/ui/i18n/locale-link.tsx';
import { Button } from '@/ui/kit/button.tsx';
import { TextField } from '@/ui/kit/text-field.tsx';
import { type BlogAsk, blogPath } from './blog-address.ts';
import { categoryHue } from './post-category.ts';
import type { PostPage } from './use-posts.ts';

interface BlogSearchProps {
  ask: BlogAsk;
  /** The topics that have a post. */
  categories: PostPage['categories'];
}

/** The field to search by, and the topics; what is asked for stands in the address. */
export function BlogSearch({ ask, categories }: BlogSearchProps) {
  const { t } = useTranslation('blog');
  const navigate = useNavigate();
  const { q, category } = ask;
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void navigate(blogPath({ q: typed, category }), { preventScrollReset: true });
  };
  const shown = blogCategories.filter((one) => one === category || categories.includes(one));
  return (
    <search className="grid gap-4">
      <form className="flex flex-wrap items-end gap-3 max-md:*:w-full" onSubmit={search}>
        <TextField
          autoComplete="off"
          className="md:w-96"
          defaultValue={q}
          enterKeyHint="search"
          key={q}
          label={t('search')}
          maxLength={200}
          name="q"
          type="search"
        />
        <Button type="submit">
          <Search aria-hidden />
          {t('search.submit')}
        </Button>
      </form>
      {shown.length > 1 || category ? (
        <nav aria-label={t('categories')}>
          <ul className="flex flex-wrap gap-2">
            {[null, ...shown].map((one) => (
              <li data-module={one ? categoryHue[one] : undefined} key={one}>
                <LocaleLink
                  aria-current={one === category ? 'true' : undefined}
                  className="blog-topic"
                  preventScrollReset
                  to={blogPath({ q, category: one })}
                >
                  {t(one ? `category.${one}` : 'category.all')}
                </LocaleLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </search>
  );
}
