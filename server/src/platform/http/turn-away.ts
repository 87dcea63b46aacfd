import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { isLanguage, type Language, languages, matchLanguage } from '@pius/domain/language.ts';
import type { House } from '../../house.ts';
import type { HeaderList } from './answer-headers.ts';
import { comeAgain, type Room } from './shed-load.ts';

/** The body of a call that is turned away. */
const mostBytesUnread = 64 * 1024;

/**
 * Tells who calls while there is no room when to come again, as `shedLoad` does, before any of the house is asked: what
 * refusing costs is taken from those who are answered. While the server ends everybody goes
 * the long way, and so does whoever sends much. In: the beginnings of the paths that need room, as `/rest/v1/`, and the
 * headers that every answer has.
 * @see docs/requirements.md#r-speed-overload
 */
export function turnAway(
  { messages, figures, ending }: Pick<House, 'messages' | 'figures' | 'ending'>,
  room: Room,
  paths: readonly string[],
  headers: HeaderList,
  longWay: RequestListener,
): RequestListener {
  const code = 'service_unavailable';
  const answerIn = (language: Language) => {
    const body = Buffer.from(JSON.stringify({ code, message: messages.of(code, language) }));
    const own = [
      ['content-type', 'application/json'],
      ['content-length', String(body.length)],
      ['cache-control', 'no-store'],
      ['retry-after', String(comeAgain)],
    ];
    return { body, headers: [...headers, ...own].flat() };
  };
  const answers = new Map(languages.map((language) => [language, answerIn(language)]));
  return (request, response) => {
    const path = paths.find((each) => request.url?.startsWith(each));
    const answer = path && room.isFull() && answers.get(languageAsked(request));
    if (!answer || ending.aborted || !isSmall(request)) return longWay(request, response);
    const begun = performance.now();
    response.writeHead(503, [...answer.headers, 'x-request-id', randomUUID()]);
    response.end(answer.body);
    const [method = 'GET', seconds] = [request.method, (performance.now() - begun) / 1000];
    figures.callAnswered({ method, route: `${path}*`, status: 503, seconds });
  };
}

/** What a caller goes on sending would be read to its end: the long way closes the connection. */
function isSmall({ headers }: IncomingMessage): boolean {
  if (headers['transfer-encoding'] !== undefined) return false;
  return Number(headers['content-length'] ?? 0) <= mostBytesUnread;
}

/** The language an answer is wanted in, as `languageOf` finds it. */
function languageAsked({ url = '', headers }: IncomingMessage): Language {
  const asked = new URLSearchParams(url.split('?')[1]).get('lang');
  return isLanguage(asked) ? asked : matchLanguage(headers['accept-language']);
}
