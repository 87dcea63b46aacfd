/**
 * The first pause before a broken connection is tried again, in milliseconds; each further one is
 * twice as long ...
 */
const firstPause = 1000;
/** ... up to this. */
const longestPause = 60_000;

/** What of the browser's `EventSource` is used. */
export interface LiveSource {
  addEventListener(name: string, listener: (event: MessageEvent<string>) => void): void;
  close(): void;
}

interface LiveParts {
  /** Opens a connection that goes on after an event; null is from now on. */
  open: (after: string | null) => LiveSource;
  /** The names of the events to hear. */
  names: readonly string[];
  /**
   * Something has changed; `name` is null where events were missed and all is to be asked again.
   */
  onEvent: (name: string | null, data: Record<string, string>) => void;
  /** The session is over. */
  ended: () => void;
  /** A number from 0 to 1, so that not all pages come back at once. */
  random: () => number;
}

export interface LiveEvents {
  /** Connects, unless it is connected. */
  start(): void;
  /** Disconnects; started again it goes on where it was. */
  pause(): void;
}

/**
 * Hears the server's events, and comes back after a break, later and later, from the last event
 * heard on; the first time all is to be asked again. A session that is over ends it for good.
 */
export function createLiveEvents({ open, names, onEvent, ended, random }: LiveParts): LiveEvents {
  let source: LiveSource | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let pauseFor = firstPause;
  let last: string | null = null;
  let over = false;

  function disconnect(): void {
    source?.close();
    source = null;
    if (timer !== null) clearTimeout(timer);
    timer = null;
  }
  function connect(): void {
    timer = null;
    const fromNowOn = last === null;
    const opened = open(last);
    source = opened;
    const subscribe = (name: string, answer: (event: MessageEvent<string>) => void) => {
      opened.addEventListener(name, (event) => {
        if (source !== opened) return;
        if (event.lastEventId) last = event.lastEventId;
        answer(event);
      });
    };
    subscribe('ready', () => {
      pauseFor = firstPause;
      // What happened after the page was fetched, while this was on its way, nobody told.
      if (fromNowOn) onEvent(null, {});
    });
    subscribe('again', () => onEvent(null, {}));
    for (const name of names) subscribe(name, ({ data }) => onEvent(name, JSON.parse(data)));
    subscribe('end', () => {
      over = true;
      disconnect();
      ended();
    });
    subscribe('error', () => {
      disconnect();
      timer = setTimeout(connect, pauseFor * (0.5 + random() / 2));
      pauseFor = Math.min(pauseFor * 2, longestPause);
    });
  }

  return {
    start() {
      if (!over && source === null && timer === null) connect();
    },
    pause: disconnect,
  };
}

/**
 * The connection of this page to `GET /realtime/v1/events`. It takes the event to go on after, and
 * as a query what it asks to hear beside what concerns its account.
 */
export function openLiveSource(after: string | null, further = ''): LiveSource {
  const query = new URLSearchParams(further);
  if (after !== null) query.set('after', after);
  return new EventSource(`/realtime/v1/events${query.size > 0 ? `?${query}` : ''}`);
}
