import type { Env, Settings } from './env.ts';

/** How Stripe is spoken to. */
export interface StripeSettings {
  secretKey: string;
  /** By which its calls to the webhook are judged; never empty. */
  webhookSecret: string;
  /** Where its API is; undefined for Stripe's own. */
  apiBase: string | undefined;
  /** Real money: the key is no test key. */
  live: boolean;
}

/** How conversion events are sent to Meta. */
export interface MetaSettings {
  pixelId: string;
  accessToken: string;
  /** Where its API is, without a slash at the end. */
  apiBase: string;
}

/** The bucket that uploaded files lie in. */
export interface S3Settings {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** How Stripe is spoken to; undefined where its key or its secret is missing. */
export function stripeSettings(value: Settings): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = value;
  if (!secretKey || !webhookSecret) return undefined;
  const live = /^[rs]k_live_/.test(secretKey);
  return { secretKey, webhookSecret, apiBase: value.STRIPE_API_BASE, live };
}

/** How conversion events are sent; undefined where the pixel or the token is missing. */
export function metaSettings(value: Settings): MetaSettings | undefined {
  const { META_PIXEL_ID: pixelId, META_ACCESS_TOKEN: accessToken } = value;
  if (!pixelId || !accessToken) return undefined;
  const apiBase = new URL(value.META_API_BASE ?? 'https://graph.facebook.com').origin;
  return { pixelId, accessToken, apiBase };
}

const s3Names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** The bucket; undefined where files lie in the data folder. */
export function s3Settings(value: Settings): S3Settings | undefined {
  const { S3_ENDPOINT, S3_BUCKET: bucket } = value;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = value;
  if (!value.FILES || !S3_ENDPOINT || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  const endpoint = new URL(S3_ENDPOINT).origin;
  return { endpoint, region: value.S3_REGION, bucket, accessKeyId, secretAccessKey };
}

/** What does not fit together about the bucket. */
export function fileContradictions(value: Settings): string[] {
  const missing = s3Names.filter((name) => !value[name]);
  if (value.FILES && missing.length > 0) return [`FILES=s3 needs ${missing.join(', ')}`];
  // Anyone who wrote the bucket down means it: files would lie in the data folder unseen.
  if (!value.FILES && missing.length < s3Names.length)
    return ['S3_... are used with FILES=s3 only'];
  return [];
}

/** One model of the endpoint; undefined where none is named. */
export function aiOf({ AI_BASE_URL, AI_API_KEY }: Settings, model: string | undefined): Env['ai'] {
  if (!AI_BASE_URL || !model) return undefined;
  return { baseUrl: AI_BASE_URL, apiKey: AI_API_KEY, model };
}

/** What does not fit together about payments. */
export function paymentContradictions(value: Settings, production: boolean): string[] {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, PAYMENTS } = value;
  if (PAYMENTS && key) return ['PAYMENTS=test and STRIPE_SECRET_KEY exclude each other'];
  if (key && !secret) {
    return ['STRIPE_WEBHOOK_SECRET is needed with STRIPE_SECRET_KEY, and may not be empty'];
  }
  if (secret && !key) return ['STRIPE_SECRET_KEY is needed with STRIPE_WEBHOOK_SECRET'];
  if (!production || key || PAYMENTS) return [];
  return [
    'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are needed in production (or PAYMENTS=test for a TEST checkout that takes no money)',
  ];
}

const named = [
  'PUBLIC_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'SUPPORT_EMAIL',
  'SAFEGUARDING_EMAIL',
  'DATABASE_URL',
  'S3_ENDPOINT',
  'AI_BASE_URL',
] as const;

/**
 * The settings in which a name of `deploy/settings.env.example` was left: nobody owns example.org
 * (RFC 2606).
 */
export function leftExamples(value: Settings): string[] {
  return named
    .filter((name) => /[@./]example\.(org|com|net)(?![\w.-])/.test(value[name] ?? ''))
    .map((name) => `${name} is still the example's: write your own in place of example.org`);
}
