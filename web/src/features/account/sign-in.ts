import { ApiError } from '@/ui/api/api-error.ts';
import { send } from '@/ui/api/send.ts';

/**
 * Signs in with e-mail and password. Throws an `ApiError`: `invalid_credentials` (also before
 * the address is confirmed), `too_many_requests` with the seconds to wait, `network_offline`.
 * @see docs/requirements.md#r-login
 */
export async function signIn(email: string, password: string): Promise<void> {
  await send('POST', '/auth/v1/sign-in/email', { email, password });
}

/** Whatever was thrown, as an `ApiError`: what nobody foresaw is a fault of ours. */
export function asApiError(thrown: unknown): ApiError {
  return thrown instanceof ApiError ? thrown : new ApiError(0, 'internal', String(thrown));
}
