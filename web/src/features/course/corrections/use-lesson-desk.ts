import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallInput, call } from '@/ui/api/call.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';

type Publication = CallInput<'POST /rest/v1/admin/lessons/{id}/versions'>['body'];
type Files = CallInput<'POST /rest/v1/admin/lessons/{id}/check'>['body']['files'];

/** The lessons that can be corrected. */
export function useLessonList() {
  const lang = useLanguage();
  return useQuery({
    queryKey: ['lesson-desk', 'all', lang],
    queryFn: () => call('GET /rest/v1/admin/lessons', { query: { lang } }),
  });
}

/** One lesson with the files in force and what was published before. */
export function useLessonForDesk(id: string) {
  const lang = useLanguage();
  return useQuery({
    queryKey: ['lesson-desk', id, lang],
    queryFn: () => call('GET /rest/v1/admin/lessons/{id}', { params: { id }, query: { lang } }),
  });
}

/** Asks what is wrong with files that are not published, and how they would look. */
export function useCheckFiles(id: string) {
  return useMutation({
    mutationFn: (files: Files) =>
      call('POST /rest/v1/admin/lessons/{id}/check', { params: { id }, body: { files } }),
  });
}

/** Publishes files; what this page knows of any lesson is asked for again. */
export function usePublish(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Publication) =>
      call('POST /rest/v1/admin/lessons/{id}/versions', { params: { id }, body }),
    onSettled: () => queries.invalidateQueries(),
  });
}

/** Fetches the words of an earlier version. */
export function fetchVersion(id: string, version: string): Promise<{ text: string }> {
  return call('GET /rest/v1/admin/lessons/{id}/versions/{version}', { params: { id, version } });
}
