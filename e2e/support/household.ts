import { randomInt } from 'node:crypto';

/**
 * The header of a call that comes from a household of its own, through the proxy that the journeys' server believes:
 * from one address only twenty families may sign up in an hour.
 */
export function fromOwnHousehold(): Record<string, string> {
  const part = () => randomInt(1, 255);
  return { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` };
}
