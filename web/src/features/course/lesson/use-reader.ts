import type { LessonView } from '@pius/contracts/course.ts';
import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { call } from '@/ui/api/call.ts';
import { useNearViewport } from '@/ui/kit/use-near-viewport.ts';

/**
 * Who of the Church has read a lesson. A lesson that was fetched tells it; one that stands in its page since the page was
 * built asks when the place where it is told comes near.
 */
export function useReader(lesson: LessonView, place: RefObject<Element | null>) {
  const isNear = useNearViewport(place, false);
  const { id, language, module } = lesson;
  const { data } = useQuery({
    queryKey: ['reader', id, language],
    queryFn: () =>
      call('GET /rest/v1/readings/{kind}/{id}', {
        params: { kind: 'lesson', id },
        query: { lang: language },
      }),
    enabled: isNear && module === 1,
    retry: false,
  });
  return data ? data.reader : lesson.reader;
}
