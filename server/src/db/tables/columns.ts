import { languages } from '@pius/domain/language.ts';
import { customType, text, timestamp } from 'drizzle-orm/pg-core';

/** A moment, kept in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** One of the three languages. */
export const language = () => text('language', { enum: languages });

/** The words of a text as the full-text search keeps them. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
