import { isSubscriptionType, type SubscriptionType } from '@pius/domain/billing/plans.ts';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { firstChosen, saveChoice, savedChoice } from './saved-choice.ts';

/**
 * What is being chosen: the plan, which stands in the address, and the children. It begins with
 * what the address asks for and what this tab has kept, and the tab keeps what changes.
 * @param own - The ids of the parent's children.
 */
export function useChoice(own: readonly string[]) {
  const [search, setSearch] = useSearchParams();
  const [saved] = useState(savedChoice);
  const [chosen, setChosen] = useState(() =>
    firstChosen(own, search.getAll('child'), saved.children),
  );
  const request = search.get('plan') ?? search.get('cancelled');
  const plan = isSubscriptionType(request) ? request : (saved.plan ?? 'quarterly');
  const children = own.filter((id) => chosen.includes(id));

  useEffect(() => saveChoice({ plan, children: chosen }), [plan, chosen]);

  return {
    plan,
    children,
    choosePlan: (next: SubscriptionType) =>
      setSearch({ plan: next }, { replace: true, preventScrollReset: true }),
    chooseChildren: setChosen,
  };
}
