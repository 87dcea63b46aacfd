import type { DocumentReading } from '@pius/contracts/blog-import.ts';
import type { PostOfDocument } from './make-post.ts';

/** What a document holds, before it is known which of it is here already. */
export type ReadResult = Omit<DocumentReading, 'posts'> & { posts: PostOfDocument[] };
