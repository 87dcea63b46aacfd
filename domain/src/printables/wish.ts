import type { RedirectReason, Verdict } from '../chat/gate.ts';

/** The longest wish for a picture, in letters. */
export const longestWish = 300;

/** Pictures that one grown-up may have drawn in a day. */
export const picturesADay = 20;

/** As often in a day one grown-up's wish goes to the model, what comes of it or not: each time may be paid for. */
export const triesADay = 60;

/** What the chat turns away and no picture shows either. Confession, homework and the like may well be drawn. */
const refused: ReadonlySet<RedirectReason> = new Set([
  'unsafe',
  'rules',
  'persona',
  'companionship',
  'secrets',
]);

/** Whether a wish may be drawn for a child, by what the chat's gate says of it. */
export const mayBeDrawn = (verdict: Verdict): boolean =>
  verdict.kind === 'pass' || (verdict.kind === 'redirect' && !refused.has(verdict.reason));
