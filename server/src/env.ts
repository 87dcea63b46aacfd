import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import {
  aiOf,
  fileContradictions,
  leftExamples,
  type MetaSettings,
  metaSettings,
  paymentContradictions,
  type S3Settings,
  type StripeSettings,
  s3Settings,
  stripeSettings,
} from './env-services.ts';

/** Thrown when settings are wrong; the message names every bad variable, one per line. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

const flag = z
  .enum(['0', '1', 'true', 'false'])
  .transform((value) => value === '1' || value === 'true');
const url = (schemes: string[]) => {
  const error = `must be an address that starts with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`;
  return z
    .url({ error })
    .refine((value) => schemes.some((scheme) => value.startsWith(`${scheme}:`)), { error });
};
/** An address of no more than scheme, host and port: it is put before every path. */
const origin = (error = 'must be an address without a path') =>
  url(['http', 'https']).refine(
    (value) => !URL.canParse(value) || new URL(value).href === `${new URL(value).origin}/`,
    { error },
  );
/** By systemd's agreement, passed sockets come after standard input, output and error. */
const firstPassedSocket = 3;
const loopbackNames = ['127.0.0.1', 'localhost', '::1'];

const settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z
    .string()
    .refine((value) => value === 'localhost' || isIP(value) > 0, {
      error: 'must be an IP address or localhost',
    })
    .default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** As systemd says it: 1 is one socket that is open already, the fourth file of the process. */
  LISTEN_FDS: z.coerce.number().int().min(0).max(1).default(0),
  PUBLIC_URL: origin(
    'must be an address without a path, such as https://quest.example.org',
  ).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: url(['postgres', 'postgresql']).optional(),
  PG_BIN: z.string().min(1).optional(),
  AUTH_SECRET: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
  SMTP_URL: url(['smtp', 'smtps']).optional(),
  MAIL_FROM: z.string().min(3).default('Saint Pius X Quest <quest@localhost>'),
  MAIL: z.enum(['outbox']).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_(test|live)_\w+$/, {
      error: 'must be a secret key of Stripe: sk_live_... or sk_test_...',
    })
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, { error: 'must be the signing secret of the endpoint: whsec_...' })
    .optional(),
  STRIPE_API_BASE: origin().optional(),
  PAYMENTS: z.enum(['test']).optional(),
  META_PIXEL_ID: z
    .string()
    .regex(/^\d{5,20}$/, { error: 'must be the number of the pixel at Meta' })
    .optional(),
  META_ACCESS_TOKEN: z.string().min(1).optional(),
  META_API_BASE: origin().optional(),
  FILES: z.enum(['s3']).optional(),
  S3_ENDPOINT: origin(
    'must be an address without a path; the bucket has a setting of its own',
  ).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, { error: 'must be the name of a bucket' })
    .optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  DEMO: flag.optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .refine((list) => list.every((entry) => isIP(entry) > 0), {
      error: 'must be IP addresses, separated by commas',
    }),
  OPERATOR_NAME: z.string().trim().min(2).max(120).optional(),
  SUPPORT_EMAIL: z.email().optional(),
  SAFEGUARDING_EMAIL: z.email().optional(),
  COMMENT_APPROVAL: flag.optional(),
  AI_BASE_URL: url(['http', 'https']).optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_MODEL: z.string().min(1).optional(),
  AI_IMAGE_MODEL: z.string().min(1).optional(),
  SOCIAL_IMAGE_URL: url(['https']).optional(),
  SOCIAL_URL: url(['https']).optional(),
  METRICS_TOKEN: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(settings.shape);

/** The settings of a running server, all checked. */
export interface Env {
  production: boolean;
  host: string;
  port: number;
  /**
   * The number of a socket that was handed over and outlives this process, to be listened on
   * instead; undefined: there is none.
   */
  socket: number | undefined;
  /** The address people use, without a slash at the end. */
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  pgBin: string | undefined;
  /** Undefined: the server keeps one of its own in the data folder. */
  authSecret: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Undefined: the TEST page stands in for Stripe. */
  stripe: StripeSettings | undefined;
  /**
   * The number of Meta's pixel, which adult pages may load after consent; undefined: no page loads
   * anything of Meta's.
   */
  metaPixelId: string | undefined;
  /** Undefined: conversion events are kept as "not configured" and go nowhere. */
  meta: MetaSettings | undefined;
  /** Undefined: uploaded files lie in the data folder. */
  s3: S3Settings | undefined;
  /** The demo families, whose passwords everybody knows, are there. */
  demo: boolean;
  /** E-mails can be read at /outbox by anyone who reaches the server. */
  outbox: boolean;
  trustedProxies: string[];
  /** Who runs the site: named in the footer, the terms, the privacy policy and on receipts. */
  operatorName: string | undefined;
  supportEmail: string | undefined;
  /** Who is told of a sign of harm; in production the chat is closed to children without. */
  safeguardingEmail: string | undefined;
  /** The first comment of an account is seen by others once an admin has approved it. */
  commentApproval: boolean;
  /** The model that words the chat's answers; undefined: the catechism's own words. */
  ai: { baseUrl: string; apiKey: string | undefined; model: string } | undefined;
  /** The model that draws coloring pages by a wish; undefined: there are only our own scenes. */
  imageAi: { baseUrl: string; apiKey: string | undefined; model: string } | undefined;
  socialImageUrl: string | undefined;
  socialUrl: string | undefined;
  /** With it anyone who brings it may read /metrics; undefined: only this machine may. */
  metricsToken: string | undefined;
  /**
   * How long the server goes on answering once it is told to end, so that a load balancer sends
   * nobody to it any more.
   */
  drainSeconds: number;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
}

