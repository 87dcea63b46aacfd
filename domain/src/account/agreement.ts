/** The version of the texts that are agreed to, terms, privacy policy and consents alike: their "last updated" day. */
export const textVersion = '2025-06-20';

/** What somebody can agree to (promise 23); the last two are about one child each and can be taken back. */
export const agreementKinds = ['terms', 'privacy', 'adult', 'child-data', 'chat'] as const;

export type AgreementKind = (typeof agreementKinds)[number];
