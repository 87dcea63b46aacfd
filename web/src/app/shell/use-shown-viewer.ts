import { useEffect } from 'react';
import { useSession } from '@/shared/session/use-session.ts';

/** Lets the navigation follow the session: the head script took the viewer from the cookie, the server has the last word. */
export function useShownViewer(): void {
  const { status, viewer } = useSession();
  useEffect(() => {
    if (status === 'ready') document.documentElement.dataset.viewer = viewer;
  }, [status, viewer]);
}
