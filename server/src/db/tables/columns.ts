import { languages } from '@pius/domain/language.ts';
import { text, timestamp } from 'drizzle-orm/pg-core';

/** A moment, kept in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** One of the three languages. */
export const language = () => text('language', { enum: languages });
