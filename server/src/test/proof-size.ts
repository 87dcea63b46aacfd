import { appendFileSync } from 'node:fs';

/**
 * How often a test does a thing: `short` in `npm test`, up to `whole` in `npm run prove`, which
 * asks for a share of it by PROOF_SCALE.
 */
export function proofSize(short: number, whole: number): number {
  const scale = Number(process.env.PROOF_SCALE ?? 0);
  return Math.max(short, Math.round(whole * scale));
}

/** Tells `npm run prove` what was done, as "1,000 histories"; nobody else is told. */
export function printProof(count: number, what: string): void {
  const file = process.env.PROOF_COUNTS;
  if (file) appendFileSync(file, `${JSON.stringify({ count, what })}\n`);
}
