import { ApiError } from './api-error.ts';

interface SendOptions {
  /** What ends the waiting. */
  signal?: AbortSignal | undefined;
  /** The account whose call it is; the server refuses it where another one is signed in. */
  as?: string | null | undefined;
}

/**
 * Sends one request to our own server and gives the JSON it answers, or undefined where it answers
 * nothing. The answer's messages are asked for in the language of the page.
 * @param path - A path from `/` on.
 * @param body - A body to be sent as JSON.
 * @throws An `ApiError` for every other answer and for none.
 */
export async function send(
  method: string,
  path: string,
  body?: unknown,
  options: SendOptions = {},
): Promise<unknown> {
  const response = await sendForAnswer(method, path, body, options);
  return readJson(await response.text());
}

/** As `send`, for an answer that is read as it comes. */
export async function sendForAnswer(
  method: string,
  path: string,
  body?: unknown,
  { signal, as }: SendOptions = {},
): Promise<Response> {
  const headers: Record<string, string> = { 'accept-language': document.documentElement.lang };
  if (as) headers['x-account'] = as;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const response = await range(path, {
    method,
    headers,
    credentials: 'same-origin',
    ...(signal ? { signal } : {}),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (response.ok) return response;
  const { status, statusText } = response;
  const retryAfter = response.headers.get('retry-after');
  throw refusalOf({ status, statusText, retryAfter }, await response.text());
}

/**
 * An answer that is not a success, as an error.
 * @param body - Its body as text.
 */
export function refusalOf(
  head: { status: number; statusText: string; retryAfter: string | null },
  body: string,
): ApiError {
  const answer = readJson(body);
  if (head.status === 401) dispatchEvent(new Event('pius:refused'));
  const error = isRecord(answer) ? answer : {};
  return new ApiError(
    head.status,
    typeof error.code === 'string' ? error.code : 'server_error',
    typeof error.message === 'string' ? error.message : head.statusText,
    {
      fields: isRecord(error.fields) ? (error.fields as Record<string, string>) : {},
      retryAfter: secondsOf(head.retryAfter),
    },
  );
}

async function range(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (cause) {
    throw new ApiError(0, 'network_offline', cause instanceof Error ? cause.message : '');
  }
}

function secondsOf(header: string | null): number | null {
  return header !== null && /^\d+$/.test(header) ? Number(header) : null;
}

/** JSON as a value; undefined for what is none. */
export function readJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
