import { formatPeriod, retention } from '@pius/domain/retention.ts';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { dataMap, type TableName } from './data-map.ts';
import { type Purpose, purposes } from './data-purposes.ts';
import { schema } from './schema.ts';
import type { Owner, TableRule } from './table-rule.ts';

const opening = `# What is kept, and what becomes of it

Made by \`node scripts/data-page.ts\` from the schema (\`server/src/db/schema.ts\`), the data map that export and deletion obey (\`data-map.ts\`), the purposes (\`data-purposes.ts\`) and the periods that the jobs obey (\`domain/src/retention.ts\`). Change those, never this page: \`npm test\` fails while it tells something else.

What goes "with the account" is deleted ${retention['deleted-family'].days} days after its parent asked for it at the latest, and at once where a parent deletes one child. A row that "stays" is kept without whoever it was about.
`;

const endings: Record<Exclude<Purpose['saved'], keyof typeof retention>, string> = {
  account: 'as long as the account',
  accounts: 'as long as the law on accounts asks',
  always: 'until the operator removes it',
  window: 'until its window has passed, a day at most',
};

const rulesOfColumns: Record<string, [inExport: string, inDeletion: string]> = {
  'erase export': ['yes', 'gone'],
  'erase withhold': ['no: withheld', 'gone'],
  'detach keep': ['yes', 'stays'],
  'detach cut': ['yes', 'emptied'],
  'detach withhold': ['no: withheld', 'stays'],
  'keep impersonal': ['no: about nobody', 'stays'],
};

const deletions: Record<TableRule['deletion'], string> = {
  erase: 'the row goes with the account',
  detach: 'the row stays, without whoever it was about',
  keep: 'the row stays',
};

/**
 * The page of `docs/security/data.md`: every column of every table, whose it is, why, and what
 * becomes of it.
 * @see docs/requirements.md#r-data-map
 */
export function dataPage(): string {
  const names = (Object.keys(schema) as TableName[]).sort((one, other) =>
    getTableName(schema[one]).localeCompare(getTableName(schema[other]), 'en'),
  );
  return [opening, ...names.map(sectionOf)].join('\n');
}

function sectionOf(name: TableName): string {
  const rule: TableRule = dataMap[name];
  const purpose = purposes[name];
  const columns = Object.entries(getTableColumns(schema[name])).map(([key, column]) => {
    const about = rule.columns[key] ?? '';
    const [inExport, inDeletion] = rulesOfColumns[`${rule.deletion} ${about}`] ?? ['?', '?'];
    return `| ${column.name} | ${inExport} | ${inDeletion} |`;
  });
  return [
    `## ${getTableName(schema[name])}`,
    '',
    `- Whose: ${purpose.whose}${rule.deletion === 'keep' ? '' : `, found by ${describeOwner(rule.owner)}`}`,
    `- Why: ${purpose.why}`,
    `- Kept: ${storedFor(purpose, rule)}`,
    `- When the account is deleted: ${deletions[rule.deletion]}`,
    ...(rule.deletion === 'keep' ? [`- Why it stays: ${rule.why}`] : []),
    '',
    '| column | in the export | in a deletion |',
    '| --- | --- | --- |',
    ...columns,
    '',
  ].join('\n');
}

function describePeriod(kind: keyof typeof retention): string {
  return `${formatPeriod(kind, 'en')} at most (${retention[kind].covers})`;
}

function storedFor({ saved, left }: Purpose, { deletion }: TableRule): string {
  if (!isPeriod(saved)) return endings[saved];
  const most = describePeriod(saved);
  if (left) return `${most}; after the account ${describePeriod(left)}`;
  return deletion === 'erase' ? `${most}, and never longer than the account` : most;
}

function isPeriod(saved: Purpose['saved']): saved is keyof typeof retention {
  return Object.hasOwn(retention, saved);
}

function describeOwner(owner: Owner): string {
  if (owner.by === 'order') return `its order (${owner.column})`;
  if (owner.by === 'e-mail') return `its e-mail (${owner.column})`;
  const members = `a member of the family (${owner.columns.join(', ')})`;
  return owner.orEmail ? `${members}, or else its e-mail (${owner.orEmail})` : members;
}
