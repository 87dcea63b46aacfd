import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { createI18n } from '@/shared/i18n/i18n.ts';
import { asLanguage } from '@/shared/i18n/language.ts';
import { ShellContext } from './shell-context.ts';

const { lang, dataset } = document.documentElement;
const namespaces = dataset.namespaces?.split(' ').filter(Boolean) ?? [];
const i18n = await createI18n(asLanguage(lang) ?? 'en', namespaces);

startTransition(() => {
  hydrateRoot(
    document,
    <ShellContext value={'shell' in dataset}>
      <I18nextProvider i18n={i18n}>
        <HydratedRouter />
      </I18nextProvider>
    </ShellContext>,
  );
});
