import { describe, expect, test } from 'vitest';
import { readEnv, SettingsError } from './env.ts';

const read = (variables: NodeJS.ProcessEnv) => readEnv(variables, '/srv/quest');
const production = {
  NODE_ENV: 'production',
  AUTH_SECRET: 'a secret of thirty-two letters or more',
  SMTP_URL: 'smtps://mail.example:465',
  PUBLIC_URL: 'https://quest.example/',
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

  test('that are empty count as left out', () => {
    expect(read({ PORT: '', DATABASE_URL: '', SMTP_URL: '' })).toEqual(read({}));
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

describe('the letters’ outbox', () => {
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
});
