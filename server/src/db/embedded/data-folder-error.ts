/** What can be wrong with a data folder:
 * - `in-use`: another process of the app holds it
 * - `read-only`: it cannot be written
 * - `no-access`: the user that runs the database cannot reach it, or it belongs to somebody else
 * - `no-space`: the disk is full
 * - `damaged`: the database in it does not start any more; the last backup is the way back
 * - `other-version`: it was made by another major version of PostgreSQL
 * - `no-programs`: no PostgreSQL programs were found for this machine
 * - `start-failed`: anything else the database said while starting
 */
export type DataFolderErrorCode =
  | 'in-use'
  | 'read-only'
  | 'no-access'
  | 'no-space'
  | 'damaged'
  | 'other-version'
  | 'no-programs'
  | 'start-failed';

/** Why the database in a data folder cannot be used, in words for the person who runs the app. */
export class DataFolderError extends Error {
  readonly code: DataFolderErrorCode;

  constructor(code: DataFolderErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'DataFolderError';
    this.code = code;
  }
}

/**
 * The error for a damaged database: names the folder, the reason and the way back.
 * @see docs/requirements.md#r-no-false-saved
 */
export function damaged(folder: string, reason: string, cause?: unknown): DataFolderError {
  return new DataFolderError(
    'damaged',
    `The database in ${folder} is damaged: ${reason}. Nothing was changed. ` +
      'To go back to your last backup, run: npm run restore -- <backup file> --set-aside',
    cause,
  );
}

/** Turns a file system error met in `folder` into a DataFolderError; other errors come back as they are. */
export function fromFileError(error: unknown, folder: string): unknown {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM') {
    return new DataFolderError(
      'read-only',
      `The data folder ${folder} cannot be written (${code}). ` +
        'Give its user the right to write there, or choose another folder with DATA_DIR.',
      error,
    );
  }
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new DataFolderError('no-space', `The disk of the data folder ${folder} is full.`, error);
  }
  return error;
}
