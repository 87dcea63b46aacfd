/** What a row of the proof came to. */
export interface Proof {
  /** What was counted, in words: "10,240 writes, 200 kills, 0 lost". */
  count: string;
  ok: boolean;
  /** What went wrong, or what could not be tried on this machine. */
  notes?: string[];
}

/** What a row may know of the run it is part of. */
export interface ProofRun {
  /** 1 for the whole proof, less for a short form of it. */
  scale: number;
}

/** One promise, and how it is proved. */
export interface ProofRow {
  /**
   * The name of the row, by which docs/requirements.md names it; a promise may have several, as
   * `6a`.
   */
  promise: string;
  what: string;
  /** Whether it judges times, or needs the whole machine: nothing else then runs beside it. */
  alone?: true;
  run(run: ProofRun): Promise<Proof>;
}

/** A count of the whole proof in the size of this run, at least `least`. */
export function sized(whole: number, { scale }: ProofRun, least = 1): number {
  return Math.max(least, Math.round(whole * scale));
}

/** A figure as people read it. */
export const formatNumber = (value: number): string => Math.round(value).toLocaleString('en');
