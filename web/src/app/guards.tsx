import { decidePage } from '@pius/domain/account/access.ts';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { placeAfterSignIn } from '@/learning/session/place-after-sign-in.ts';
import { useSession } from '@/learning/session/use-session.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { localePath, loginPath, pathWithoutLanguage } from '@/ui/paths.ts';
import { LoadingScreen } from './shell/loading-screen.tsx';

/**
 * The route guard, by the table of access. While it is not known who is there, a page that is open
 * to visitors shows at once and any other one waits. Nobody signed in: on to /login, with the place asked for.
 * A role that may not: on to where the table says, which gets the path that was requested (`state.requestedPath`); from /login and
 * /signup to the place that was asked for before it. Where the session ends while a page is open, the page stays
 * (`session-watch.tsx`). Whose account is to be deleted: on to /settings, where it can be kept.
 * @see docs/requirements.md#r-route-guard
 */
export function Guard({ children }: { children: ReactNode }) {
  const { status, viewer, user } = useSession();
  const language = useLanguage();
  const { pathname, search, hash } = useLocation();
  const path = pathWithoutLanguage(pathname);
  if (status === 'loading') {
    return decidePage(path, 'visitor').kind === 'redirect' ? <LoadingScreen /> : children;
  }
  const decision = decidePage(path, viewer);
  if (decision.kind !== 'redirect') {
    const closed = user?.deletionDueAt && path !== '/settings';
    return closed && decidePage(path, 'visitor').kind === 'redirect' ? (
      <Navigate replace to="/settings" />
    ) : (
      children
    );
  }
  const to = decision.carryReturn
    ? loginPath(path + search + hash)
    : path === '/login' || path === '/signup'
      ? placeAfterSignIn(viewer, new URLSearchParams(search).get('return'))
      : decision.to;
  return <Navigate replace state={{ requestedPath: path }} to={localePath(to, language)} />;
}
