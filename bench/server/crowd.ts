import { Agent, request } from 'node:http';
import type { Socket } from 'node:net';
import { asks } from './asks.ts';
import type { Ask } from './press.ts';
import type { Learner } from './seed.ts';

/** What a crowd of learners came to. */
export interface Crowded {
  calls: number;
  /** Answers by what they were: a status, or why there was none. */
  outcomes: Record<string, number>;
  /** Milliseconds of each call, from the moment it was meant for. */
  times: number[];
  bytes: number;
}

/**
 * What a learner does, in parts of a hundred: reading, the map, parts done, a quiz, the saint,
 * trivia; a parent looks.
 */
const mix = {
  lesson: 25,
  map: 20,
  part: 25,
  quiz: 5,
  saint: 10,
  trivia: 10,
  dashboard: 5,
} as const satisfies Partial<Record<keyof typeof asks, number>>;
const turns = Object.entries(mix).flatMap(([name, share]) =>
  Array<keyof typeof mix>(share).fill(name as keyof typeof mix),
);

const shortest = 5000;
const longest = 10_000;

/**
 * Has each learner call once in five to ten seconds for so many seconds. Nobody waits for anybody:
 * each call goes out when its time has come, and its time counts from then, however busy the server
 * is.
 */
export async function crowd(
  url: string,
  learners: readonly Learner[],
  seconds: number,
): Promise<Crowded> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const sockets = new Set<Socket>();
  const result: Crowded = { calls: 0, outcomes: {}, times: [], bytes: 0 };
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    learners.map(async (learner, index) => {
      let due = performance.now() + Math.random() * longest;
      for (let call = 0; due < end; call += 1) {
        await until(due);
        const name = turns[(index * 37 + call * 61) % turns.length] ?? 'lesson';
        const outcome = await send(url, agent, asks[name](learner, index + call), sockets);
        result.calls += 1;
        result.outcomes[outcome] = (result.outcomes[outcome] ?? 0) + 1;
        result.times.push(performance.now() - due);
        due += shortest + Math.random() * (longest - shortest);
      }
    }),
  );
  for (const { bytesRead, bytesWritten } of sockets) result.bytes += bytesRead + bytesWritten;
  agent.destroy();
  return result;
}

const until = (due: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));

function send(url: string, agent: Agent, ask: Ask, sockets: Set<Socket>): Promise<string> {
  return new Promise((resolve) => {
    const { method = 'GET', headers, body } = ask;
    const requested = request(url + ask.path, { agent, method, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(String(answer.statusCode)));
      answer.on('error', (error) => resolve(error.message));
    });
    requested.on('socket', (socket) => sockets.add(socket));
    requested.on('error', (error) => resolve(error.message));
    requested.end(body);
  });
}
