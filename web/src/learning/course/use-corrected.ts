import type { LessonView } from '@pius/contracts/course.ts';
import { lessonId, parseLessonId } from '@pius/domain/course/ids.ts';
import type { Language } from '@pius/domain/language.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/ui/api/call.ts';
import { usePublicConfig } from '../site/public-config.ts';

const hour = 3_600_000;

/** A lesson that came with the app, in the words that an admin has since published in its place, where there are any. */
export function useCorrectedLesson(built: LessonView): LessonView {
  const { module, number, language } = built;
  const { corrected } = usePublicConfig();
  const params = { moduleId: String(module), lessonId: String(number) };
  const { data } = useQuery({
    queryKey: ['corrected-lesson', built.id, language],
    queryFn: () =>
      call('GET /rest/v1/lessons/{moduleId}/{lessonId}', { params, query: { lang: language } }),
    enabled: corrected.includes(`${lessonId(module, number)} ${language}`),
    staleTime: hour,
  });
  return data ?? built;
}

/** The entries of the corrected lessons of a language by their ids; empty where none is corrected. */
export function useCorrectedEntries(language: Language) {
  const { corrected } = usePublicConfig();
  const places = corrected.flatMap((name) => {
    const [id = '', of] = name.split(' ');
    const place = of === language ? parseLessonId(id) : null;
    return place ? [{ moduleId: String(place.module), lessonId: String(place.lesson) }] : [];
  });
  const { data } = useQuery({
    queryKey: ['corrected-entries', language, places],
    queryFn: async () => {
      const lessons = await Promise.all(
        places.map((params) =>
          call('GET /rest/v1/lessons/{moduleId}/{lessonId}/outside', {
            params,
            query: { lang: language },
          }),
        ),
      );
      return new Map(lessons.flatMap(({ teaching }) => teaching.map((entry) => [entry.id, entry])));
    },
    enabled: places.length > 0,
    staleTime: hour,
  });
  return data;
}
