import { judge, type Verdict } from '@pius/domain/chat/gate.ts';
import { longestQuestion } from '@pius/domain/chat/limits.ts';
import { withoutPersonalData } from '@pius/domain/chat/personal-data.ts';
import { safetyAnswer } from '@pius/domain/chat/safety-answer.ts';
import { spokenLanguage } from '@pius/domain/chat/spoken-language.ts';
import type { Language } from '@pius/domain/language.ts';
import { localDay } from '@pius/domain/progress/local-day.ts';
import type { AppContext } from '../../app-context.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { KnownAccount } from '../../platform/sign-in/account-of-user.ts';
import { type Answer, composeAnswer, fixedAnswer } from './compose.ts';
import { recordDisclosure } from './disclosures.ts';
import { familyNames, limitOf, whyClosed } from './policy.ts';
import { countQuestion, countQuestions, saveExchange } from './store.ts';

/** So many letters are listened to for a sign of harm: ten times the longest question. */
const mostChecked = 2000;

/** What somebody asks, and when. */
export interface Ask {
  account: KnownAccount;
  question: string;
  language: Language;
  now: Date;
  /** Tells that nobody waits for the answer any more. */
  signal: AbortSignal;
}

/**
 * An answer with what the page needs beside it: its id where it is kept, how many questions are
 * left of the day, and whether it is to say where help is.
 */
export interface Answered extends Answer {
  id: string | null;
  left: number;
  help: boolean;
}

/**
 * Answers a question. The order is the rule: is the chat open; the gate, a sign of harm before all
 * else and whatever the length and the day's limit; the limit; personal data out; search, model,
 * check; the transcript. Throws 403 where it is closed, 400 for a question that is empty or too
 * long, 429 past the day's questions.
 * @see docs/requirements.md#r-chat
 */
export async function answerQuestion(ctx: AppContext, ask: Ask): Promise<Answered> {
  const { account, now } = ask;
  const [closed, names] = await Promise.all([whyClosed(ctx, account), familyNames(ctx, account)]);
  if (closed) throw new AppError(closed === 'not-set-up' ? 'chat_not_set_up' : 'chat_off');
  const whole = ask.question.normalize('NFC').replace(/\s+/g, ' ').trim();
  const question = [...whole].slice(0, mostChecked).join('');
  if (question === '')
    throw new AppError('question_empty', { fields: { question: 'question_empty' } });
  const language = spokenLanguage(question, ask.language);
  const { gates, personal } = ctx.content.chat;
  const clean = withoutPersonalData(question, language, personal, names);
  const verdict = judge(gates, question, language);
  const inIt = { ...ask, language };
  const day = localDay(now, account.timeZone);
  if (verdict.kind === 'distress') {
    ctx.metrics.chatAnswered('safety');
    await recordDisclosure(ctx, account, { kind: verdict.sign, text: clean, language }, now);
    const left = limitOf(account) - (await countQuestions(ctx.db, account.id, day));
    return {
      ...answerInDistress(ctx, inIt, verdict.sign),
      id: null,
      left: Math.max(0, left),
      help: false,
    };
  }
  if ([...question].length > longestQuestion) {
    throw new AppError('question_too_long', { fields: { question: 'question_too_long' } });
  }
  const limit = limitOf(account);
  const used = await countQuestion(ctx.db, { account, day, limit });
  if (used === null) {
    const code = account.role === 'child' ? 'chat_limit_child' : 'chat_limit_parent';
    throw new AppError(code, { retryAfter: 60 * 60 });
  }
  const answer = await answerOf(ctx, inIt, clean, verdict);
  // A model takes seconds, in which the parent may have switched the chat off: then nothing is kept or told.
  if (ctx.chatModel && (await whyClosed(ctx, account))) throw new AppError('chat_off');
  const { source, citations, text } = answer;
  ctx.metrics.chatAnswered(source);
  const saved = { question: clean, answer: text, language, source, citations };
  const id = await saveExchange(ctx.db, account.id, saved, now);
  const understood = source === 'catechism' || source === 'model';
  const help = !understood || gates[language].near(question);
  return { ...answer, id, left: limit - used, help };
}

async function answerOf(
  ctx: AppContext,
  { language, signal }: Ask,
  clean: string,
  verdict: Exclude<Verdict, { kind: 'distress' }>,
): Promise<Answer> {
  const words = ctx.content.chat.words[language];
  if (verdict.kind === 'redirect') return fixedAnswer('redirect', [words.redirect[verdict.reason]]);
  return composeAnswer(ctx, clean, language, signal);
}

function answerInDistress(
  { content: { chat } }: AppContext,
  { account, language }: Ask,
  sign: Extract<Verdict, { kind: 'distress' }>['sign'],
): Answer {
  const { timeZone, role } = account;
  const paragraphs = safetyAnswer(sign, {
    language,
    words: chat.words[language],
    helplines: chat.helplines,
    timeZone,
    grownUp: role !== 'child',
  });
  return fixedAnswer('safety', paragraphs);
}
