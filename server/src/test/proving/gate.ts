import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/**
 * How an outside service is found: as it should be, not there, silent, late, or talking nonsense.
 */
export type Weather = 'well' | 'refused' | 'hanging' | 'slow' | 'lying';

/** A door before a stand-in of an outside service, by which it can be taken away. */
export interface Gate {
  port: number;
  set(weather: Weather): Promise<void>;
  /**
   * From now on nothing goes through, of what is under way either, and neither side is told: as
   * where a machine is gone.
   */
  freeze(): void;
  close(): Promise<void>;
}

const lateness = 1500;
/** Taken for an answer by a careless HTTP client, and by no mail client. */
const lie = [
  'HTTP/1.1 200 OK',
  'content-type: application/json',
  'content-length: 43',
  'connection: close',
  '',
  '{"ok":true,"id":"nobody","url":"http://x/"}',
].join('\r\n');

/**
 * Opens a gate to a port of this machine, itself at a free port unless told. What is under way when
 * the weather changes goes on as it began.
 */
export async function openGate(target: number, at = 0): Promise<Gate> {
  let weather: Weather = 'well';
  const sockets = new Set<Socket>();
  const save = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    save(near);
    if (weather === 'hanging') return void near.resume();
    if (weather === 'lying') return void near.once('data', () => near.end(lie));
    const far = connect(target, '127.0.0.1');
    save(far);
    pass(near, far, weather);
    pass(far, near, weather);
  });
  await listen(server, at);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async set(next) {
      if (next === 'refused' && server.listening) server.close();
      if (next !== 'refused' && !server.listening) await listen(server, port);
      weather = next;
    },
    freeze() {
      weather = 'hanging';
      for (const socket of sockets) socket.unpipe().pause();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      if (server.listening) server.close();
    },
  };
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
}

function pass(from: Socket, to: Socket, weather: Weather): void {
  from.on('close', () => to.destroy());
  if (weather === 'well') return void from.pipe(to);
  void (async () => {
    try {
      for await (const chunk of from) {
        await setTimeout(lateness);
        to.write(chunk);
      }
      to.end();
    } catch {
      to.destroy();
    }
  })();
}
