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

export type DisclosureKind = (typeof disclosureKinds)[number];
