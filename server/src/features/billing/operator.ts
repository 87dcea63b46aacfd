import type { AppContext } from '../../app-context.ts';

const siteName = 'Saint Pius X Quest';

/**
 * Who has received a payment, as a receipt says it: the operator by name, or the site where none is
 * set.
 */
export function operatorOf({ env }: Pick<AppContext, 'env'>): string {
  return env.operatorName ?? siteName;
}
