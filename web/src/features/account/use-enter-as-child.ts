import { useRefreshSession } from '@/learning/session/use-session.ts';
import { asLanguage, readCookie } from '@/ui/i18n/language.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { localePath } from '@/ui/paths.ts';
import type { EnterBy } from './use-learner-sign-in.ts';

const chosenLanguage = () => asLanguage(readCookie(document.cookie, 'language'));

/**
 * Signs a child in by the given call and goes on. Where the child has a language of its own,
 * signing in changes the device's choice, and this page is opened again in it. Throws what the call
 * throws.
 */
export function useEnterAsChild(): EnterBy {
  const refreshSession = useRefreshSession();
  const language = useLanguage();
  return async (signIn) => {
    const before = chosenLanguage();
    await signIn();
    const own = chosenLanguage();
    if (own === null || own === before || own === language) return refreshSession();
    await (await import('./offline-entry.ts')).untilKeyIsSaved();
    // The guard leads on from there, to the place that was asked for.
    location.assign(localePath('/login', own) + location.search);
  };
}
