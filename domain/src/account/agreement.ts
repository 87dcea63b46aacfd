/** The version of the texts that are agreed to, terms, privacy policy and consents alike: their "last updated" day. */
export const textVersion = '2025-06-20';

/**
 * What somebody can agree to. The last three are about one child each; consent to keeping its data and
 * to the chat can be taken back, a catechist's word that a parent has agreed in writing stands beside the first.
 * @see docs/requirements.md#r-consent
 */
export const agreementKinds = [
  'terms',
  'privacy',
  'adult',
  'attestation',
  'child-data',
  'chat',
] as const;

export type AgreementKind = (typeof agreementKinds)[number];
