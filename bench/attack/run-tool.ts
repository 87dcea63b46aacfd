import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** What a tool said, and whether its time was up before it came to its end. */
export interface Told {
  said: string;
  cutOff: boolean;
}

/** Ends a program whose time is up (coreutils' `timeout`) with this code. */
const timeIsUp = 124;

/** Runs a program for so many seconds at most. */
export async function runTool(program: string, args: string[], seconds: number): Promise<Told> {
  const child = spawn('timeout', ['-k', '10', String(seconds), program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (said += piece));
  const [code] = await once(child, 'close');
  return { said, cutOff: code === timeIsUp };
}
