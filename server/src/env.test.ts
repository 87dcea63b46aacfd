import { describe, expect, test } from 'vitest';
import { readEnv, SettingsError } from './env.ts';

const read = (variables: NodeJS.ProcessEnv) => readEnv(variables, '/srv/quest');
const production = {
  NODE_ENV: 'production',
  AUTH_SECRET: 'a secret of thirty-two letters or more',
  SMTP_URL: 'smtps://mail.example:465',
  PUBLIC_URL: 'https://quest.example/',
  STRIPE_SECRET_KEY: 'sk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
};

function complaint(variables: NodeJS.ProcessEnv): string {
  try {
    read(variables);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return '';
}

describe('settings', () => {
  test('may all be left out on one’s own machine', () => {
    expect(read({})).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      dataDir: '/srv/quest/.data',
      demo: true,
      trustedProxies: [],
    });
  });

  test('have the first comment of an account wait wherever the demo family is not, unless told otherwise', () => {
    expect(read({}).commentApproval).toBe(false);
    expect(read({ DEMO: '0' }).commentApproval).toBe(true);
    expect(read(production).commentApproval).toBe(true);
    expect(read({ ...production, COMMENT_APPROVAL: '0' }).commentApproval).toBe(false);
    expect(read({ COMMENT_APPROVAL: '1' }).commentApproval).toBe(true);
  });

  test('tell of a socket that was handed over by the number systemd gives it', () => {
    expect(read({}).socket).toBeUndefined();
    expect(read({ LISTEN_FDS: '1' }).socket).toBe(3);
    expect(complaint({ LISTEN_FDS: '2' })).toContain('LISTEN_FDS');
  });

  test('that are empty count as left out', () => {
    expect(read({ PORT: '', DATABASE_URL: '', SMTP_URL: '' })).toEqual(read({}));
  });

  test('take no mailbox for theirs, as a login shell names it', () => {
    expect(read({ MAIL: '/var/mail/anna' })).toEqual(read({}));
  });

  test('that are wrong are all named in one error', () => {
    const message = complaint({
      NODE_ENV: 'prod',
      HOST: 'my server',
      PORT: '70000',
      PUBLIC_URL: 'quest.example',
      DATABASE_URL: 'mysql://localhost/quest',
      AUTH_SECRET: 'short',
      SMTP_URL: 'http://mail.example',
      MAIL: 'pigeon',
      DEMO: 'perhaps',
      TRUSTED_PROXIES: '10.0.0.1, proxy.example',
      SUPPORT_EMAIL: 'nobody',
      SOCIAL_URL: 'http://social.example',
      SOCIAL_IMAGE_URL: 'x',
      LOG_LEVEL: 'loud',
    });
    for (const name of [
      ...['NODE_ENV', 'HOST', 'PORT', 'PUBLIC_URL', 'DATABASE_URL', 'AUTH_SECRET', 'SMTP_URL'],
      ...['MAIL', 'DEMO', 'TRUSTED_PROXIES', 'SUPPORT_EMAIL', 'SOCIAL_URL', 'SOCIAL_IMAGE_URL'],
      'LOG_LEVEL',
    ]) {
      expect(message).toMatch(new RegExp(`(^|[ ;])${name} `));
    }
  });

  test.each([
    ['quest.parish.org', 'PUBLIC_URL must be an address that starts with http:// or https://'],
    [
      'ftp://quest.parish.org/a',
      'PUBLIC_URL must be an address that starts with http:// or https://',
    ],
    [
      'https://quest.parish.org/a',
      'PUBLIC_URL must be an address without a path, such as https://quest.example.org',
    ],
  ])('that are wrong in two ways are told once: %s', (PUBLIC_URL, answer) => {
    expect(complaint({ PUBLIC_URL })).toBe(`These settings are wrong: ${answer}`);
  });

  test('that are wrong are not repeated, as they may be secrets', () => {
    expect(
      complaint({ AUTH_SECRET: 'my-short-secret', DATABASE_URL: 'mysql://u:pass@h/d' }),
    ).not.toMatch(/my-short-secret|pass@/);
  });

  test('of other programs are no concern', () => {
    expect(read({ HOME: '/root', npm_config_x: 'y' })).toEqual(read({}));
  });
});

describe('production', () => {
  test('runs with a secret and a mail server, without the demo', () => {
    expect(read(production)).toMatchObject({
      production: true,
      demo: false,
      publicUrl: 'https://quest.example',
    });
  });

  test('needs a mail server, or the outbox asked for by name', () => {
    expect(complaint({ ...production, SMTP_URL: undefined })).toContain('SMTP_URL is needed');
    expect(read({ ...production, SMTP_URL: undefined, MAIL: 'outbox' }).smtpUrl).toBeUndefined();
  });

  test('names all it lacks at once', () => {
    const message = complaint({ NODE_ENV: 'production', DEMO: '1' });
    expect(message).toContain('SMTP_URL');
    expect(message).toContain('DEMO');
    expect(message).toContain('AUTH_SECRET');
    expect(message).toContain('PUBLIC_URL');
  });

  test.each([
    ['PUBLIC_URL', 'https://quest.example.org'],
    ['SMTP_URL', 'smtps://name:password@mail.example.org:465'],
    ['MAIL_FROM', 'Saint Pius X Quest <quest@example.org>'],
    ['SUPPORT_EMAIL', 'help@example.com'],
    ['SAFEGUARDING_EMAIL', 'safeguarding@example.net'],
  ])('refuses an example that was left in %s, and does not repeat it', (name, left) => {
    expect(complaint({ ...production, [name]: left })).toBe(
      `These settings are wrong: ${name} is still the example's: write your own in place of example.org`,
    );
    expect(complaint({ [name]: left, MAIL: 'outbox' })).toBe('');
    expect(complaint({ ...production, [name]: left.replace('example', 'parish') })).toBe('');
  });

  test('refuses a secret that is easy to guess', () => {
    expect(complaint({ ...production, AUTH_SECRET: 'a'.repeat(40) })).toContain('AUTH_SECRET');
  });

  test('refuses http where others can reach it', () => {
    const message = complaint({ ...production, PUBLIC_URL: 'http://quest.example' });
    expect(message).toContain('PUBLIC_URL must start with https://');
    expect(complaint({ ...production, PUBLIC_URL: 'http://localhost:3000' })).toBe('');
  });

  test.each([
    'https://quest.example/app',
    'https://quest.example/?a=b',
    'https://me:secret@quest.example',
    'https://quest.example/"><script>',
  ])('refuse an address with more than a host in it: %s', (PUBLIC_URL) => {
    expect(complaint({ ...production, PUBLIC_URL })).toContain('PUBLIC_URL must be an address');
  });
});

