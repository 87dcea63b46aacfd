import { metaNames, purchaseEventId, type TrackedEvent } from '@pius/domain/tracking/events.ts';
import { isScriptPage } from '@pius/domain/tracking/may-track.ts';
import { newKey } from '@/ui/new-key.ts';
import { pathWithoutLanguage } from '@/ui/paths.ts';
import { listenToPage, type PageTracking } from './page-events.ts';
import { loadPixel, sendToPixel } from './pixel.ts';
import { type TrackedAbout, takeNotes } from './track.ts';
import { saveSender, senderBefore } from './tracked-sender.ts';

/**
 * How long after it opened a page counts as viewed, in milliseconds.
 * @see docs/requirements.md#r-tracking-events
 */
const viewedAfter = 100;

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/**
 * What was counted of the page that is open, so that each thing counts once, also where "accept"
 * was pressed twice.
 */
let visit = { path: '', counted: new Set<string>() };

/**
 * Counts one visit of a page, until the signal ends it: that it was viewed, how far down it was
 * read, and its events. Input: what says, again for each of them, whether it may be counted.
 * @see docs/requirements.md#r-tracking-events
 */
export function countPage(mayCount: () => boolean, signal: AbortSignal): void {
  const path = pathWithoutLanguage(location.pathname);
  if (visit.path !== location.pathname) visit = { path: location.pathname, counted: new Set() };
  const { counted } = visit;
  const may = () => !signal.aborted && mayCount();
  const announcement: PageTracking = {
    signal,
    sendEvent: (event, about = {}) => {
      if (may()) sendEvent(event, about);
    },
    push: (event, more) => {
      if (may()) push(event, more);
    },
    once: (what, mutation) => {
      if (!may() || counted.has(what)) return;
      counted.add(what);
      mutation();
    },
  };
  if (isScriptPage(path)) loadPixel(signal);
  const viewed = setTimeout(() => announcement.once('view', countView), viewedAfter);
  signal.addEventListener('abort', () => {
    clearTimeout(viewed);
    takeNotes(null);
  });
  if (path === '/demo') {
    announcement.once('demo', () => sendEvent('demo_view', { content_name: 'module-1' }));
  }
  takeNotes((note) => {
    if ('event' in note) announcement.sendEvent(note.event, note.about);
    else if (may()) saveSender(note.sender);
  });
  listenToPage(path, announcement);
}

function push(event: string, more: object): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...more });
}

function countView(): void {
  const event_id = newKey();
  push('page_view', { event_id, page_path: location.pathname });
  sendToPixel('PageView', {}, event_id);
}

/**
 * One event under one id: to the page's own list, to Meta's script where it is loaded, and to our
 * server.
 */
function sendEvent(event: TrackedEvent, about: TrackedAbout): void {
  const { session_id, ...shown } = about;
  const event_id = session_id ? purchaseEventId(session_id) : newKey();
  const data = shown.value === undefined ? shown : { ...shown, currency: 'USD' as const };
  push(event, { event_id, ...data });
  sendToPixel(metaNames[event], data, event_id);
  void sendToServer({
    event_name: event,
    event_id,
    event_source_url: location.origin + location.pathname,
    custom_data: session_id ? { ...data, session_id } : data,
    ...senderBefore(),
  });
}

/**
 * The answer is not read, a failure only logged. It outlives the page, which may be left with the
 * same press.
 * @see docs/requirements.md#r-tracking-endpoint
 */
async function sendToServer(body: object): Promise<void> {
  try {
    const answer = await fetch('/functions/v1/facebook-conversion-api', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(String(answer.status));
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: docs/requirements.md#r-tracking-endpoint
    console.warn('An event was not taken.', error);
  }
}
