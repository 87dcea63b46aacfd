import { z } from '@hono/zod-openapi';
import { type Language, languages } from '@pius/domain/language.ts';
import { body, defineRoute, everybody, json, listOf, ordinaryLimit } from './route.ts';

/** What somebody of the Church can have read: a lesson, or the saint of a date. */
export const readableKinds = ['lesson', 'saint'] as const;

/** Who read a text, and on which day. @see docs/requirements.md#r-trust-line */
export const reader = z.strictObject({ by: z.string(), on: z.string() });

const textId = z.string().regex(/^(?:[1-6]-[1-9]\d?|\d{2}-\d{2})$/);
const text = z.strictObject({ kind: z.enum(readableKinds), id: textId });
const textInLanguage = text.extend({ language: z.enum(languages) });

/** Who has read a text in a language; null where nobody has read it as it stands. */
export const readReader = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/readings/{kind}/{id}',
    request: { params: text, query: z.strictObject({ lang: z.enum(languages) }) },
    responses: { 200: json(z.strictObject({ reader: reader.nullable() }), 'Who read it') },
  },
  { who: everybody, thing: 'reading', limit: ordinaryLimit },
);

const inLanguage = z.strictObject({
  reader: reader.nullable(),
  /** Whether what was recorded here was read in other words than those that stand now. */
  changed: z.boolean(),
  /** Whether the reading is recorded in the content folder, and so not from here. */
  in_file: z.boolean(),
});

const readable = z.strictObject({
  id: z.string(),
  title: z.string(),
  languages: z.strictObject(
    Object.fromEntries(languages.map((language) => [language, inLanguage])) as Record<
      Language,
      typeof inLanguage
    >,
  ),
});

/** Every lesson, or the saints of one month, with who has read each in each language. */
export const listReadings = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/admin/readings',
    request: {
      query: z.strictObject({
        lang: z.enum(languages).optional(),
        kind: z.enum(readableKinds),
        month: z
          .string()
          .regex(/^(?:[1-9]|1[0-2])$/)
          .optional(),
      }),
    },
    responses: {
      200: json(listOf(readable), 'Texts'),
    },
  },
  { who: ['admin'], thing: 'reading', limit: ordinaryLimit },
);

/**
 * Records who has read a text as it stands now, in one language. 404 where it is not written, 400 for a day to come.
 */
export const recordReading = defineRoute(
  {
    method: 'put',
    path: '/rest/v1/admin/readings/{kind}/{id}/{language}',
    request: {
      params: textInLanguage,
      body: body(z.strictObject({ by: z.string().max(200), on: z.iso.date() })),
    },
    responses: { 200: json(inLanguage, 'As it stands') },
  },
  { who: ['admin'], thing: 'reading', limit: ordinaryLimit },
);

/** Takes back what was recorded. */
export const removeReading = defineRoute(
  {
    method: 'delete',
    path: '/rest/v1/admin/readings/{kind}/{id}/{language}',
    request: { params: textInLanguage },
    responses: { 200: json(inLanguage, 'As it stands') },
  },
  { who: ['admin'], thing: 'reading', limit: ordinaryLimit },
);

export const routes = [readReader, listReadings, recordReading, removeReading] as const;
