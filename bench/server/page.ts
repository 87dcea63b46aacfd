import { request } from 'node:http';

/** The front page as it goes over the wire to a browser: packed, and not unpacked again. */
export function pageOf(url: string): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const requested = request(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const chunks: Uint8Array[] = [];
      answer.on('data', (chunk: Uint8Array) => chunks.push(chunk));
      answer.on('end', () => resolve(Buffer.concat(chunks)));
    });
    requested.on('error', reject);
    requested.end();
  });
}
