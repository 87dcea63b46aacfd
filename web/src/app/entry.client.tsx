import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { createI18n } from '@/shared/i18n/i18n.ts';
import { asLanguage } from '@/shared/i18n/language.ts';
import { LanguageProvider } from '@/shared/i18n/language-provider.tsx';
import { readyToWake } from '@/shared/waking/before-waking.ts';
import { ShellContext } from './shell-context.ts';

/** Dialogs and forms of the app say what went wrong; a page made at build time that has none is lighter without. */
const errors = ['errors'];
const { lang, dataset } = document.documentElement;
const shell = 'shell' in dataset;
const ofPage = dataset.namespaces?.split(' ').filter(Boolean) ?? [];
const namespaces = shell ? [...errors, ...ofPage] : ofPage;
const [i18n] = await Promise.all([createI18n(asLanguage(lang) ?? 'en', namespaces), readyToWake()]);

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

if (!namespaces.includes('errors')) {
  for (const touch of ['pointerdown', 'keydown']) {
    addEventListener(touch, () => void i18n.loadNamespaces(errors), { once: true });
  }
}
