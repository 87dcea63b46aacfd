import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { asLanguage } from './language.ts';
import { LanguageContext } from './use-language.ts';

/** Gives everything below it the words of `i18n`, and tells it which language they are in. */
export function LanguageProvider({ i18n, children }: { i18n: i18n; children: ReactNode }) {
  return (
    <I18nextProvider i18n={i18n}>
      <LanguageAnnouncement>{children}</LanguageAnnouncement>
    </I18nextProvider>
  );
}

function LanguageAnnouncement({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation('common');
  return <LanguageContext value={asLanguage(i18n.language) ?? 'en'}>{children}</LanguageContext>;
}
