/** Why an admin gave access without payment; a list, so that no word about a family is written down. */
export const grantReasons = ['need', 'catechist', 'amends', 'present'] as const;

export type GrantReason = (typeof grantReasons)[number];
