import { ApiError } from './api-error.ts';

/**
 * Sends one request to our own server and gives the JSON it answers, or undefined where it answers nothing.
 * In: a method, a path from `/` on, a body to be sent as JSON, and what ends the waiting. The answer's messages are
 * asked for in the language of the page. Throws an `ApiError` for every other answer and for none.
 */
export async function send(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<unknown> {
  const headers: Record<string, string> = { 'accept-language': document.documentElement.lang };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const response = await reach(path, {
    method,
    headers,
    credentials: 'same-origin',
    ...(signal ? { signal } : {}),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = readJson(await response.text());
  if (response.ok) return answer;
  if (response.status === 401) dispatchEvent(new Event('pius:refused'));
  const error = isRecord(answer) ? answer : {};
  throw new ApiError(
    response.status,
    typeof error.code === 'string' ? error.code : 'server_error',
    typeof error.message === 'string' ? error.message : response.statusText,
    {
      fields: isRecord(error.fields) ? (error.fields as Record<string, string>) : {},
      retryAfter: secondsOf(response.headers.get('retry-after')),
    },
  );
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (cause) {
    throw new ApiError(0, 'network_offline', cause instanceof Error ? cause.message : '');
  }
}

function secondsOf(header: string | null): number | null {
  return header !== null && /^\d+$/.test(header) ? Number(header) : null;
}

function readJson(text: string): unknown {
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
