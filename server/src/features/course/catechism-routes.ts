import type { OpenAPIHono } from '@hono/zod-openapi';
import { searchCatechism } from '@pius/contracts/catechism.ts';
import type { AppContext } from '../../app-context.ts';
import { mount } from '../../platform/http/mount.ts';
import { catechismEntriesOf, type TaughtEntry } from './catechism-entries.ts';
import { findEntries } from './search-catechism.ts';

const mostResults = 20;
const pageSize = 50;

/** The catechism, searched or read through. */
export function catechismRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount(app, ctx, searchCatechism, async ({ query, language }) => {
    const typed = query.q?.trim() ?? '';
    if (typed !== '') {
      const { entries } = await findEntries(ctx, typed, language, mostResults);
      return { items: entries.map(present), next: null };
    }
    const all = catechismEntriesOf(ctx.content, language);
    const from = Number(query.after ?? 0);
    const end = from + pageSize;
    return {
      items: all.slice(from, end).map(present),
      next: end < all.length ? String(end) : null,
    };
  });
}

function present({ id, lesson, lessonTitle, question, answer, simply, ref, note }: TaughtEntry) {
  return {
    id,
    lesson,
    lesson_title: lessonTitle,
    question,
    answer,
    simply,
    ref,
    note: note ?? null,
  };
}
