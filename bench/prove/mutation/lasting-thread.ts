import { parentPort } from 'node:worker_threads';
import { init, runBaseTests, setupEnvironment } from 'vitest/worker';

const port = parentPort;
if (!port) throw new Error('this is the inside of a thread');

type Listener = (message: unknown) => void;
let first: Listener | undefined;

/** Forgets which mutant the last run woke: what is read before the tests begin is not to meet it. */
function forgetMutant(name: unknown): void {
  if (typeof name === 'string') Reflect.deleteProperty(globalThis, name);
}

// What vitest's own thread does (its dist/workers/threads.js), but that it can be started again after it was stopped.
init({
  post: (answer) => port.postMessage(answer),
  on: (listener: Listener) => {
    first ??= listener;
    port.on('message', listener);
  },
  off: (listener: Listener) => port.off('message', listener),
  teardown: () => {
    port.removeAllListeners('message');
    if (first) port.on('message', first);
  },
  setup: setupEnvironment,
  runTests: (state, traces) => {
    forgetMutant((state.providedContext as Record<string, unknown>).globalNamespace);
    return runBaseTests('run', state, traces);
  },
  collectTests: (state, traces) => runBaseTests('collect', state, traces),
});
