import type { Language } from '@pius/domain/language.ts';

/** The six modules by name, and what the demo tells of the lessons of module 1. */
export interface CourseOutline {
  modules: { number: number; title: string; summary: string; lessonCount: number }[];
  demoLessons: DemoLesson[];
}

export interface DemoLesson {
  number: number;
  title: string;
  /** Null while the lesson is not written. */
  minutes: number | null;
  goals: string[];
}

const files: Record<Language, () => Promise<{ data: CourseOutline }>> = {
  en: () => import('virtual:course-outline/en'),
  fr: () => import('virtual:course-outline/fr'),
  'pt-BR': () => import('virtual:course-outline/pt-BR'),
};

/** The outline of the course in one language. Throws where it cannot be fetched. */
export async function loadCourseOutline(language: Language): Promise<CourseOutline> {
  return (await files[language]()).data;
}
