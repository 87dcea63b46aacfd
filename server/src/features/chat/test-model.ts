import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a stand-in for a model answers one call: what it is asked, in whole, and the answer to write. */
export type ModelTrick = (response: ServerResponse, prompt: string) => void;

/** A server that speaks as an OpenAI-compatible endpoint does, with tricks to choose from. */
export interface TestModel {
  baseUrl: string;
  /** What it was asked, in whole, call by call. */
  prompts: string[];
  /** Says how the next calls are answered: call after call the next of these, again from the first. */
  play(tricks: ModelTrick[]): void;
  close(): Promise<void>;
}

/** Starts one. It must be closed. */
export async function startTestModel(): Promise<TestModel> {
  const prompts: string[] = [];
  let tricks: ModelTrick[] = [says('')];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const trick = tricks[prompts.length % tricks.length];
    prompts.push(body);
    response.on('error', () => undefined);
    trick?.(response, body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    prompts,
    play(chosen) {
      tricks = chosen;
      prompts.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The event of a stream that carries some words. */
export function chunkOf(content: string): string {
  const choice = { index: 0, delta: { role: 'assistant', content }, finish_reason: null };
  return `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [choice] })}\n\n`;
}

/** A model that says these words. */
export function says(text: string): ModelTrick {
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const part of text.match(/[\s\S]{1,400}/g) ?? []) response.write(chunkOf(part));
    response.end('data: [DONE]\n\n');
  };
}
