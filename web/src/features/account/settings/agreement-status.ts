import type { Agreement } from '@/learning/family/use-agreements.ts';

/** The agreements as the page tells them. */
export interface AgreementStatus {
  /** Terms, privacy, age: what the account itself rests on. */
  account: Agreement[];
  /** The consent to keeping a child's data, as it stands by now, by the child's id. */
  data: ReadonlyMap<string, Agreement>;
  /** The chats that are switched on. */
  chats: Agreement[];
  /** The written permissions of parents that a catechist has vouched for. */
  attested: Agreement[];
  /** What was taken back, or is about a child that is no more. */
  earlier: Agreement[];
}

const order: readonly Agreement['kind'][] = ['terms', 'privacy', 'adult'];

/**
 * Sorts what was agreed to. It takes the agreements, the newest first, and the ids of the children
 * there are.
 */
export function statusOf(
  agreements: readonly Agreement[],
  childIds: readonly string[],
): AgreementStatus {
  const status: AgreementStatus = {
    account: [],
    data: new Map(),
    chats: [],
    attested: [],
    earlier: [],
  };
  const data = new Map<string, Agreement>();
  for (const agreement of agreements) {
    const { kind, child_id, withdrawn_at } = agreement;
    const cached = child_id !== null && childIds.includes(child_id);
    if (kind === 'child-data' && cached && !data.has(child_id)) data.set(child_id, agreement);
    else if (withdrawn_at !== null || (child_id !== null && !cached)) {
      status.earlier.push(agreement);
    } else if (kind === 'chat') status.chats.push(agreement);
    else if (kind === 'attestation') status.attested.push(agreement);
    else if (child_id === null) status.account.push(agreement);
    else status.earlier.push(agreement);
  }
  status.account.sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
  return { ...status, data };
}
