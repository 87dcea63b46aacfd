import { trackedEvents } from '@pius/domain/tracking/events.ts';
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { user } from './account.ts';
import { instant } from './columns.ts';

/** An event as Meta takes it: the person it is about is told by hashes alone. */
export interface MetaEvent {
  event_name: string;
  event_id: string;
  event_time: number;
  event_source_url: string;
  action_source: 'website';
  user_data: Record<string, string | string[]>;
  custom_data: Record<string, string | number>;
}

/**
 * Conversion events on their way to Meta. Each stands here once by its name and `event_id`; what it
 * says is gone as soon as it was taken or given up, and is never kept where Meta is not configured.
 */
export const conversionEvents = pgTable(
  'conversion_events',
  {
    name: text('name', { enum: trackedEvents }).notNull(),
    eventId: text('event_id').notNull(),
    /** Who was signed in; null is a visitor. */
    userId: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['waiting', 'sent', 'given up', 'not configured'] }).notNull(),
    payload: jsonb('payload').$type<MetaEvent>(),
    happenedAt: instant('happened_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.eventId] }),
    index('conversion_events_user_id').on(table.userId),
    index('conversion_events_happened_at').on(table.happenedAt),
  ],
);
