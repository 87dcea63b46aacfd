import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  askSaint,
  type ChatMessage,
  type ChatState,
  listChatMessages,
  readChat,
} from '@pius/contracts/chat.ts';
import { handleDisclosure, listDisclosures as listContract } from '@pius/contracts/disclosures.ts';
import { listQuestionBox, markQuestion, saveQuestion } from '@pius/contracts/question-box.ts';
import { longestQuestion } from '@pius/domain/chat/limits.ts';
import { contactsToCall } from '@pius/domain/chat/safety-answer.ts';
import { languages } from '@pius/domain/language.ts';
import { localDay } from '@pius/domain/progress/local-day.ts';
import { retention, storedSince } from '@pius/domain/retention.ts';
import type { AppContext } from '../../app-context.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { mount } from '../../platform/http/mount.ts';
import { answerQuestion } from './ask.ts';
import { listDisclosures, markHandled } from './disclosures.ts';
import { chatterOf, limitOf, readablePerson, whyClosed } from './policy.ts';
import { markTalked, questionBoxOf, saveForParent } from './question-box.ts';
import { countQuestions, listExchanges } from './store.ts';
import { streamAnswer } from './stream-answer.ts';

const pageSize = 50;

/**
 * The chat: questions, conversations, the question box, and the signs of harm for the safeguarding
 * contact.
 */
export function register(app: OpenAPIHono, ctx: AppContext): void {
  mount(app, ctx, askSaint, async ({ body, caller, now, c }) => {
    const account = chatterOf(caller);
    const ask = { account, ...body, now, signal: c.req.raw.signal };
    return streamAnswer(c, await failingKindly(ctx, () => answerQuestion(ctx, ask)));
  });
  mount(app, ctx, readChat, async ({ caller, now }) => {
    const account = chatterOf(caller);
    const day = localDay(now, account.timeZone);
    const [reason, used] = await Promise.all([
      whyClosed(ctx, account),
      countQuestions(ctx.db, account.id, day),
    ]);
    const limit = limitOf(account);
    return {
      open: reason === null,
      reason,
      limit,
      left: Math.max(0, limit - used),
      model: ctx.chatModel !== null,
      kept_days: retention.chat.days,
      longest_question: longestQuestion,
      help: callsOf(ctx, account.timeZone),
    };
  });
  mount(app, ctx, listChatMessages, async ({ query, caller, now }) => {
    const person = await readablePerson(ctx, caller, query.user_id);
    const rows = await listExchanges(ctx.db, person.id, {
      after: query.after,
      since: storedSince('chat', now),
      most: pageSize,
    });
    if (!rows) throw new AppError('not_found');
    const shown = rows.slice(0, pageSize);
    return {
      items: shown.map((row) => ({
        id: row.id,
        asked_at: row.askedAt.toISOString(),
        language: row.language,
        question: row.question,
        answer: row.answer,
        source: row.source,
        citations: row.citations as ChatMessage['citations'],
        boxed: row.boxedAt !== null,
      })),
      next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
      time_zone: person.timeZone,
    };
  });
  questionBoxRoutes(app, ctx);
  mount(app, ctx, listContract, ({ query, caller, now }) =>
    listDisclosures(ctx, chatterOf(caller).id, query.after, now),
  );
  mount(app, ctx, handleDisclosure, ({ params, body, caller, now }) =>
    markHandled(ctx, chatterOf(caller).id, { id: params.id, handled: body.handled }, now),
  );
}

/**
 * Whom somebody in need can call, in each language: told to anyone who asks for help, also where
 * the chat is off.
 */
function callsOf({ content: { chat } }: AppContext, timeZone: string): ChatState['help'] {
  const { helplines } = chat;
  const calls = languages.map((language) => {
    const words = chat.words[language];
    return [language, contactsToCall('unclear', { language, words, helplines, timeZone })] as const;
  });
  return Object.fromEntries(calls) as ChatState['help'];
}

function questionBoxRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount(app, ctx, saveQuestion, async ({ body, caller, now }) => {
    await saveForParent(ctx, chatterOf(caller).id, body.id, now);
    return { kept: true as const };
  });
  mount(app, ctx, listQuestionBox, async ({ caller, language, now }) => ({
    items: await questionBoxOf(ctx, chatterOf(caller).id, language, now),
    next: null,
  }));
  mount(app, ctx, markQuestion, ({ params, body, caller, now }) =>
    markTalked(ctx, chatterOf(caller).id, params.id, body.done ? now : null),
  );
}

/**
 * Where our own server fails, the chat says so in the fixed words.
 * @see docs/requirements.md#r-chat
 */
async function failingKindly<T>(ctx: AppContext, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    ctx.log.error({ err: error }, 'the chat failed');
    throw new AppError('chat_failed');
  }
}
