import { z } from '@hono/zod-openapi';
import { answerSources } from '@pius/domain/chat/answer-source.ts';
import { type Language, languages } from '@pius/domain/language.ts';
import {
  accountId,
  body,
  defineRoute,
  json,
  ordinaryLimit,
  pageOf,
  pageQuery,
  signedIn,
} from './route.ts';

/** An entry of the catechism that an answer rests on; `[1]` in the text means the first of them. */
export const citation = z.strictObject({
  /** The entry's id within its lesson, as on /catechism. */
  id: z.string(),
  question: z.string(),
  lesson: z.string(),
});

/** What the events of an answer carry: `text` some of its words, then `done` once. */
export const answerText = z.strictObject({ text: z.string() });
export const answerDone = z.strictObject({
  source: z.enum(answerSources),
  citations: z.array(citation),
  /** The question was of the asker and somebody beside them, or was not understood: where help is stands below the answer. */
  help: z.boolean(),
});

/** Headers of the streamed answer: by which id it is kept (missing: it is not kept), and how many questions are left today. */
export const answerHeaders = { id: 'chat-answer-id', left: 'chat-questions-left' } as const;

/**
 * Answers a question from the catechism, as server-sent events: `text` (`{ text }`, to be joined as they are; paragraphs
 * are parted by an empty line) and one `done`. A language that is not one of the three, or a question that is empty or
 * longer than 200 letters, is 400; a chat that is switched off 403 `chat_off`; the day's questions used up 429
 * `chat_limit_child` or `chat_limit_parent`.
 */
export const askSaint = defineRoute(
  {
    method: 'post',
    path: '/functions/v1/ask-saint',
    request: {
      body: body(z.strictObject({ question: z.string().max(10_000), language: z.enum(languages) })),
    },
    responses: {
      200: {
        content: { 'text/event-stream': { schema: z.string() } },
        description: 'text …, then one done',
      },
    },
  },
  { who: signedIn, thing: 'chat-message', limit: { per: 'account', count: 20, seconds: 60 } },
);

const perLanguage = <S extends z.ZodType>(schema: S) =>
  Object.fromEntries(languages.map((language) => [language, schema])) as Record<Language, S>;

const chatState = z.strictObject({
  /** Whether the caller may ask now, and why not: the parent has not switched it on, or the operator has named no safeguarding contact. */
  open: z.boolean(),
  reason: z.enum(['switched-off', 'not-set-up']).nullable(),
  /** Questions of a day, and how many of today's are left; days begin at midnight of the family's time zone. */
  limit: z.int(),
  left: z.int(),
  /** Whether a language model may word answers; else they are the catechism's own words. */
  model: z.boolean(),
  /** After how many days conversations are deleted. */
  kept_days: z.int(),
  longest_question: z.int(),
  /** Whom to call who is in need, in each language, for the country of the family's time zone. */
  help: z.strictObject(perLanguage(z.string())),
});

/** How the chat stands for the caller. */
export const readChat = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/chat',
    responses: { 200: json(chatState, 'Open or not, and the questions left') },
  },
  { who: signedIn, thing: 'chat-message', limit: ordinaryLimit },
);

const chatMessage = z.strictObject({
  id: z.string(),
  asked_at: z.string(),
  language: z.enum(languages),
  /** As it was asked, personal data taken out. */
  question: z.string(),
  answer: z.string(),
  source: z.enum(answerSources),
  citations: z.array(citation),
  /** In the parent's question box. */
  boxed: z.boolean(),
});

/**
 * The conversations of the last 30 days, newest first, fifty at a time: a child's own, a grown-up's own, or with
 * `user_id` those of an own child. What was a sign of harm is in nobody's. The answer's `time_zone` tells days apart.
 */
export const listChatMessages = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/chat/messages',
    request: {
      query: pageQuery.extend({
        user_id: accountId.optional(),
      }),
    },
    responses: {
      200: json(
        pageOf(chatMessage).extend({
          time_zone: z.string(),
        }),
        'Questions and answers',
      ),
    },
  },
  { who: signedIn, thing: 'chat-message', limit: ordinaryLimit },
);

export type ChatState = z.infer<typeof chatState>;
export type ChatMessage = z.infer<typeof chatMessage>;
export type Citation = z.infer<typeof citation>;
export type AnswerDone = z.infer<typeof answerDone>;

export const routes = [askSaint, readChat, listChatMessages] as const;
