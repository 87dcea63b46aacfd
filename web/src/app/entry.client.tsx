import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { readyToHydrate } from '@/ui/before-hydration.ts';
import { fetchMessages } from '@/ui/i18n/fetch-messages.ts';
import { createI18n } from '@/ui/i18n/i18n.ts';
import { asLanguage } from '@/ui/i18n/language.ts';
import { LanguageProvider } from '@/ui/i18n/language-provider.tsx';
import { ShellContext } from './shell-context.ts';

const { lang, dataset } = document.documentElement;
const shell = 'shell' in dataset;
const namespaces = dataset.namespaces?.split(' ').filter(Boolean) ?? [];
const [i18n] = await Promise.all([
  createI18n(asLanguage(lang) ?? 'en', ['errors', ...namespaces], fetchMessages),
  readyToHydrate(),
]);

startTransition(() => {
  hydrateRoot(
    document,
    <ShellContext value={shell}>
      <LanguageProvider i18n={i18n}>
        <HydratedRouter />
      </LanguageProvider>
    </ShellContext>,
  );
});
