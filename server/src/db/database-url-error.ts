import { reasonOf } from '../platform/log/reason.ts';

/** What to do where the server behind `DATABASE_URL` lets nobody in. */
export const databaseUrlTodo =
  'look whether PostgreSQL runs, and at name, password and database in DATABASE_URL';

/** Why the database behind `DATABASE_URL` cannot be used, in one line for the person who runs the app. */
export class DatabaseUrlError extends Error {
  override name = 'DatabaseUrlError';
}

/** The error for a database that does not open, in the doctor's words; no password is in it. */
export function doesNotOpen(cause: unknown): DatabaseUrlError {
  return new DatabaseUrlError(
    `The database does not open (${reasonOf(cause)}): ${databaseUrlTodo}.`,
    { cause },
  );
}
