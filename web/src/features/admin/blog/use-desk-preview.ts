import { useQuery } from '@tanstack/react-query';
import { call } from '@/ui/api/call.ts';
import { useSettled } from './use-settled.ts';

/** Markdown as readers would see it, asked of the server when the hands rest. */
export function useDeskPreview(source: string) {
  const settled = useSettled(source, 500);
  return useQuery({
    queryKey: ['post-preview', settled],
    queryFn: () => call('POST /rest/v1/admin/blog/preview', { body: { source: settled } }),
    placeholderData: (before) => before,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  });
}

/** The title of another post that has this address in this language; null where none has, as far as is known. */
export function useSlugOwner(language: 'en' | 'fr' | 'pt-BR', slug: string, postId: string) {
  const settled = useSettled(slug, 500);
  const { data } = useQuery({
    queryKey: ['post-slug', language, settled],
    queryFn: () =>
      call('GET /rest/v1/admin/blog/slugs/{language}/{slug}', {
        params: { language, slug: settled },
      }),
    enabled: settled !== '',
    retry: false,
  });
  if (settled !== slug || !data?.taken_by || data.taken_by.id === postId) return null;
  return data.taken_by.title;
}
