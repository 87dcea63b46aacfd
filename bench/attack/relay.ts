import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';

/**
 * Passes calls on as a proxy that the server trusts, each from another address, as a site behind
 * one sees its callers, and from its own pages: that calls of other sites change nothing is tested by the access matrix.
 */
export async function startRelay(port: number): Promise<{ url: string; server: Server }> {
  let calls = 0;
  const server = createServer((asked, answer) => {
    calls += 1;
    const from = `10.${(calls >> 16) % 256}.${(calls >> 8) % 256}.${calls % 256}`;
    // The scanners read no brotli.
    const told = { 'x-forwarded-for': from, 'accept-encoding': 'identity' };
    const headers = { ...asked.headers, ...told, origin: `http://127.0.0.1:${port}` };
    const { method, url: path } = asked;
    const passed = request({ host: '127.0.0.1', port, method, path, headers }, (said) => {
      answer.writeHead(said.statusCode ?? 502, said.headers);
      said.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const own = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${own}`, server };
}
