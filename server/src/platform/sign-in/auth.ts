import { retention, storedSince } from '@pius/domain/retention.ts';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { hostCookieName } from '../http/host-cookie.ts';
import { authRelations } from './auth-relations.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';

const day = 24 * 60 * 60;
/**
 * A session ends when it has not been used for so many days, and some time in any case, however
 * often it is used.
 */
export const sessionDays = retention['idle-session'].days;

/** Sessions that were opened before this moment are over. */
export function oldestSession(now: Date): Date {
  return storedSince('session', now);
}

/** What sign-in needs from the settings. */
export interface AuthSettings {
  db: Database;
  secret: string;
  /** The address people use; `https` makes the cookies Secure and `__Host-`. */
  publicUrl: string;
  /** Other addresses of this server from which writes are taken, such as its loopback names. */
  trustedOrigins: string[];
}

/** The name of the session cookie. @see docs/requirements.md#r-sessions */
export function sessionCookieName(publicUrl: string): string {
  return hostCookieName(publicUrl, 'session');
}

/**
 * better-auth, set up for families: sessions of 30 days in HttpOnly cookies, argon2id, and no
 * sign-in before the address is confirmed. What the database or the hashing throws is thrown on, to
 * be answered and logged as any other error is; the library itself would print it with its values.
 */
export function createAuth({ db, secret, publicUrl, trustedOrigins }: AuthSettings) {
  const secure = publicUrl.startsWith('https:');
  const related = drizzle(db.$client, { schema: { ...schema, ...authRelations } });
  return betterAuth({
    baseURL: publicUrl,
    basePath: '/auth/v1',
    secret,
    trustedOrigins: [publicUrl, ...trustedOrigins],
    database: drizzleAdapter(related, { provider: 'pg', schema, transaction: true }),
    logger: { disabled: true },
    onAPIError: { throw: true },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      minPasswordLength: 1,
      maxPasswordLength: 1000,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    session: { expiresIn: sessionDays * day, updateAge: day },
    advanced: {
      database: { joins: true },
      useSecureCookies: false,
      // NODE_ENV=test would switch this check off by itself.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      ipAddress: { disableIpTracking: true },
      defaultCookieAttributes: { secure, httpOnly: true, sameSite: 'lax', path: '/' },
      cookies: { session_token: { name: sessionCookieName(publicUrl) } },
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;
