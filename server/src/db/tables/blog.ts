import { commentReportReasons, commentStates } from '@pius/domain/blog/comment.ts';
import { coverArts } from '@pius/domain/blog/cover-art.ts';
import { blogCategories } from '@pius/domain/blog/post.ts';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { user } from './account.ts';
import { instant, language, tsvector } from './columns.ts';
import { ofUser } from './of-user.ts';

/** What the languages of a post share. */
export const blogPosts = pgTable(
  'blog_posts',
  {
    id: text('id').primaryKey(),
    category: text('category', { enum: blogCategories }).notNull(),
    author: text('author').notNull(),
    featured: boolean('featured').notNull().default(false),
    /**
     * The cover: a piece of our own art by its name, or an uploaded picture by its id; at most one
     * of them.
     */
    coverArt: text('cover_art', { enum: coverArts }),
    coverPicture: text('cover_picture'),
    createdAt: instant('created_at').notNull(),
    /** Since when it lies in the bin; null where it does not. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [uniqueIndex('blog_posts_featured').on(table.featured).where(sql`${table.featured}`)],
);

/** A post in one language. */
export const blogVersions = pgTable(
  'blog_versions',
  {
    postId: text('post_id')
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    language: language().notNull(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    /** Markdown as it was written; what readers get is made from it at each reading. */
    source: text('source').notNull(),
    coverAlt: text('cover_alt').notNull(),
    readMinutes: integer('read_minutes').notNull(),
    /** Null: a draft; to come: scheduled; else published. */
    publishAt: instant('publish_at'),
    /** Counts how often it was saved, so that two who edit do not undo each other's work unseen. */
    revision: integer('revision').notNull().default(1),
    updatedAt: instant('updated_at').notNull(),
    /**
     * What an imported document knows it by, so that the same one brings nothing twice; null where
     * it was written here.
     */
    importKey: text('import_key'),
    /** Its words without accents: A the title, B the summary, C the text. */
    words: tsvector('words').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.language] }),
    uniqueIndex('blog_versions_slug').on(table.language, table.slug),
    uniqueIndex('blog_versions_import').on(table.importKey, table.language),
    index('blog_versions_newest').on(table.language, table.publishAt, table.postId),
    index('blog_versions_words').using('gin', table.words),
  ],
);

/**
 * Which articles of the content folder were put in, and as what text: one that an admin has edited
 * since is left as it is, and one that was deleted does not come back.
 */
export const blogSeeded = pgTable(
  'blog_planted',
  {
    folder: text('folder').notNull(),
    language: language().notNull(),
    postId: text('post_id').notNull(),
    /** A hash of all that the file says. */
    version: text('version').notNull(),
  },
  (table) => [primaryKey({ columns: [table.folder, table.language] })],
);

/**
 * Comments under a post in one language, and replies to them (one level). When the author's account
 * is deleted, name and text go and the place stays, so that the replies of others keep theirs.
 */
export const comments = pgTable(
  'comments',
  {
    id: text('id').primaryKey(),
    postId: text('post_id').notNull(),
    language: language().notNull(),
    /** The comment it replies to; null for one that stands by itself. */
    parentId: text('parent_id').references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    /** The first name it was posted under; null for Anonymous. */
    authorName: text('author_name'),
    /** Null when the author has deleted it. */
    text: text('text'),
    status: text('status', { enum: commentStates }).notNull(),
    /** Why an admin removed it, which its author is told, and when. */
    removedFor: text('removed_for', { enum: commentReportReasons }),
    /** The same in the admin's own words, where there are some. */
    removedWords: text('removed_words'),
    removedAt: instant('removed_at'),
    /** The device's name for it: sent again, it is kept once. */
    key: text('key'),
    createdAt: instant('created_at').notNull(),
    editedAt: instant('edited_at'),
  },
  (table) => [
    foreignKey({
      columns: [table.postId, table.language],
      foreignColumns: [blogVersions.postId, blogVersions.language],
    }).onDelete('cascade'),
    uniqueIndex('comments_key').on(table.userId, table.key),
    index('comments_of_post').on(table.postId, table.language, table.createdAt, table.id),
    index('comments_parent_id').on(table.parentId),
    index('comments_newest').on(table.createdAt, table.id),
    index('comments_waiting').on(table.createdAt).where(sql`${table.status} = 'waiting'`),
  ],
);

/** That a parent found a comment amiss; each reports one once. */
export const commentReports = pgTable(
  'comment_reports',
  {
    commentId: text('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: ofUser('user_id'),
    reason: text('reason', { enum: commentReportReasons }).notNull(),
    note: text('note'),
    createdAt: instant('created_at').notNull(),
    /** When an admin has looked at it. */
    handledAt: instant('handled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.userId] }),
    index('comment_reports_user_id').on(table.userId),
    index('comment_reports_open').on(table.createdAt).where(sql`${table.handledAt} is null`),
  ],
);