describe('payments', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc' };
  const { STRIPE_SECRET_KEY: _key, STRIPE_WEBHOOK_SECRET: _secret, ...keyless } = production;

  test('go to Stripe with its two keys, and to the TEST page without', () => {
    expect(read({}).stripe).toBeUndefined();
    expect(read({ ...keys, STRIPE_API_BASE: 'http://127.0.0.1:12111' }).stripe).toEqual({
      secretKey: 'sk_test_abc',
      webhookSecret: 'whsec_abc',
      apiBase: 'http://127.0.0.1:12111',
      live: false,
    });
    expect(read(production).stripe).toMatchObject({ live: true, apiBase: undefined });
    expect(read({ ...keys, STRIPE_SECRET_KEY: 'rk_live_abc' }).stripe).toMatchObject({
      live: true,
    });
  });

  test('refuse to start in production without keys, unless TEST is asked for by name', () => {
    expect(complaint(keyless)).toContain('PAYMENTS=test');
    expect(read({ ...keyless, PAYMENTS: 'test' }).stripe).toBeUndefined();
  });

  test.each(['', ' ', undefined])('refuse the webhook secret %j', (STRIPE_WEBHOOK_SECRET) => {
    const message = complaint({ ...production, STRIPE_WEBHOOK_SECRET });
    expect(message).toContain('STRIPE_WEBHOOK_SECRET');
  });

  test.each([
    [{ ...keys, STRIPE_SECRET_KEY: 'pk_live_abc' }, 'STRIPE_SECRET_KEY must be a secret key'],
    [{ ...keys, STRIPE_WEBHOOK_SECRET: 'secret' }, 'whsec_'],
    [{ ...keys, STRIPE_SECRET_KEY: undefined }, 'STRIPE_SECRET_KEY is needed'],
    [{ ...keys, PAYMENTS: 'test' }, 'exclude each other'],
    [{ ...keys, STRIPE_API_BASE: 'https://api.example/v1' }, 'STRIPE_API_BASE must be'],
    [{ PAYMENTS: 'none' }, 'PAYMENTS'],
  ])('refuse %o', (variables, expected) => {
    expect(complaint(variables)).toContain(expected);
  });
});

const mail = { SMTP_URL: 'smtps://mail.example:465' };
const outbox = { MAIL: 'outbox' };
const publicly = { PUBLIC_URL: 'https://quest.example' };

describe('the demo family', () => {
  test.each([
    [{}, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '0.0.0.0', ...mail }, false],
    [{ HOST: '192.168.1.5', ...mail }, false],
    [{ ...publicly, ...mail }, false],
    [{ HOST: '0.0.0.0', DEMO: '1', ...mail }, true],
    [{ DEMO: '0' }, false],
    [production, false],
  ])('with %o is there: %s', (variables, expected) => {
    expect(read(variables).demo).toBe(expected);
  });
});

describe('the e-mails’ outbox', () => {
  test.each([
    [{}, true],
    [mail, false],
    [{ HOST: '0.0.0.0', ...outbox }, true],
    [{ ...production, SMTP_URL: undefined, ...outbox }, false],
  ])('with %o can be read: %s', (variables, expected) => {
    expect(read(variables).outbox).toBe(expected);
  });

  test.each([{ HOST: '0.0.0.0' }, publicly])(
    'must be asked for by name where others reach the server: %o',
    (variables) => {
      expect(complaint(variables)).toContain('SMTP_URL is needed');
    },
  );

  const bucket = {
    FILES: 's3',
    S3_ENDPOINT: 'https://s3.example/',
    S3_BUCKET: 'quest-files',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };

  test('put files into a bucket when they name one, and into the data folder otherwise', () => {
    expect(read(bucket).s3).toEqual({
      endpoint: 'https://s3.example',
      region: 'us-east-1',
      bucket: 'quest-files',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    });
    expect(read({}).s3).toBeUndefined();
  });

  test('of half a bucket, or of one that nobody switched on, are refused', () => {
    const { S3_BUCKET: _, S3_ACCESS_KEY_ID: __, ...half } = bucket;
    expect(complaint(half)).toContain('FILES=s3 needs S3_BUCKET, S3_ACCESS_KEY_ID');
    expect(complaint({ ...bucket, FILES: '' })).toContain('S3_... are used with FILES=s3 only');
    expect(complaint({ ...bucket, S3_BUCKET: 'My Bucket' })).toContain('S3_BUCKET');
    expect(complaint({ ...bucket, S3_ENDPOINT: 'https://s3.example/b' })).toContain('S3_ENDPOINT');
  });
});
