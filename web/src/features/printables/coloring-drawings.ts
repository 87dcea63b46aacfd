import { freeModule } from '@pius/domain/account/module-access.ts';
import { moduleNumbers } from '@pius/domain/course/counts.ts';
import type { Language } from '@pius/domain/language.ts';
import { useQuery } from '@tanstack/react-query';
import { useCourse } from '@/learning/course/use-course.ts';
import { useChildren } from '@/learning/family/use-children.ts';
import { useSession } from '@/learning/session/use-session.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';

/** The drawings there are to color: of each lesson's story, and of saints and feasts in the order of the year. */
export interface ColoringDrawings {
  stories: Record<string, string[]>;
  saints: { id: string; name: string }[];
}

const files: Record<Language, () => Promise<{ data: ColoringDrawings }>> = {
  en: () => import('virtual:coloring-drawings/en'),
  fr: () => import('virtual:coloring-drawings/fr'),
  'pt-BR': () => import('virtual:coloring-drawings/pt-BR'),
};

/** The drawings there are to color; undefined until they are here. */
export function useColoringDrawings(): ColoringDrawings | undefined {
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['coloring-drawings', language],
    queryFn: async () => (await files[language]()).data,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

/**
 * The modules whose stories may be colored: module 1 for everybody, the others for an admin and for a parent of whom a child
 * has access.
 * @see docs/requirements.md#r-coloring-page
 */
export function useColoringModules(): number[] {
  const { viewer } = useSession();
  const { data: children = [] } = useChildren();
  const hasAccess = viewer === 'admin' || children.some(({ subscription }) => subscription.active);
  return moduleNumbers.filter((module) => module === freeModule || hasAccess);
}

/** The lesson of a story's drawing, `2-5`; null for any other drawing. */
export function lessonOfDrawing(drawing: string): string | null {
  return /^story-(\d-\d{1,2})-\d$/.exec(drawing)?.[1] ?? null;
}

/** What a drawing's sheet is called: the lesson, or the saint; '' until it is known. */
export function useDrawingTitle(): (drawing: string) => string {
  const { course } = useCourse();
  const drawings = useColoringDrawings();
  return (drawing) => {
    const lesson = lessonOfDrawing(drawing);
    if (lesson === null) return drawings?.saints.find(({ id }) => id === drawing)?.name ?? '';
    const lessons = course?.modules.flatMap((module) => module.lessons) ?? [];
    return lessons.find(({ id }) => id === lesson)?.title ?? '';
  };
}
