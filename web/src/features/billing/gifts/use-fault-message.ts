import { useTranslation } from 'react-i18next';
import { useTimeZone } from '@/learning/family/use-time-zone.ts';
import { ApiError } from '@/ui/api/api-error.ts';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';

/** What is told of a call that failed: nothing was changed by it. */
export function useFaultMessage(): (error: Error) => string {
  const { t } = useTranslation('gift');
  const messageOf = useErrorMessage();
  return (error) =>
    error instanceof ApiError && error.status >= 400 && error.status < 500
      ? messageOf(error.code)
      : t('redeem.offline');
}

/** Writes a moment as the day it is for the family. */
export function useDay(): (at: string) => string {
  const language = useLanguage();
  const timeZone = useTimeZone();
  return (at) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(new Date(at));
}
