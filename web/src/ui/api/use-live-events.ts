import { useEffect, useEffectEvent } from 'react';
import { createLiveEvents, openLiveSource } from './live-events.ts';

interface LiveHearing {
  /** The names of the events to hear. */
  names: readonly string[];
  /** What the page asks to hear beside what concerns its account: the query of the address; '' is nothing. */
  further?: string;
  /** However much happens, `changed` is called at most so often, in milliseconds; the first time at once. */
  mostOften: number;
  changed: () => void;
}

/** Has the server tell that something has changed, while somebody looks at the page. In: whose page it is; null hears nothing. */
export function useLiveEvents(account: string | null, hearing: LiveHearing): void {
  const { names, further = '', mostOften } = hearing;
  const changed = useEffectEvent(hearing.changed);
  const heardNames = names.join(' ');
  useEffect(() => {
    if (account === null) return;
    let timer: ReturnType<typeof setTimeout> | null = null;
    let toldAt = 0;
    const tell = () => {
      timer = null;
      toldAt = Date.now();
      changed();
    };
    const live = createLiveEvents({
      open: (after) => openLiveSource(after, further),
      names: heardNames.split(' '),
      heard: () => {
        timer ??= setTimeout(tell, Math.max(0, toldAt + mostOften - Date.now()));
      },
      ended: () => dispatchEvent(new Event('pius:refused')),
      chance: Math.random,
    });
    const look = () => (document.visibilityState === 'visible' ? live.start() : live.pause());
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      live.pause();
      if (timer !== null) clearTimeout(timer);
    };
  }, [account, further, heardNames, mostOften]);
}
