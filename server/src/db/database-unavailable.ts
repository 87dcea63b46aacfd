/** What Node.js says where a connection does not come about, or breaks. */
const ofNetwork = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
]);
/**
 * PostgreSQL is ending, has crashed, is starting, has no connection left, is a replica still, has
 * another password; class 08 is the connection's.
 */
const ofDatabase = /^(?:57P0[123]|53300|25006|28P01|28000|08\w{3})$/;
/** The driver has words alone for these. */
const ofDriver =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client (?:was closed|has encountered a connection error))/;

/**
 * Whether a query failed because the database is away for the moment: ending, starting, failing
 * over, or with no connection to spare.
 * @param error - What the query threw, wrapped or not.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  const itself = ofNetwork.has(code) || ofDatabase.test(code) || ofDriver.test(error.message);
  return itself || isDatabaseUnavailable(error.cause);
}
