import { z } from 'zod';
import { languages } from '../language.ts';
import { disclosureKinds } from './disclosure.ts';
import { redirectReasons } from './gate.ts';

const words = z.string().trim().min(1);
const of = <Name extends string, S extends z.ZodType>(names: readonly Name[], schema: S) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, S>);

/** `content/chat/<lang>/words.yaml`: the fixed words, of which none is made by a program. */
export const chatWordsSchema = z.strictObject({
  safety: of(disclosureKinds, z.array(words).min(1)),
  tell: words,
  lines: words,
  emergency: words,
  noCountry: words,
  close: words,
  closeGrownUp: words,
  redirect: of(redirectReasons, words),
  notFound: words,
});

export type ChatWords = z.infer<typeof chatWordsSchema>;

/** `content/chat/helplines.yaml`: whom a child can call, by country, each number with its source and the day it was looked up. */
export const helplinesSchema = z.strictObject({
  countries: z.record(
    z.string().regex(/^[A-Z]{2}$/),
    z.strictObject({
      zones: z.array(words).min(1),
      emergency: words,
      lines: z.array(
        z.strictObject({
          number: words,
          name: of(languages, words),
          for: z.array(z.enum(disclosureKinds)).min(1),
          source: z.url(),
          on: z.iso.date(),
        }),
      ),
    }),
  ),
});

export type Helplines = z.infer<typeof helplinesSchema>;
