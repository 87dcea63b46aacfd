import { PassThrough, Readable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { type EntryContext, ServerRouter } from 'react-router';
import { createI18n } from './i18n.ts';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const i18n = await createI18n();
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <I18nextProvider i18n={i18n}>
        <ServerRouter context={context} url={request.url} />
      </I18nextProvider>,
      {
        onAllReady() {
          headers.set('content-type', 'text/html');
          const body = Readable.toWeb(pipe(new PassThrough())) as ReadableStream;
          resolve(new Response(body, { headers, status }));
        },
        onShellError: reject,
      },
    );
  });
}
