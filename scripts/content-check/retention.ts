import { isLanguage, type Language } from '../../domain/src/language.ts';
import { formatPeriod, isRetentionKind, type RetentionKind } from '../../domain/src/retention.ts';
import { retentionMessages } from '../../domain/src/retention-messages.ts';
import {
  type Fault,
  faultAt,
  parseContentFile,
} from '../../server/src/platform/content/content-file.ts';

/** Words of the interface that tell a period by its number. */
const lists: readonly [file: string, key: string, kind: RetentionKind][] = [
  ['family', 'settings.chat.text', 'chat'],
  ['desk', 'blog.delete.sure_one', 'deleted-article'],
  ['desk', 'blog.delete.sure_other', 'deleted-article'],
  ['desk', 'blog.deleted', 'deleted-article'],
  ['desk', 'comments.text', 'removed-comment'],
  ['disclosures', 'record', 'sign-of-harm-left'],
  ['settings', 'delete.text', 'deleted-family'],
  ['settings', 'delete.dialog.text', 'deleted-family'],
  ['settings', 'goodbye.text', 'deleted-family'],
];

/** A typed number of days or years, in figures or in words; 13 and 18 are ages. */
const typedPeriod =
  /\b((?!1[38]\b)\d+|an?|one|two|seven|thirty|une?|deux|sept|trente|uma?|dois|duas|sete|trinta)\s(days?|years?|jours?|ans?|dias?|anos?)\b/iu;
const namedKind = /\{\{kept:([^}]*)\}\}/g;

/**
 * Checks that what the pages and the interface tell of how long something is kept is what the jobs
 * obey: the privacy page has words for every kind of `domain/src/retention.ts`, its table and no
 * number typed by hand; every `{{kept:...}}` names a kind; the interface tells the same number.
 *
 * @param pages the text of each file of `content/pages` by its name
 * @param ui the text of each file of the interface by its path from `content/`
 */
export function checkRetention(
  pages: ReadonlyMap<string, string>,
  ui: ReadonlyMap<string, string>,
): Fault[] {
  const ofPages = [...pages].flatMap(([name, text]) => {
    const file = `content/pages/${name}`;
    const faults = unknownKinds(file, text);
    return name.startsWith('privacy.') ? [...faults, ...checkPrivacy(file, text)] : faults;
  });
  return [...ofPages, ...[...ui].flatMap(([path, text]) => checkWords(path, text))];
}

function fault(file: string, line: number, field: string, message: string): Fault {
  return { file, line, field, message };
}

function unknownKinds(file: string, text: string): Fault[] {
  return text
    .split('\n')
    .flatMap((line, at) =>
      [...line.matchAll(namedKind)]
        .filter(([, kind = '']) => !isRetentionKind(kind))
        .map(([named]) =>
          fault(file, at + 1, '', `${named} is no kind of domain/src/retention.ts`),
        ),
    );
}

function checkPrivacy(file: string, text: string): Fault[] {
  const head = parseContentFile(file, /^---\n[\s\S]*?\n(?=---\n)/.exec(text)?.[0] ?? '');
  const { retention } = (head.data ?? {}) as { retention?: unknown };
  const words = retentionMessages.safeParse(retention ?? {});
  const unsaid = (words.error?.issues ?? []).map(({ path, message }) =>
    faultAt(head, ['retention', ...path.map(String)], message),
  );
  const table = text.includes('\n\n{{retention}}\n\n')
    ? []
    : [fault(file, 1, '', 'has no table - put {{retention}} on a line of its own')];
  const typed = text.split('\n').flatMap((line, at) => {
    const [result] = typedPeriod.exec(line) ?? [];
    const message = `“${result}” - write {{kept:...}} with a kind of domain/src/retention.ts`;
    return result ? [fault(file, at + 1, '', message)] : [];
  });
  return [...head.faults, ...unsaid, ...table, ...typed];
}

function checkWords(path: string, text: string): Fault[] {
  const [, language, name] = /^ui\/([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
  if (!isLanguage(language)) return [];
  const words = JSON.parse(text) as Record<string, string>;
  return lists.flatMap(([file, key, kind]) => {
    if (file !== name || promises(words[key] ?? '', kind, language)) return [];
    const message = `does not tell “${formatPeriod(kind, language)}” (domain/src/retention.ts)`;
    return [fault(`content/${path}`, 1, key, message)];
  });
}

const plain = (words: string) => words.replace(/\s/gu, ' ');

function promises(words: string, kind: RetentionKind, language: Language): boolean {
  return plain(words).includes(plain(formatPeriod(kind, language)));
}
