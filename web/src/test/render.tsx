import type { Viewer } from '@pius/domain/account/viewer.ts';
import type { Language } from '@pius/domain/language.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { createRoutesStub, type LoaderFunction } from 'react-router';
import { type RenderResult, render } from 'vitest-browser-react';
import type { SessionUser } from '@/learning/session/session.ts';
import { createQueryClient } from '@/ui/api/query-client.ts';
import { createI18n } from '@/ui/i18n/i18n.ts';
import { importMessages, namespacesOf } from '@/ui/i18n/import-messages.ts';
import { LanguageProvider } from '@/ui/i18n/language-provider.tsx';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { LazyToaster } from '@/ui/toast/lazy-toaster.tsx';
import { answerPath } from './network.ts';
import { people } from './people.ts';

interface Surroundings {
  /** Who is signed in; a visitor when left out. */
  viewer?: Viewer;
  /** What is different of that person. */
  user?: Partial<SessionUser>;
  /** After what the server tells who is signed in; at once when left out. */
  cached?: Promise<unknown>;
  language?: Language;
  /** The address, a path with search and hash; `/` when left out. */
  at?: string;
  /** What `/config.json` answers beside its defaults. */
  config?: object;
}

interface PageModule {
  default: ComponentType<never>;
  handle?: RouteHandle;
  clientLoader?: (args: never) => unknown;
}

/** Where the app went from the page under test: what stands on any other page is its path. */
function Elsewhere({ params }: { params: { '*'?: string } }) {
  return <p data-testid="elsewhere">/{params['*']}</p>;
}

/** Renders a part of the app with everything around it that it may ask for. */
export async function renderPart(
  part: ReactNode,
  around: Surroundings = {},
): Promise<RenderResult> {
  return renderRoutes([{ path: '*', Component: () => part }], around);
}

/** Renders a page by its module, at its path with `:params`. */
export async function renderPage(
  { default: Page, handle, clientLoader }: PageModule,
  path: string,
  around: Surroundings = {},
): Promise<RenderResult> {
  // React Router gives a page and its loader what they ask for.
  const loader = clientLoader as LoaderFunction | undefined;
  const loading = loader && { loader, HydrateFallback: () => null };
  const page = { path, Component: Page as ComponentType, handle, ...loading };
  return renderRoutes([page, { path: '*', Component: Elsewhere }], { at: path, ...around });
}

/** Renders routes at an address, such as those that lead from one to another. */
export async function renderRoutes(
  routes: Parameters<typeof createRoutesStub>[0],
  { viewer = 'visitor', user, cached, language = 'en', at = '/', config = {} }: Surroundings,
): Promise<RenderResult> {
  document.documentElement.lang = language;
  document.documentElement.dataset.viewer = viewer;
  const signedIn = viewer === 'visitor' ? null : { ...people[viewer], ...user };
  answerPath('GET', '/auth/v1/get-session', signedIn && { user: signedIn }, 200, cached);
  answerPath('GET', '/config.json', config);
  const i18n = await createI18n(language, namespacesOf(language), importMessages);
  const client = createQueryClient();
  const Routes = createRoutesStub(routes);
  return render(
    <QueryClientProvider client={client}>
      <LanguageProvider i18n={i18n}>
        <main>
          <Suspense>
            <Routes initialEntries={[at]} />
          </Suspense>
        </main>
        <LazyToaster />
      </LanguageProvider>
    </QueryClientProvider>,
  );
}
