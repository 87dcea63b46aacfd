import { z } from '@hono/zod-openapi';
import { disclosureKinds, writers } from '@pius/domain/chat/disclosure.ts';
import { languages } from '@pius/domain/language.ts';
import { body, defineRoute, json, ordinaryLimit, pageOf, pageQuery } from './route.ts';

const disclosure = z.strictObject({
  id: z.string(),
  said_at: z.string(),
  language: z.enum(languages),
  kind: z.enum(disclosureKinds),
  /** What was written, personal data taken out. */
  text: z.string(),
  /** Who wrote it; of a child also whose child it is. */
  from: z.enum(writers),
  name: z.string(),
  age: z.int().nullable(),
  family_email: z.string(),
  handled_at: z.string().nullable(),
  /** When it goes by itself, of an account that is deleted. */
  gone_at: z.string().nullable(),
});

/**
 * The signs of harm that children wrote, newest first, fifty at a time: for admins with a second factor, never those of
 * one's own family.
 * @see docs/requirements.md#r-signs-of-harm
 */
export const listDisclosures = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/admin/disclosures',
    request: { query: pageQuery },
    responses: {
      200: json(pageOf(disclosure), 'Signs of harm'),
    },
  },
  { who: ['admin'], thing: 'disclosure', limit: ordinaryLimit },
);

/** One has been dealt with, or not yet; one of the admin's own family is 404. */
export const handleDisclosure = defineRoute(
  {
    method: 'patch',
    path: '/rest/v1/admin/disclosures/{id}',
    request: {
      params: z.strictObject({ id: z.string().min(1).max(64) }),
      body: body(z.strictObject({ handled: z.boolean() })),
    },
    responses: { 200: json(z.strictObject({ handled_at: z.string().nullable() }), 'As it stands') },
  },
  { who: ['admin'], thing: 'disclosure-handling', limit: ordinaryLimit },
);

export const routes = [listDisclosures, handleDisclosure] as const;
