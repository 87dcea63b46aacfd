import pg from 'pg';

/**
 * Opens one connection outside the pool. When it breaks, the query under way fails; without a
 * listener Node would end the whole process instead.
 */
export async function connectClient(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
