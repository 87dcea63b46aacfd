import { createHmac } from 'node:crypto';
import { type ErrorCode, errorStatus } from '@pius/contracts/errors.ts';
import type { Viewer } from '@pius/domain/account/viewer.ts';
import type { Context } from 'hono';
import type { AppContext } from '../../app-context.ts';
import { sourceOf } from '../http/source.ts';

/** What is noted of an account, and by what it was proved. */
export type SecurityEvent =
  | {
      security: 'signed in';
      by: 'password' | 'pictures' | 'code' | 'confirmation' | 'second factor';
    }
  | { security: 'password changed'; by: 'password' | 'email' }
  | { security: 'second factor enrolled'; by: 'password' };

interface Whose {
  id: string;
  viewer: Viewer;
}

/**
 * Lines about refusals that one source may leave in a minute: nobody fills the disk by being
 * refused.
 */
const mostRefusals = { count: 60, seconds: 60 };
/** Codes that tell of a refusal though their status is not one of those below. */
const announcement: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'invalid_input',
  'too_large',
  'password_wrong',
  'second_factor_wrong',
  'code_invalid',
  'confirm_link_invalid',
  'reset_link_invalid',
  'webhook_refused',
]);
const caller = 'security caller';

/** Keeps who calls, for a line about a refusal later in the same call. */
export function rememberWhoCalls(c: Context, whose: Whose | null): void {
  c.set(caller, whose);
}

/**
 * Notes that somebody was let in, or changed that by which they are (ASVS 16.3.1). A grown-up
 * stands in the line by a mark, a child by nothing but being one.
 * @see docs/requirements.md#r-log-without-persons
 */
export function noteSecurity(
  c: Context,
  ctx: AppContext,
  action: SecurityEvent,
  whose: Whose,
): void {
  ctx.log.info({ ...action, ...callerFields(c, ctx, whose) }, 'security');
}

/**
 * Notes a call that was refused: who may not, a wrong password or code, too many calls, another
 * site's page, and what no page of ours would send (ASVS 16.3.1 to 16.3.3). What is not there is
 * noted too: a stranger's thing answers so.
 */
export function noteRefusal(c: Context, ctx: AppContext, code: ErrorCode): void {
  if (![401, 403, 404, 429].includes(errorStatus[code]) && !announcement.has(code)) return;
  const key = `refusals noted ${sourceOf(c, ctx.env.trustedProxies)}`;
  if (ctx.limiter.local(key, mostRefusals, ctx.now()) > 0) return;
  const whose: Whose | null = c.get(caller) ?? null;
  const { method, routePath: path } = c.req;
  const line = { security: 'refused', code, method, path, ...callerFields(c, ctx, whose) };
  ctx.log.info(line, 'security');
}

/**
 * What a line tells of who calls: the kind; of a grown-up a mark that this server alone can tie to
 * an account; of all but children a mark of where the call came from, another one every day.
 */
function callerFields(c: Context, ctx: AppContext, whose: Whose | null) {
  const viewer = whose?.viewer ?? 'visitor';
  if (viewer === 'child') return { viewer };
  const day = ctx.now().toISOString().slice(0, 10);
  const from = markOf(ctx, 'source', day, sourceOf(c, ctx.env.trustedProxies));
  return whose ? { viewer, who: markOf(ctx, 'account', whose.id), from } : { viewer, from };
}

function markOf({ secret }: AppContext, ...of: string[]): string {
  const text = JSON.stringify(['security event', ...of]);
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 16);
}
