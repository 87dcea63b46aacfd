import type { BoxedQuestion } from '@pius/contracts/question-box.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@/ui/api/call.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { useSession } from '../session/use-session.ts';

/**
 * The questions that the children of the parent who is signed in have kept.
 * @param requested - Whether there can be any.
 */
export function useQuestionBox(requested = true) {
  const language = useLanguage();
  return useQuery({
    queryKey: useBoxKey(),
    queryFn: async (): Promise<BoxedQuestion[]> =>
      (await call('GET /rest/v1/question-box', { query: { lang: language } })).items,
    enabled: requested,
  });
}

/** Says that a question was talked about, or waits again. The list shows it at once. */
export function useMarkQuestion(id: string) {
  const client = useQueryClient();
  const key = useBoxKey();
  return useMutation({
    mutationFn: (done: boolean) =>
      call('PATCH /rest/v1/question-box/{id}', { params: { id }, body: { done } }),
    onSuccess: ({ done_at }) => {
      client.setQueryData<BoxedQuestion[]>(key, (items) =>
        items?.map((item) => (item.id === id ? { ...item, done_at } : item)),
      );
    },
  });
}

function useBoxKey() {
  return ['question-box', useSession().user?.id, useLanguage()] as const;
}
