import type { Language } from '@pius/domain/language.ts';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '@/ui/i18n/use-language.ts';

type MomentWords = Readonly<Record<string, string>>;

const files = import.meta.glob<MomentWords>('../../../../content/pictures/moments.*.yaml', {
  import: 'default',
});

function fetchMomentWords(language: Language): Promise<MomentWords> {
  const file = Object.keys(files).find((path) => path.endsWith(`moments.${language}.yaml`));
  return file ? (files[file]?.() ?? Promise.resolve({})) : Promise.resolve({});
}

/** What the drawings of badges and of the modules' openings show, by their ids; '' until it is here. */
export function useMomentDescriptions(): (id: string) => string {
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['moment-words', language],
    queryFn: () => fetchMomentWords(language),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (id) => data?.[id] ?? '';
}
