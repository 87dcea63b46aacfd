import type { Language } from '@pius/domain/language.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallInput, type CallOutput, call } from '@/ui/api/call.ts';

type Readings = CallOutput<'GET /rest/v1/admin/readings'>;
/** A lesson or a saint, and who has read it in each language. */
export type ReadableText = Readings['items'][number];
/** Lessons, or the saints of a month. */
export interface ReadableList {
  kind: 'lesson' | 'saint';
  month: string;
}

const key = 'desk-readings';

/** All lessons, or the saints of a month; titles in the reader's language. */
export function useReadings({ kind, month }: ReadableList, language: Language) {
  return useQuery({
    queryKey: [key, kind, month, language],
    queryFn: () =>
      call('GET /rest/v1/admin/readings', {
        query: { kind, lang: language, ...(kind === 'saint' ? { month } : {}) },
      }),
    staleTime: 0,
  });
}

type Params = CallInput<'DELETE /rest/v1/admin/readings/{kind}/{id}/{language}'>['params'];
type Reader = CallInput<'PUT /rest/v1/admin/readings/{kind}/{id}/{language}'>['body'];

/** Records who has read a text; null takes it back. */
export function useRecordReading(params: Params) {
  const client = useQueryClient();
  const path = '/rest/v1/admin/readings/{kind}/{id}/{language}' as const;
  return useMutation({
    mutationFn: (body: Reader | null) =>
      body === null ? call(`DELETE ${path}`, { params }) : call(`PUT ${path}`, { params, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: [key] }),
  });
}
