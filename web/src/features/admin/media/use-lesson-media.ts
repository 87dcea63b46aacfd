import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallInput, type CallOutput, call } from '@/ui/api/call.ts';

type LessonMedia = CallOutput<'GET /rest/v1/admin/lesson-media/{lesson}'>;
/** A picture of a lesson as the desk has it. */
export type DeskPicture = LessonMedia['pictures'][number];
/** A recording of a part of a lesson. */
export type DeskRecording = LessonMedia['recordings'][number];
/** A part of a lesson that can be recorded. */
export type DeskPart = LessonMedia['parts'][number];
/** What is told of a picture. */
export type PictureInput = CallInput<'POST /rest/v1/admin/lesson-media/{lesson}/pictures'>['body'];

const listKey = ['admin-lesson-media'] as const;
const keyOf = (lesson: string) => [...listKey, lesson] as const;

/** Which lessons have pictures or recordings, by their ids. */
export function useIllustrated() {
  return useQuery({
    queryKey: listKey,
    queryFn: async () => {
      const { items } = await call('GET /rest/v1/admin/lesson-media');
      return new Map(items.map((item) => [item.lesson, item]));
    },
  });
}

/** All that was uploaded for a lesson. */
export function useLessonDesk(lesson: string) {
  return useQuery({
    queryKey: keyOf(lesson),
    queryFn: () => call('GET /rest/v1/admin/lesson-media/{lesson}', { params: { lesson } }),
  });
}

/** Asks again for what was changed, here and on the pages that show it. */
export function useRefreshLesson(lesson: string): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    void client.invalidateQueries({ queryKey: ['lesson-media'] });
    void client.invalidateQueries({ queryKey: ['public-config'] });
    void client.invalidateQueries({ queryKey: listKey, exact: true });
    await client.invalidateQueries({ queryKey: keyOf(lesson) });
  };
}

/** Gives a lesson a picture, or changes the one of this id. */
export function useSavePicture(lesson: string, id: string | null) {
  const refresh = useRefreshLesson(lesson);
  return useMutation({
    mutationFn: (body: PictureInput) =>
      id === null
        ? call('POST /rest/v1/admin/lesson-media/{lesson}/pictures', { params: { lesson }, body })
        : call('PATCH /rest/v1/admin/lesson-pictures/{id}', { params: { id }, body }),
    onSuccess: refresh,
  });
}

/** Takes a picture out of a lesson. */
export function useRemovePicture(lesson: string) {
  const refresh = useRefreshLesson(lesson);
  return useMutation({
    mutationFn: (id: string) =>
      call('DELETE /rest/v1/admin/lesson-pictures/{id}', { params: { id } }),
    onSuccess: refresh,
  });
}

/** Puts the pictures of a lesson in another order, which is seen at once. */
export function useOrderPictures(lesson: string) {
  const client = useQueryClient();
  const refresh = useRefreshLesson(lesson);
  return useMutation({
    mutationFn: (pictures: string[]) =>
      call('PUT /rest/v1/admin/lesson-media/{lesson}/order', {
        params: { lesson },
        body: { pictures },
      }),
    onMutate: (ids) => {
      client.setQueryData<LessonMedia>(
        keyOf(lesson),
        (current) =>
          current && {
            ...current,
            pictures: ids.flatMap((id) => current.pictures.find((each) => each.id === id) ?? []),
          },
      );
    },
    onSettled: refresh,
  });
}

/** Takes a recording out of a lesson. */
export function useRemoveRecording(lesson: string) {
  const refresh = useRefreshLesson(lesson);
  return useMutation({
    mutationFn: (id: string) => call('DELETE /rest/v1/admin/recordings/{id}', { params: { id } }),
    onSuccess: refresh,
  });
}
