import { QueryClientProvider } from '@tanstack/react-query';
import type { FlatNamespace } from 'i18next';
import { type ReactNode, Suspense, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
} from 'react-router';
import bodyFont from '@/styles/fonts/andika-latin-400-normal.woff2?url';
import displayFont from '@/styles/fonts/quest-display-latin-700.woff2?url';
import { createQueryClient } from '@/ui/api/query-client.ts';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { barColors } from '@/ui/theme.ts';
import { LazyToaster } from '@/ui/toast/lazy-toaster.tsx';
import { Guard } from './guards.tsx';
import { headScript } from './head-script.ts';
import { PageHead } from './page-head.tsx';
import { SessionWatch } from './session-watch.tsx';
import { CookieBanner } from './shell/cookie-banner.tsx';
import { ErrorScreen, NotFoundScreen } from './shell/error-screens.tsx';
import { LoadingScreen } from './shell/loading-screen.tsx';
import { OfflineNotice } from './shell/offline-notice.tsx';
import { Shell } from './shell/shell.tsx';
import { UpdateQuestion } from './shell/update-question.tsx';
import { ShellContext } from './shell-context.ts';
import { site } from './site.ts';
import { startScript } from './start-script.ts';
import { Tracking } from './tracking.tsx';
import { useDocument } from './use-document.ts';
import '../styles/app.css';
import './shell/navigation.css';
import './shell/menus.css';
import './shell/footer.css';
import './shell/states.css';

/** The letters of what is seen first, fetched beside the page instead of after its styles. */
export function links() {
  return [displayFont, bodyFont].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  }));
}

/** The document round every page; also while building, and round an error. */
export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const shell = use(ShellContext);
  const namespaces = useNamespaces();
  return (
    <html
      data-namespaces={namespaces.join(' ')}
      data-shell={shell ? '' : undefined}
      data-site={site}
      lang={language}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta content="width=device-width, initial-scale=1" name="viewport" />
        <meta
          content={barColors.light}
          data-dark={barColors.dark}
          name="theme-color"
          suppressHydrationWarning
        />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script */}
        <script dangerouslySetInnerHTML={{ __html: headScript }} suppressHydrationWarning />
        <link href="/favicon.svg" rel="icon" type="image/svg+xml" />
        <link href="/icons/apple-touch-icon.png" rel="apple-touch-icon" />
        <link
          href={language === 'en' ? '/app.webmanifest' : `/app.${language}.webmanifest`}
          rel="manifest"
        />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        {shell ? <Scripts /> : <StartAfterPaint />}
      </body>
    </html>
  );
}

/**
 * The scripts of a page whose words stand in its HTML: fetched once it is painted. Pages of the app itself show nothing
 * before their scripts run.
 */
function StartAfterPaint() {
  return (
    <>
      <noscript id="app">
        <Scripts />
      </noscript>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script */}
      <script dangerouslySetInnerHTML={{ __html: startScript }} suppressHydrationWarning />
    </>
  );
}

/** The first thing shown at an address of the app, until its page has come. */
export function HydrateFallback() {
  return <LoadingScreen first />;
}

export default function App() {
  return (
    <Providers>
      <Shell>
        <Guard>
          <Suspense fallback={<LoadingScreen />}>
            <Page />
          </Suspense>
        </Guard>
        <SessionWatch />
        <Tracking />
      </Shell>
    </Providers>
  );
}

/** The page, once all the messages that it names are here: its parts need not ask for them one after the other. */
function Page() {
  useTranslation(useNamespaces() as FlatNamespace[]);
  return <Outlet />;
}

/** The files of messages that the page names. */
function useNamespaces(): string[] {
  return useMatches().flatMap(({ handle, loaderData }) => {
    const { namespaces = [] } = (handle ?? {}) as RouteHandle;
    return typeof namespaces === 'function' ? namespaces(loaderData) : namespaces;
  });
}

/** What is shown when a page is missing, to whom it would be open, or when a fault stops one. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Providers>
      <Shell>
        {missing ? (
          <Guard>
            <NotFoundScreen />
          </Guard>
        ) : (
          <ErrorScreen error={error} />
        )}
      </Shell>
    </Providers>
  );
}

function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  useDocument();
  return (
    <QueryClientProvider client={client}>
      <PageHead />
      <OfflineNotice />
      {children}
      <CookieBanner />
      <UpdateQuestion />
      <LazyToaster />
    </QueryClientProvider>
  );
}
