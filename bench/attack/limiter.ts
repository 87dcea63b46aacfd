import { noLimits } from '../../server/src/test/no-limits.ts';

/** Stands where the product's own limiter is asked for. */
export const createLimiter = () => noLimits;
