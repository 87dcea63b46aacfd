interface DataStream {
  enqueue(piece: string): void;
  close(): void;
}

/**
 * Starts the app. Its scripts stand in a `<noscript>` before this one, so that the browser fetches and paints what is
 * seen before it fetches any of them. What the page writes into the stream of its data until then is kept, and
 * handed on. It is written into the page as text, so it names nothing outside itself.
 */
function startAfterPaint() {
  const data: string[] = [];
  const router = window as unknown as Record<
    '__reactRouterContext',
    { streamController: DataStream }
  >;
  router.__reactRouterContext = {
    streamController: { enqueue: (piece) => data.push(piece), close: () => undefined },
  };
  const start = () => {
    const scripts = document.getElementById('app')?.textContent ?? '';
    document.body.append(document.createRange().createContextualFragment(scripts));
    const { streamController } = router.__reactRouterContext;
    for (const piece of data) streamController.enqueue(piece);
    streamController.close();
  };
  if (document.hidden) addEventListener('load', start);
  else addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));
}

export const startScript = `(${startAfterPaint})()`;
