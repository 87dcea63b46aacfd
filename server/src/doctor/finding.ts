/** How well something is: as it should be, worth a look, or hindering the site. */
export type Health = 'ok' | 'warning' | 'wrong';

/** What one check found, in words for the person who runs the site. */
export interface Finding {
  /** What was looked at: `mail`, `clock`. */
  about: string;
  health: Health;
  says: string;
  /** What to do about it; none where all is well. */
  todo?: string;
}

/** Finds that something is as it should be. */
export const well = (about: string, says: string): Finding => ({ about, health: 'ok', says });

/** Finds something that the site lives with, but should not have to. */
export const warning = (about: string, says: string, todo: string): Finding => ({
  ...{ about, health: 'warning', says, todo },
});

/** Finds something that must be mended. */
export const wrong = (about: string, says: string, todo: string): Finding => ({
  ...{ about, health: 'wrong', says, todo },
});

/** A finding as one line. */
export function lineOf({ about, health, says, todo }: Finding): string {
  return `${health.padEnd(8)} ${about.padEnd(14)} ${says}${todo ? `: ${todo}` : ''}`;
}
