import type { Catechism } from '@pius/domain/course/catechism.ts';
import type { Language } from '@pius/domain/language.ts';

const files: Record<Language, () => Promise<{ data: Catechism }>> = {
  en: () => import('virtual:catechism/en'),
  fr: () => import('virtual:catechism/fr'),
  'pt-BR': () => import('virtual:catechism/pt-BR'),
};

/** The whole catechism as far as it is written, in one language. Throws where it cannot be fetched. */
export async function loadCatechism(language: Language): Promise<Catechism> {
  return (await files[language]()).data;
}
