import type { Settings } from './env.ts';

/** What people read about a setting; the tables of docs/settings.md are made from it. */
export interface SettingNote {
  what: string;
  /** What holds where it is not set. */
  unset: string;
  /**
   * A real site does not start without it, or without another that says by name that it is left
   * out.
   */
  needed?: true;
}

/** The note of every setting of `env.ts`, in the order in which people read of them. */
export const settingNotes: Record<keyof Settings, SettingNote> = {
  PORT: { what: 'the port', unset: '`3000`' },
  HOST: {
    what: 'the address to listen on; `0.0.0.0` is every network',
    unset: '`127.0.0.1`: this computer alone',
  },
  LISTEN_FDS: {
    what: 'set by systemd where it hands over a socket that outlives the process (`deploy/saint-pius-x-quest.socket`), so that nobody is refused while the site is started anew; `HOST` and `PORT` are not used then',
    unset: 'the server opens its own port',
  },
  PUBLIC_URL: {
    what: 'the address people type, without a path, for links in letters and pages',
    unset: '`http://localhost:` and the port',
    needed: true,
  },
  TRUSTED_PROXIES: {
    what: 'the IP addresses of your reverse proxies, with commas',
    unset: 'no proxy is believed',
  },
  DATA_DIR: { what: 'the folder in which everything is kept', unset: '`.data`' },
  NODE_ENV: {
    what: '`production` on a real site: the settings marked \\* are then needed',
    unset: '`development`',
  },
  AUTH_SECRET: {
    what: '32 characters or more that nobody can guess; signs the login cookies',
    unset: 'one is made and kept in the data folder',
    needed: true,
  },
  SMTP_URL: {
    what: 'the mail server, as `smtps://name:password@mail.example.org:465`',
    unset: 'letters wait at `/outbox`',
    needed: true,
  },
  MAIL_FROM: { what: 'the sender of letters', unset: '`Saint Pius X Quest <quest@localhost>`' },
  MAIL: {
    what: '`outbox`: keep e-mails in the database even in production',
    unset: 'a real site needs `SMTP_URL`',
  },
  STRIPE_SECRET_KEY: {
    what: "Stripe's secret key, `sk_live_...` or `sk_test_...`",
    unset: 'payments go to a page marked TEST, and no money is taken',
    needed: true,
  },
  STRIPE_WEBHOOK_SECRET: {
    what: 'the signing secret of the webhook at Stripe, `whsec_...`; goes with the key',
    unset: 'there is no key either',
    needed: true,
  },
  STRIPE_API_BASE: {
    what: "another address for Stripe's API, such as that of a test server",
    unset: "Stripe's own",
  },
  PAYMENTS: {
    what: '`test`: the TEST page even in production',
    unset: "a real site needs Stripe's keys",
  },
  DATABASE_URL: {
    what: 'a PostgreSQL 15 or later of yours, as `postgres://name:password@host/database`',
    unset: 'a database of its own in the data folder',
  },
  PG_BIN: {
    what: "a folder with PostgreSQL's programs, for the database in the data folder",
    unset: 'the programs that were installed along',
  },
  META_PIXEL_ID: {
    what: "the number of a pixel at Meta: adult pages may load Meta's script after a visitor's or parent's consent",
    unset: "no page ever loads anything of Meta's",
  },
  META_ACCESS_TOKEN: {
    what: "the token of Meta's Conversions API, to which conversion events are then sent by the server; goes with the pixel",
    unset:
      'events are noted as "not configured" for seven days, without what they say, and go nowhere',
  },
  META_API_BASE: {
    what: "another address for Meta's API, such as that of a test server",
    unset: "Meta's own",
  },
  FILES: {
    what: '`s3`: uploaded pictures and recordings lie in a bucket, which then needs the settings below',
    unset: 'the data folder',
  },
  S3_ENDPOINT: {
    what: 'the address of a service that speaks as S3 does, such as `https://s3.example.org`',
    unset: 'there is no bucket',
  },
  S3_BUCKET: { what: 'the name of a private bucket there', unset: 'there is no bucket' },
  S3_ACCESS_KEY_ID: {
    what: 'the name of a key that may read, write, list and delete in that bucket',
    unset: 'there is no bucket',
  },
  S3_SECRET_ACCESS_KEY: { what: 'the secret of that key', unset: 'there is no bucket' },
  S3_REGION: { what: "the bucket's region", unset: '`us-east-1`' },
  OPERATOR_NAME: {
    what: 'who runs the site, by name, such as `Saint Mary Parish, Treviso`: shown in the footer, in the terms, the privacy policy and on receipts',
    unset: 'they speak of "the parish, school or publisher that runs this server"',
  },
  SUPPORT_EMAIL: { what: 'shown in the footer', unset: 'not shown' },
  SOCIAL_IMAGE_URL: {
    what: "the picture of your parish's or school's page in the footer",
    unset: 'not shown',
  },
  SOCIAL_URL: { what: 'the address it leads to', unset: 'not shown' },
  SAFEGUARDING_EMAIL: {
    what: 'who is told that a child has written a sign of harm in the chat',
    unset: 'in production the chat stays closed to children',
  },
  COMMENT_APPROVAL: {
    what: '`1`: the first comment of an account is seen by others once an administrator has approved it; `0`: at once',
    unset: '`1`, with the demo family `0`',
  },
  AI_BASE_URL: {
    what: "an OpenAI-compatible endpoint that words the chat's answers, such as `http://127.0.0.1:11434/v1`",
    unset: "the chat answers in the catechism's own words",
  },
  AI_MODEL: {
    what: 'the model there that words answers',
    unset: "the chat answers in the catechism's own words",
  },
  AI_API_KEY: { what: 'the key of that endpoint, if it wants one', unset: 'none is sent' },
  AI_IMAGE_MODEL: {
    what: "a model of the same endpoint that draws coloring pages by a parent's wish",
    unset: 'there are our own scenes to color',
  },
  DEMO: {
    what: '`1` adds the demo family to an empty database, `0` leaves it out; refused in production',
    unset: 'there when `HOST` is this computer alone',
  },
  METRICS_TOKEN: {
    what: '16 characters or more; whoever brings them may read the figures at `/metrics`',
    unset: 'only this computer itself may read them',
  },
  DRAIN_SECONDS: {
    what: 'how long the server goes on answering once it is told to end, while `/readyz` sends load balancers elsewhere; 60 at most',
    unset: '`0`',
  },
  LOG_LEVEL: {
    what: 'how much is logged: `debug`, `info`, `warn`, `error`, `fatal`, `silent`',
    unset: '`info`',
  },
};
