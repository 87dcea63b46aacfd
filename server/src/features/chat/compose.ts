import type { AnswerDone } from '@pius/contracts/chat.ts';
import { checkAnswer } from '@pius/domain/chat/check-answer.ts';
import type { Language } from '@pius/domain/language.ts';
import type { AppContext } from '../../app-context.ts';
import type { TaughtEntry } from '../course/catechism-entries.ts';
import { findEntries } from '../course/search-catechism.ts';

/** An answer as it is kept and streamed. */
export interface Answer extends Omit<AnswerDone, 'help'> {
  text: string;
}

/** So many entries a model is given, and a page shows of them. */
const mostEntries = 3;

/** An answer of fixed words. */
export function fixedAnswer(source: AnswerDone['source'], paragraphs: readonly string[]): Answer {
  return { source, text: paragraphs.join('\n\n'), citations: [] };
}

/**
 * Answers a question that the gate has let pass: from the entries found, worded by the model where
 * there is one and what it says passes the check, else in the entries' own simple words; or that
 * nothing was found.
 * @see docs/requirements.md#r-chat-without-model
 */
export async function composeAnswer(
  ctx: AppContext,
  question: string,
  language: Language,
  signal: AbortSignal,
): Promise<Answer> {
  const { chat } = ctx.content;
  const rows = await findEntries(ctx, question, language, mostEntries);
  if (!rows.answers) return fixedAnswer('not-found', [chat.words[language].notFound]);
  const said = await ctx.chatModel?.answer({ question, language, entries: rows.entries }, signal);
  if (said) {
    const checked = checkAnswer(said, rows.entries, language, chat.gates[language].banned);
    if (checked.fit) {
      const cited = checked.cited.flatMap((number) => rows.entries[number - 1] ?? []);
      return { source: 'model', text: checked.text, citations: cited.map(citationOf) };
    }
  }
  return inOwnWords(rows.entries.slice(0, rows.near));
}

/**
 * What entries answer, and then say in simple words, which do not always answer by themselves; each
 * with its mark.
 */
function inOwnWords(entries: readonly TaughtEntry[]): Answer {
  return {
    source: 'catechism',
    text: entries
      .flatMap(({ answer, simply }, index) =>
        [answer, simply].map((said) => `${said} [${index + 1}]`),
      )
      .join('\n\n'),
    citations: entries.map(citationOf),
  };
}

function citationOf({ id, question, lesson }: TaughtEntry) {
  return { id, question, lesson };
}
