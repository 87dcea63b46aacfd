import type { Env } from '../../env.ts';
import { folderFiles } from './folder-files.ts';
import { s3Files } from './s3-files.ts';

/** A part of a file, first and last byte included. */
export interface ByteRange {
  from: number;
  to: number;
}

/** A file as the store lists it. */
export interface StoredFile {
  name: string;
  bytes: number;
  /** When it was put there last. */
  storedAt: Date;
}

/**
 * Where uploaded files lie: the data folder, or an S3-compatible bucket. A file is named by the
 * SHA-256 of what is in it, so the same bytes are one file and no file ever changes. Nothing is
 * public: who may have a file is decided by the feature that shows it, which reads it here.
 */
export interface Files {
  /** Whether the data folder stands in for a bucket. */
  standIn: boolean;
  /**
   * Keeps bytes; when it answers they are safe.
   * @returns Their name.
   */
  put(bytes: Uint8Array): Promise<string>;
  /** The whole of a file; null where there is none. Throws for a name that is no SHA-256. */
  read(name: string): Promise<Uint8Array | null>;
  /** A file, or a part of it, as it comes; null where there is none. */
  stream(name: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null>;
  /** Removes a file; one that is not there is no error. */
  remove(name: string): Promise<void>;
  /** Every file there is. */
  list(): AsyncIterable<StoredFile>;
}

/** The files of a server, by its settings. */
export function createFiles({ s3, dataDir }: Pick<Env, 's3' | 'dataDir'>): Files {
  return s3 ? s3Files(s3) : folderFiles(dataDir);
}
