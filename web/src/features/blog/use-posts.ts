import type { Language } from '@pius/domain/language.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type CallOutput, call } from '@/ui/api/call.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import type { BlogAsk } from './blog-address.ts';

/** A page of posts. */
export type PostPage = CallOutput<'GET /rest/v1/blog/posts'>;
/** A post as it is read. */
export type Post = CallOutput<'GET /rest/v1/blog/posts/{slug}'>;

/** The posts an address asks for, in the reader's language. The ones before stay until they come. */
export function usePosts({ q, category, after }: BlogAsk) {
  const lang = useLanguage();
  return useQuery({
    queryKey: ['blog', lang, q, category, after],
    queryFn: () =>
      call('GET /rest/v1/blog/posts', {
        query: {
          lang,
          q: q || undefined,
          category: category ?? undefined,
          after: after ?? undefined,
        },
      }),
    placeholderData: keepPreviousData,
  });
}

/** A post by its slug; `lang` is the language it is wanted in. */
export function usePost(slug: string, lang: Language) {
  return useQuery({
    queryKey: ['post', lang, slug],
    queryFn: () => call('GET /rest/v1/blog/posts/{slug}', { params: { slug }, query: { lang } }),
  });
}
