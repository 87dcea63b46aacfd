import { redirect } from 'react-router';
import { pageLanguage, storedLanguage } from '@/ui/i18n/language.ts';
import { localePath } from '@/ui/paths.ts';

/** `/lesson/{anything}` alone names no lesson: it leads to the quest map. @see docs/requirements.md#r-lesson-ids */
export function clientLoader({ url }: { url: URL }): never {
  throw redirect(localePath('/quest-map', pageLanguage(url.pathname, storedLanguage())));
}

export default function UnknownLessonPage() {
  return null;
}
