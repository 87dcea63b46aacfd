import { settingNotes } from '../../server/src/setting-notes.ts';

const begin = '<!-- settings: made by scripts/settings-table.ts of server/src/setting-notes.ts -->';
const end = '<!-- end of settings -->';

/** The table of all settings, as Markdown. */
function table(): string {
  const rows = Object.entries(settingNotes).map(
    ([name, { what, unset, needed }]) =>
      `| \`${name}\`${needed ? ' \\*' : ''} | ${what} | ${unset} |`,
  );
  return ['| name | what it is | when it is not set |', '|---|---|---|', ...rows].join('\n');
}

/** A page with the table put again between its two marks. Throws where a mark is missing. */
export function withSettings(page: string): string {
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) {
    throw new Error(
      `The page has no place for the table, which stands between ${begin} and ${end}`,
    );
  }
  return `${before}${begin}\n${table()}\n${end}${after}`;
}