/** Logging in on Debian sets `MAIL` to the path of one's mailbox, which is none of our settings. */
function isMailbox(name: string, value: string | undefined): boolean {
  return name === 'MAIL' && value?.startsWith('/') === true;
}

/**
 * Reads and checks all settings at once.
 * @param root - The folder a relative `DATA_DIR` starts from.
 * @returns The settings.
 * @throws `SettingsError` naming every bad variable.
 */
export function readEnv(variables: NodeJS.ProcessEnv, root: string): Env {
  const input = Object.fromEntries(
    Object.entries(variables).filter(
      ([name, value]) => name in settings.shape && value !== '' && !isMailbox(name, value),
    ),
  );
  const parsed = settings.safeParse(input);
  if (!parsed.success) {
    // The first fault of each is enough: what else is wrong with it mostly follows.
    const faults = new Map<string, string>();
    for (const { path, message } of parsed.error.issues) {
      const name = path.join('.');
      if (!faults.has(name)) faults.set(name, `${name} ${message}`);
    }
    throw new SettingsError(`These settings are wrong: ${[...faults.values()].join('; ')}`);
  }
  const value = parsed.data;
  const production = value.NODE_ENV === 'production';
  const onlyHere = !production && isOnlyHere(value);
  const demo = value.DEMO ?? onlyHere;
  const problems = contradictions(value, production, onlyHere);
  if (problems.length > 0) {
    throw new SettingsError(`These settings are wrong: ${problems.join('; ')}`);
  }
  return {
    production,
    host: value.HOST,
    port: value.PORT,
    socket: value.LISTEN_FDS === 1 ? firstPassedSocket : undefined,
    publicUrl: new URL(value.PUBLIC_URL ?? `http://localhost:${value.PORT}`).origin,
    dataDir: resolve(root, value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    pgBin: value.PG_BIN,
    authSecret: value.AUTH_SECRET,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    stripe: stripeSettings(value),
    metaPixelId: value.META_PIXEL_ID,
    meta: metaSettings(value),
    s3: s3Settings(value),
    demo,
    outbox: !production && !value.SMTP_URL && (onlyHere || value.MAIL === 'outbox'),
    trustedProxies: value.TRUSTED_PROXIES,
    operatorName: value.OPERATOR_NAME,
    supportEmail: value.SUPPORT_EMAIL,
    safeguardingEmail: value.SAFEGUARDING_EMAIL,
    commentApproval: value.COMMENT_APPROVAL ?? !demo,
    ai: aiOf(value, value.AI_MODEL),
    imageAi: aiOf(value, value.AI_IMAGE_MODEL),
    socialImageUrl: value.SOCIAL_IMAGE_URL,
    socialUrl: value.SOCIAL_URL,
    metricsToken: value.METRICS_TOKEN,
    drainSeconds: value.DRAIN_SECONDS,
    logLevel: value.LOG_LEVEL,
  };
}

/** The variables as they are read, before they are made settings of. */
export type Settings = z.output<typeof settings>;

/** Whether only this machine can reach the server, by its address and by the name people use. */
function isOnlyHere({ HOST, PUBLIC_URL }: Settings): boolean {
  const named = PUBLIC_URL ? new URL(PUBLIC_URL).hostname : 'localhost';
  return isLoopback(HOST) && isLoopback(named);
}

/**
 * Whether a host is this machine's own name or address.
 * @param host - A name or IP address, IPv6 also in brackets.
 */
export function isLoopback(host: string): boolean {
  return loopbackNames.includes(host.replace(/^\[|\]$/g, ''));
}

function contradictions(value: Settings, production: boolean, onlyHere: boolean): string[] {
  const problems: string[] = [];
  if (!onlyHere && !value.SMTP_URL && value.MAIL !== 'outbox') {
    problems.push(
      'SMTP_URL is needed where others can reach the server (or MAIL=outbox to keep e-mails in the database)',
    );
  }
  problems.push(...paymentContradictions(value, production), ...fileContradictions(value));
  if (!value.AI_BASE_URL !== !(value.AI_MODEL || value.AI_IMAGE_MODEL)) {
    problems.push('AI_BASE_URL is needed together with AI_MODEL or AI_IMAGE_MODEL');
  }
  if (value.META_ACCESS_TOKEN && !value.META_PIXEL_ID) {
    problems.push('META_PIXEL_ID is needed with META_ACCESS_TOKEN');
  }
  if (!production) return problems;
  problems.push(...leftExamples(value));
  if (value.DEMO) problems.push('DEMO must not be on in production');
  if (!value.AUTH_SECRET) problems.push('AUTH_SECRET is needed in production');
  else if (new Set(value.AUTH_SECRET).size < 10) {
    problems.push('AUTH_SECRET is too easy to guess; `openssl rand -base64 32` makes a good one');
  }
  if (!value.PUBLIC_URL) problems.push('PUBLIC_URL is needed in production');
  else if (
    !value.PUBLIC_URL.startsWith('https:') &&
    !isLoopback(new URL(value.PUBLIC_URL).hostname)
  ) {
    problems.push('PUBLIC_URL must start with https:// in production');
  }
  return problems;
}
