import { useEffect, useEffectEvent } from 'react';
import { createLiveEvents, openLiveSource } from './live-events.ts';

interface LiveSubscription {
  /** The names of the events to hear. */
  names: readonly string[];
  /**
   * What the page asks to hear beside what concerns its account: the query of the address; '' is
   * nothing.
   */
  further?: string;
  /**
   * However much happens, `changed` is called at most so often, in milliseconds; the first time at
   * once.
   */
  mostOften: number;
  changed: () => void;
}

/**
 * Has the server tell that something has changed, while somebody looks at the page. Input: whose
 * page it is; null hears nothing.
 */
export function useLiveEvents(account: string | null, subscription: LiveSubscription): void {
  const { names, further = '', mostOften } = subscription;
  const changed = useEffectEvent(subscription.changed);
  const subscribedNames = names.join(' ');
  useEffect(() => {
    if (account === null) return;
    let timer: ReturnType<typeof setTimeout> | null = null;
    let announcedAt = 0;
    const emit = () => {
      timer = null;
      announcedAt = Date.now();
      changed();
    };
    const live = createLiveEvents({
      open: (after) => openLiveSource(after, further),
      names: subscribedNames.split(' '),
      onEvent: () => {
        timer ??= setTimeout(emit, Math.max(0, announcedAt + mostOften - Date.now()));
      },
      ended: () => dispatchEvent(new Event('pius:refused')),
      random: Math.random,
    });
    const look = () => (document.visibilityState === 'visible' ? live.start() : live.pause());
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      live.pause();
      if (timer !== null) clearTimeout(timer);
    };
  }, [account, further, subscribedNames, mostOften]);
}
