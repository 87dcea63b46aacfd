/** What a sign of harm is about, as the safeguarding contact sees it; `unclear` may be no harm at all. */
export const disclosureKinds = [
  'self-harm',
  'violence',
  'sexual',
  'danger',
  'distress',
  'unclear',
] as const;

/** Who wrote one. */
export const writers = ['child', 'grown-up'] as const;

/** How long one that is not dealt with stays after its account was deleted (the privacy page tells it). */
export const detachedDays = 90;

export type DisclosureKind = (typeof disclosureKinds)[number];
