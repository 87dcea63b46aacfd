import type { TeachingEntry } from '@pius/domain/course/lesson.ts';
import type { Language } from '@pius/domain/language.ts';

/** The teaching of one module's written lessons, in one language. */
export interface CatechismModule {
  number: number;
  title: string;
  lessons: CatechismLesson[];
}

export interface CatechismLesson {
  number: number;
  title: string;
  /** Whether somebody of the Church has read it (product.md "Trust line"). */
  reading: 'awaiting' | 'done';
  teaching: TeachingEntry[];
}

const files: Record<Language, () => Promise<{ data: CatechismModule[] }>> = {
  en: () => import('virtual:catechism/en'),
  fr: () => import('virtual:catechism/fr'),
  'pt-BR': () => import('virtual:catechism/pt-BR'),
};

/** The whole catechism as far as it is written, in one language. Throws where it cannot be fetched. */
export async function loadCatechism(language: Language): Promise<CatechismModule[]> {
  return (await files[language]()).data;
}
