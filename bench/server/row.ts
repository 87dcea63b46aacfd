/** One line of the table: what is promised, what was measured in this run, and whether the one holds of the other. */
export interface Row {
  what: string;
  promise: string;
  measured: string;
  /** Null where nothing is promised: the figure is told for its own sake. */
  meets: boolean | null;
}

const widths = [34, 46] as const;

/** Prints a row as soon as it is known. */
export function printRow({ what, promise, measured, meets }: Row): void {
  const verdict = meets === null ? 'told' : meets ? 'meets' : 'MISSES';
  const [first, second] = [what.padEnd(widths[0]), promise.padEnd(widths[1])];
  console.log(`${verdict.padEnd(7)} ${first} ${second} ${measured}`);
}

/** `52 %` */
export const percent = (share: number) => `${(100 * share).toFixed(0)} %`;
/** `12.3 ms` */
export const inMs = (milliseconds: number) => `${milliseconds.toFixed(1)} ms`;
