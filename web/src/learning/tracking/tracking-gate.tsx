import { isScriptPage, mayTrack } from '@pius/domain/tracking/may-track.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { retryImport } from '@/ui/retry-import.ts';
import { sessionKey } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { cookieChoice } from './cookie-choice.ts';
import { forgetTracked } from './forget.ts';
import { hasHeldChild } from './held-child.ts';

/**
 * Opens and closes the counting of visits, page by page. What counts is fetched only once
 * everything speaks for it. Where Meta's script is in the page and may not be there any longer, the
 * page begins again without it.
 * @see docs/requirements.md#r-tracking-gate
 * @see docs/requirements.md#r-no-third-party-for-children
 */
export function TrackingGate({ accepted }: { accepted: boolean }) {
  const { viewer } = useSession();
  const { pathname } = useLocation();
  const isReady = useQueryClient().getQueryData(sessionKey) !== undefined;
  useEffect(() => {
    const mayCount = () =>
      location.pathname === pathname &&
      mayTrack({
        consent: cookieChoice(),
        viewer: isReady ? viewer : null,
        path: pathname,
        heldChild: hasHeldChild(),
        privacySignal: asksForPrivacy(),
        online: navigator.onLine,
      });
    return accepted && mayCount() ? countWhile(mayCount) : undefined;
  }, [accepted, viewer, isReady, pathname]);
  useEffect(() => {
    if (!accepted) endCounting();
  }, [accepted]);
  useEffect(() => {
    const mayStay = viewer !== 'child' && !hasHeldChild() && isScriptPage(pathname);
    if ('fbq' in window && !mayStay) location.reload();
  }, [viewer, pathname]);
  useEffect(() => endCounting, []);
  return null;
}

function countWhile(mayCount: () => boolean): () => void {
  const over = new AbortController();
  void retryImport(() => import('./count-page.ts')).then(({ countPage }) => {
    if (!over.signal.aborted) countPage(mayCount, over.signal);
  });
  return () => over.abort();
}

/** After "decline", or where a child comes in: nothing that was kept for counting stays. */
function endCounting(): void {
  window.fbq?.('consent', 'revoke');
  forgetTracked();
}

function asksForPrivacy(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return globalPrivacyControl === true || doNotTrack === '1';
}
