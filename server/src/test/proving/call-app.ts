import type { RunningApp } from '../running-app.ts';

/** A call of a running server as a proof writes it. */
export interface AppCall {
  cookie?: string;
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** What came back: status 0 where the server was gone before it had answered in whole. */
export interface AppAnswer {
  status: number;
  text: string;
}

/** Calls a running server. Never throws: a server that is gone is an answer with status 0. */
export async function callApp(
  app: Pick<RunningApp, 'url'>,
  path: string,
  { cookie = '', method = 'GET', body, headers = {} }: AppCall = {},
): Promise<AppAnswer> {
  try {
    const answer = await fetch(`${app.url}${path}`, {
      method,
      headers: {
        cookie,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return { status: answer.status, text: await answer.text() };
  } catch {
    return { status: 0, text: '' };
  }
}

/** Whether the server has said that it has done what was asked. */
export const isOk = ({ status }: AppAnswer): boolean => status >= 200 && status < 300;
