import { PassThrough, Readable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { createI18n } from '@/ui/i18n/i18n.ts';
import { importMessages, namespacesOf } from '@/ui/i18n/import-messages.ts';
import { pageLanguage } from '@/ui/i18n/language.ts';
import { LanguageProvider } from '@/ui/i18n/language-provider.tsx';
import { ShellContext } from './shell-context.ts';

/** Renders one page while building; nothing renders at run time. Waits for the whole page, so that its HTML needs no script. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const language = pageLanguage(new URL(request.url).pathname, null);
  const i18n = await createI18n(language, namespacesOf(language), importMessages);
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <ShellContext value={context.isSpaMode}>
        <LanguageProvider i18n={i18n}>
          <ServerRouter context={context} url={request.url} />
        </LanguageProvider>
      </ShellContext>,
      {
        onAllReady() {
          headers.set('content-type', 'text/html');
          const body = Readable.toWeb(pipe(new PassThrough())) as ReadableStream;
          resolve(new Response(body, { headers, status }));
        },
        // the whole page in one piece: a long part is never sent as a second one, moved in by a script
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellError: reject,
        onError: reject,
      },
    );
  });
}
