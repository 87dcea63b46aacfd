/**
 * Where an answer comes from (architecture.md "Fixed addresses"): `catechism`, words of entries; `model`, words of a
 * language model that rest on entries; `safety`, fixed words for somebody in distress; `redirect`, fixed words for what
 * the chat does not answer; `not-found`, nothing in the catechism.
 */
export const answerSources = ['catechism', 'model', 'safety', 'redirect', 'not-found'] as const;

export type AnswerSource = (typeof answerSources)[number];
