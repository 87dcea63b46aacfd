import { isSubscriptionType, type SubscriptionType } from '@pius/domain/billing/plans.ts';
import { deviceValue } from '@/ui/device/device-value.ts';

/** What a parent has chosen to buy: a plan, and the children's ids. */
export interface Choice {
  plan: SubscriptionType;
  children: readonly string[];
}

const saved = deviceValue('buying', asChoice, 'tab');

function asChoice(value: unknown): Partial<Choice> {
  const { plan, children } = value as Record<string, unknown>;
  return {
    ...(isSubscriptionType(plan) ? { plan } : {}),
    ...(Array.isArray(children)
      ? { children: children.filter((id) => typeof id === 'string') }
      : {}),
  };
}

/**
 * The choice kept in this tab, so that it is still there after a reload, another page, or a payment
 * not made.
 * @returns What of it is ours; nothing where nothing was kept.
 */
export function savedChoice(): Partial<Choice> {
  return saved.get() ?? {};
}

/** Keeps the choice in this tab; null forgets it: it is paid. */
export function saveChoice(choice: Choice | null): void {
  saved.set(choice);
}

/**
 * For whom it is at first. It takes the ids of the parent's children, those the address asks for,
 * and those kept.
 * @returns Those asked for, else those kept, else an only child.
 */
export function firstChosen(
  own: readonly string[],
  request: readonly string[],
  stored: readonly string[] = [],
): readonly string[] {
  const among = (ids: readonly string[]) => own.filter((id) => ids.includes(id));
  const wished = [among(request), among(stored)].find((ids) => ids.length > 0);
  return wished ?? (own.length === 1 ? own : []);
}
