import type { Language } from '@pius/domain/language.ts';
import { useTranslation } from 'react-i18next';
import { asLanguage } from './language.ts';

/** The language the page is in now. */
export function useLanguage(): Language {
  const { i18n } = useTranslation('common');
  return asLanguage(i18n.language) ?? 'en';
}
