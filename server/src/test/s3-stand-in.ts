import type { AddressInfo } from 'node:net';
import S3rver from 's3rver';
import type { S3Settings } from '../env-services.ts';

/** A bucket in a folder of this machine, behind the interface of S3. */
export interface S3StandIn {
  settings: S3Settings;
  close(): Promise<void>;
}

/**
 * Starts a service that speaks as S3 does.
 * @param directory - An empty folder for its buckets.
 */
export async function startS3(directory: string): Promise<S3StandIn> {
  const bucket = 'quest-files';
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port }: AddressInfo = await server.run();
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    close: () => server.close(),
  };
}
