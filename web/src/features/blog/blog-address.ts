import { type BlogCategory, blogCategories } from '@pius/domain/blog/post.ts';

/** What the address of /blog asks for: words, a topic, and the post behind which a page begins. */
export interface BlogAsk {
  q: string;
  category: BlogCategory | null;
  after: string | null;
}

/** Reads what an address asks for. A topic there is none of is no topic. */
export function readAsk(search: URLSearchParams): BlogAsk {
  const requested = search.get('category');
  return {
    q: (search.get('q') ?? '').trim().slice(0, 200),
    category: blogCategories.find((category) => category === requested) ?? null,
    after: search.get('after'),
  };
}

/** The address that asks for something: `/blog`, or `/blog?q=…`. */
export function blogPath(ask: Partial<BlogAsk>): string {
  const pairs = (['q', 'category', 'after'] as const).flatMap((name) => {
    const value = ask[name];
    return value ? [[name, value]] : [];
  });
  return pairs.length > 0 ? `/blog?${new URLSearchParams(pairs)}` : '/blog';
}
