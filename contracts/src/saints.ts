import { z } from '@hono/zod-openapi';
import { languages } from '@pius/domain/language.ts';
import { reader } from './readings.ts';
import { defineRoute, everybody, json, langQuery, listOf, ordinaryLimit } from './route.ts';

/**
 * A day as it stands in an address; whether the calendar has it is the handler's to say, in the fixed words.
 * @see docs/requirements.md#r-saint-of-the-day
 */
export const dateParams = z.strictObject({ date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/) });

/**
 * The saint of one date, with its trust line.
 * @see docs/requirements.md#r-saint-of-the-day
 * @see docs/requirements.md#r-trust-line
 */
export const saint = z.strictObject({
  date: z.string(),
  language: z.enum(languages),
  id: z.string(),
  name: z.string(),
  feastDay: z.string(),
  /** A year, or words such as "about 422"; null where nothing is known, and for angels and feasts. */
  born: z.string().nullable(),
  died: z.string().nullable(),
  bio: z.string(),
  virtues: z.string(),
  heroism: z.string(),
  contributions: z.string(),
  source: z.string(),
  /** Who of the Church has read it, and when; null for nobody yet. */
  reader: reader.nullable(),
  /** The saint's drawing, and what it shows. */
  picture: z.strictObject({ id: z.string(), alt: z.string() }),
});

/**
 * The saint of a date. Today's is everybody's, for the cards; any other date is a child's. It is today as long as it is
 * somewhere on Earth, for nobody asks a visitor where he is.
 * @see docs/requirements.md#r-todays-saint
 */
export const readSaint = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/saints/{date}',
    request: { params: dateParams, query: langQuery },
    responses: { 200: json(saint, 'The saint of the date') },
  },
  { who: everybody, limit: ordinaryLimit },
);

/** The saints of one month by name, of every year: February has its 29th. */
export const listSaints = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/saints',
    request: {
      query: langQuery.extend({ month: z.string().regex(/^(0?[1-9]|1[0-2])$/) }),
    },
    responses: {
      200: json(
        listOf(
          z.strictObject({ day: z.int(), id: z.string(), name: z.string(), picture: z.string() }),
        ),
        'The names of the month and their drawings, day by day',
      ),
    },
  },
  { who: ['child'], limit: ordinaryLimit },
);

export type SaintView = z.infer<typeof saint>;

export const routes = [readSaint, listSaints] as const;
