import { expect, test } from 'vitest';
import { secretForms, secretsIn } from './secrets.ts';

/** Put together here, so that none stands in the history. */
const examples: Record<string, string> = {
  'a live key of Stripe': `sk_live_${'a1'.repeat(12)}`,
  'a test key of Stripe': `sk_test_${'a1'.repeat(12)}`,
  'a webhook secret of Stripe': `whsec_${'a1'.repeat(16)}`,
  'a key of AWS': `AKIA${'A1'.repeat(8)}`,
  'a token of GitHub': `ghp_${'a1'.repeat(18)}`,
  'a token of npm': `npm_${'a1'.repeat(18)}`,
  'a key of Google': `AIza${'a1'.repeat(17)}b`,
  'a token of Meta': `EAA${'a1'.repeat(30)}`,
  'a key of a model': `sk-proj-${'a1'.repeat(20)}`,
  'a token of Slack': `xoxb-${'1'.repeat(24)}`,
  'a private key': `-----BEGIN ${'PRIVATE'} KEY-----`,
  'a signed token': `eyJ${'a'.repeat(24)}.eyJ${'b'.repeat(24)}.${'c'.repeat(24)}`,
};

test('each kind of secret is known by an example', () => {
  expect(Object.keys(examples)).toEqual(Object.keys(secretForms));
  for (const [what, example] of Object.entries(examples)) {
    expect(secretsIn(`const key = '${example}';`)).toContain(what);
  }
});

test('what the tests call a key is none', () => {
  expect(
    secretsIn("STRIPE_SECRET_KEY: 'sk_test_standin', STRIPE_WEBHOOK_SECRET: 'whsec_x'"),
  ).toEqual([]);
});
