import type { Language } from '@pius/domain/language.ts';
import { formatPeriod, isRetentionKind, retentionKinds } from '@pius/domain/retention.ts';
import { retentionMessages } from '@pius/domain/retention-messages.ts';

const placeholder = /\{\{kept:([\w-]+)\}\}/g;

/**
 * Puts the periods of `domain/src/retention.ts` into a page: `{{kept:chat}}` becomes "30 days".
 * Throws where a page names a kind that there is not.
 */
export function fillPeriods(source: string, language: Language): string {
  return source.replace(placeholder, (_, kind: string) => {
    if (!isRetentionKind(kind))
      throw new Error(`{{kept:${kind}}} is no kind of domain/src/retention.ts`);
    return formatPeriod(kind, language);
  });
}

/**
 * The table of the privacy page in Markdown, a line for each kind that the jobs obey. Input: what
 * stands at the head of the page.
 * @throws Where a kind has no words, or words have no kind.
 */
export function retentionTable(words: unknown, language: Language): string {
  const { columns, kinds } = retentionMessages.parse(words);
  const rows = retentionKinds.map((kind) => `| ${kinds[kind]} | ${formatPeriod(kind, language)} |`);
  return [`| ${columns.what} | ${columns.longest} |`, '| --- | --- |', ...rows].join('\n');
}
