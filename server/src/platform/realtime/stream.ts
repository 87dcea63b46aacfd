import type { Realtime, RealtimeEvent } from './realtime.ts';

/**
 * How often an open page is told that it is still connected, in milliseconds; whether it may go on
 * is asked as often.
 */
const heartbeat = 25_000;
/**
 * What a slow reader may leave unread; one that leaves more has lost its connection, and comes
 * back.
 */
const mostWaiting = 100;

interface StreamOptions {
  /** The id of the last event the page has seen; null is none. */
  after: string | null;
  /**
   * Whether the session that opened it still stands; asked at each heartbeat and before each event.
   */
  stillThere: () => Promise<boolean>;
  /** Called once, when the stream is over. */
  free: () => void;
}

/**
 * One page's events, as an answer that goes on: `ready` with the id from which to go on, each event
 * under its own name, `again` where some were missed, and `end` where the session is over. Throws
 * where nothing can be heard.
 */
export async function openStream(
  realtime: Realtime,
  topics: ReadonlySet<string>,
  { after, stillThere, free }: StreamOptions,
): Promise<Response> {
  const encoder = new TextEncoder();
  const closing: (() => void)[] = [free];
  let over = false;
  let work = Promise.resolve();
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;

  function close(): void {
    if (over) return;
    over = true;
    for (const each of closing) each();
    try {
      controller?.close();
    } catch {
      // the reader has gone already
    }
  }
  function write(text: string): void {
    if (over || !controller) return;
    if ((controller.desiredSize ?? 0) < -mostWaiting) close();
    else controller.enqueue(encoder.encode(text));
  }
  /** One after the other, and nothing to a page whose session has ended. */
  function writeIfThere(text: string): void {
    work = work.then(async () => {
      if (over) return;
      if (await stillThere().catch(() => false)) return write(text);
      write(textOf('end', null, {}));
      close();
    });
  }

  const body = new ReadableStream<Uint8Array>({
    start: (started) => {
      controller = started;
    },
    cancel: close,
  });
  try {
    const { at, stop } = await realtime.subscribe(topics, after, (event) =>
      writeIfThere(encodeEvent(event)),
    );
    closing.push(stop);
    write(textOf('ready', at, {}));
  } catch (error) {
    close();
    throw error;
  }
  const timer = setInterval(() => writeIfThere(': beat\n\n'), heartbeat).unref();
  closing.push(() => clearInterval(timer), realtime.onStop(close));
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-accel-buffering': 'no',
    },
  });
}

function encodeEvent(event: RealtimeEvent | null): string {
  return event ? textOf(event.name, event.id, event.data) : textOf('again', null, {});
}

function textOf(name: string, id: string | null, data: object): string {
  return `${id === null ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
