declare module 's3rver' {
  import type { AddressInfo } from 'node:net';

  /** A stand-in for S3; what of it the tests use. */
  class S3rver {
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
  export = S3rver;
}
