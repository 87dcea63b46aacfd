import { type SettingNote, settingNotes } from '../../server/src/setting-notes.ts';

const begin =
  '<!-- settings: made by scripts/settings-table.ts from server/src/setting-notes.ts -->';
const end = '<!-- end of settings -->';

interface SettingGroup {
  title: string;
  /** What its settings are about; links start from `docs/`. */
  about: string;
}

/**
 * The groups of settings, each under the name of its first setting. A group ends where the next one begins, so a new
 * setting belongs to the group in which `settingNotes` has it.
 */
const groups: Record<string, SettingGroup> = {
  PORT: {
    title: 'The server',
    about: 'Where the server answers, where its data is, and whether it is a real site.',
  },
  SMTP_URL: {
    title: 'E-mail',
    about:
      'A server that others can reach needs `SMTP_URL` or `MAIL=outbox`. [services.md](running/services.md) says how to set up e-mail, payments, the chat and the bucket.',
  },
  STRIPE_SECRET_KEY: {
    title: 'Payments',
    about: 'Parents pay on a page of Stripe, or on a test page that takes no money.',
  },
  DATABASE_URL: {
    title: 'The database',
    about:
      'The server brings its own PostgreSQL. It can use one of yours, and must do so [with more than one process](running/many-machines.md).',
  },
  META_PIXEL_ID: {
    title: 'Counting visits',
    about: 'What Meta is told of the visits of adults, after they have agreed.',
  },
  FILES: {
    title: 'Uploaded files',
    about: 'Where the server saves uploaded pictures and recordings.',
  },
  OPERATOR_NAME: {
    title: 'Who runs the site',
    about: 'What visitors read about the people who run the site.',
  },
  SAFEGUARDING_EMAIL: {
    title: 'The chat and the comments',
    about: 'Who is told of signs of harm, who sees a new comment, and what the chat answers with.',
  },
  DEMO: {
    title: 'Trial, monitoring and shutdown',
    about: 'The demo families, what can be read of a running server, and how it stops.',
  },
} satisfies Partial<Record<keyof typeof settingNotes, SettingGroup>>;

/** The title of the group that begins with a setting and the head of its table; nothing within a group. */
function groupHead(firstName: string): string[] {
  const group = groups[firstName];
  if (!group) return [];
  const head = ['| name | what it is | when it is not set |', '|---|---|---|'];
  return ['', `## ${group.title}`, '', group.about, '', ...head];
}

function row(name: string, { what, unset, needed }: SettingNote): string {
  return `| \`${name}\`${needed ? ' \\*' : ''} | ${what} | ${unset} |`;
}

/** All settings as Markdown, a table for each group. */
function tables(): string {
  const lines = Object.entries(settingNotes).flatMap(([name, note]) => [
    ...groupHead(name),
    row(name, note),
  ]);
  return [...lines, ''].join('\n');
}

/**
 * Puts the tables of settings between the two marks of a page.
 *
 * @throws where a mark is missing
 */
export function withSettings(page: string): string {
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) {
    throw new Error(`The page has no place for the settings: it needs ${begin} and ${end}`);
  }
  return `${before}${begin}\n${tables()}\n${end}${after}`;
}
