/**
 * The headers of an answer by which a caller could learn something: all but the hour and the random
 * number of the call.
 */
export function headersSent(answer: Response): [string, string][] {
  return [...answer.headers].filter(([name]) => name !== 'date' && name !== 'x-request-id');
}
