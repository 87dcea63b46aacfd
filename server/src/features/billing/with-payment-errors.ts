import type { AppContext } from '../../app-context.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { PaymentsUnreachable } from '../../platform/payments/payments.ts';

/**
 * Waits for the payments service. Throws 503 `payments_unavailable`, and logs why, where it cannot
 * be reached.
 */
export async function withPaymentErrors<T>(ctx: AppContext, request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    if (!(error instanceof PaymentsUnreachable)) throw error;
    ctx.log.warn({ reason: error.message }, 'the payments service cannot be reached');
    throw new AppError('payments_unavailable', { retryAfter: 60 });
  }
}
