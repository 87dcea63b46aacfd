import { createHmac, randomInt } from 'node:crypto';
import type { AppContext } from '../../app-context.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Caller } from '../../platform/sign-in/caller.ts';
import { verifyPassword } from '../../platform/sign-in/password-hash.ts';
import { seal, unseal } from '../../platform/sign-in/seal.ts';
import { demandSecondFactor, secondFactorOf } from '../../platform/sign-in/second-factor.ts';
import { findTotpStep, newTotpSecret, totpAddress } from '../../platform/sign-in/totp.ts';
import {
  beginDevice,
  confirmBegunDevice,
  countBackupCodes,
  credentialOf,
  findDevice,
  forgetInOthers,
  rememberInSession,
  replaceBackupCodes,
  secretsOf,
  takeBackupCode,
  takeStep,
} from './second-factor-store.ts';

const issuer = 'Saint Pius X Quest';
const purpose = 'second factor';
const codesAtOnce = 10;
/** No vowels, so that no word comes about, and nothing that is read as something else. */
const alphabet = 'bcdfghjkmnpqrstvwxyz23456789';
/** Counted before a code is looked at, in the database: guesses sent at once count too. */
const tries = { count: 5, seconds: 15 * 60 };

/** An admin with a session: who may ask for any of this. */
function adminOf({ account, session }: Caller) {
  if (!account?.isAdmin || !session) throw new AppError('forbidden');
  return { id: account.id, sessionId: session.id };
}

/** What is asked for of the admin who calls, as it may leave the server. */
export async function statusOf(ctx: AppContext, caller: Caller, now: Date) {
  const { state, until } = await secondFactorOf(ctx, caller, now);
  return {
    state,
    until: until?.toISOString() ?? null,
    backup_codes_left: await countBackupCodes(ctx.db, adminOf(caller).id),
  };
}

/**
 * Begins to enrol a device. The password is asked for again; who has a device already gives a code
 * of it, or a backup code, before. Throws `password_wrong`, `second_factor_required`, and 429 past
 * five tries in a quarter of an hour.
 */
export async function enrol(ctx: AppContext, caller: Caller, password: string, now: Date) {
  const { id } = adminOf(caller);
  const { state } = await secondFactorOf(ctx, caller, now);
  if (state === 'required') throw new AppError('second_factor_required');
  const letGo = await countTry(ctx, id, now);
  const credential = await credentialOf(ctx.db, id);
  const hash = credential?.passwordHash ?? '';
  if (!credential || !(await verifyPassword({ hash, password }))) {
    throw new AppError('password_wrong', { fields: { password: 'password_wrong' } });
  }
  await letGo();
  const key = newTotpSecret();
  await beginDevice(ctx.db, id, seal(key, ctx.secret, purpose), now);
  return { key, address: totpAddress(key, issuer, credential.email) };
}

/**
 * Ends the enrolment with a code of the device, which takes the place of the one before.
 * @returns The backup codes, told this once.
 * @throws As `enrol` does, and `second_factor_wrong`.
 */
export async function confirmEnrolment(ctx: AppContext, caller: Caller, code: string, now: Date) {
  const { id, sessionId } = adminOf(caller);
  const { state } = await secondFactorOf(ctx, caller, now);
  if (state === 'required') throw new AppError('second_factor_required');
  const letGo = await countTry(ctx, id, now);
  const device = await findDevice(ctx.db, id);
  const step = stepOf(ctx, secretsOf(device).begun, code, now);
  const codes =
    !device || step === null
      ? null
      : await ctx.db.transaction(async (tx) => {
          if (!(await confirmBegunDevice(tx, device, step, now))) return null;
          const made = newBackupCodes();
          await replaceBackupCodes(
            tx,
            id,
            made.map((one) => backupHash(ctx, id, one)),
          );
          await forgetInOthers(tx, id, sessionId);
          await rememberInSession(tx, sessionId, now);
          return made;
        });
  if (!codes) throw wrong();
  await letGo();
  return { backup_codes: codes };
}

/**
 * Takes a code of the device or a backup code, each once, and lets this session remember it for
 * twelve hours. Throws `second_factor_wrong` for any other code and one that was taken before, 429
 * past five tries in a quarter of an hour.
 */
export async function giveCode(ctx: AppContext, caller: Caller, code: string, now: Date) {
  const { id, sessionId } = adminOf(caller);
  const letGo = await countTry(ctx, id, now);
  const device = await findDevice(ctx.db, id);
  if (!device?.confirmedAt) throw new AppError('second_factor_missing');
  const step = stepOf(ctx, secretsOf(device).inUse, code, now);
  const taken =
    step === null
      ? await takeBackupCode(ctx.db, id, backupHash(ctx, id, code))
      : await takeStep(ctx.db, id, step);
  if (!taken) throw wrong();
  await letGo();
  await rememberInSession(ctx.db, sessionId, now);
  const session = { id: sessionId, secondFactorAt: now };
  return statusOf(ctx, { ...caller, session } as Caller, now);
}

/** Makes new backup codes for who has given a second factor; the old ones are void. */
export async function renewCodes(ctx: AppContext, caller: Caller, now: Date) {
  const { id } = adminOf(caller);
  await demandSecondFactor(ctx, caller, now);
  if (!(await findDevice(ctx.db, id))?.confirmedAt) throw new AppError('second_factor_missing');
  const codes = newBackupCodes();
  const hashes = codes.map((one) => backupHash(ctx, id, one));
  await ctx.db.transaction((tx) => replaceBackupCodes(tx, id, hashes));
  return { backup_codes: codes };
}

function wrong(): AppError {
  return new AppError('second_factor_wrong', { fields: { code: 'second_factor_wrong' } });
}

async function countTry(ctx: AppContext, userId: string, now: Date): Promise<() => Promise<void>> {
  const key = `second factor ${userId}`;
  const wait = await ctx.limiter.shared(key, tries, now);
  if (wait > 0) throw new AppError('too_many_requests', { retryAfter: wait });
  return () => ctx.limiter.release(key);
}

function stepOf(ctx: AppContext, sealed: string | null, code: string, now: Date) {
  const secret = sealed && unseal(sealed, ctx.secret, purpose);
  return secret ? findTotpStep(secret, code.replace(/\s/g, ''), now) : null;
}

function newBackupCodes(): string[] {
  const character = () => alphabet[randomInt(alphabet.length)] ?? '';
  const part = () => Array.from({ length: 5 }, character).join('');
  return Array.from({ length: codesAtOnce }, () => `${part()}-${part()}`);
}

/**
 * A code is of 48 random bits, and its hash is made with the server's secret: no slow hash is
 * needed.
 */
function backupHash(ctx: AppContext, userId: string, code: string): string {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHmac('sha256', ctx.secret)
    .update(`backup code ${userId} ${plain}`)
    .digest('base64url');
}
