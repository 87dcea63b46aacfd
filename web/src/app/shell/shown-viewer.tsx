import { useEffect } from 'react';
import { useSession } from '@/learning/session/use-session.ts';

/**
 * Lets the navigation follow the session: the head script took the viewer from the cookie, the server has the last
 * word. It shows nothing, and stands apart so that each look at the session does not draw the navigation again.
 */
export function ShownViewer() {
  const { status, viewer } = useSession();
  useEffect(() => {
    if (status === 'ready') document.documentElement.dataset.viewer = viewer;
  }, [status, viewer]);
  return null;
}
