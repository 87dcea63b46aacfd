import type { DocumentReading } from '@pius/contracts/blog-import.ts';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { ImportChoices, Outcomes } from './import-choices.ts';

/** A document that was read, with what was chosen of it. */
export interface KeptDocument {
  name: string;
  reading: DocumentReading;
}

interface Schema extends DBSchema {
  documents: { key: string; value: KeptDocument };
  progress: { key: string; value: { choices: ImportChoices; outcomes: Outcomes } };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('imports', 1, {
    upgrade(created) {
      created.createObjectStore('documents');
      created.createObjectStore('progress');
    },
  });
  return opened;
}

/** Keeps the document that an admin has open, in place of the one before. Where nothing can be kept, a reload begins anew. */
export async function keepDocument(userId: string, document: KeptDocument): Promise<void> {
  try {
    const kept = await database();
    await kept.delete('progress', userId);
    await kept.put('documents', document, userId);
  } catch {
    // the page goes on without
  }
}

/** Keeps what was chosen of it and what has come in. */
export async function keepProgress(
  userId: string,
  progress: Schema['progress']['value'],
): Promise<void> {
  try {
    await (await database()).put('progress', progress, userId);
  } catch {
    // the page goes on without
  }
}

/** What an admin had open on this device; null where nothing is kept. */
export async function readKept(
  userId: string,
): Promise<{ document: KeptDocument; progress: Schema['progress']['value'] | null } | null> {
  try {
    const kept = await database();
    const document = await kept.get('documents', userId);
    return document ? { document, progress: (await kept.get('progress', userId)) ?? null } : null;
  } catch {
    return null;
  }
}

/** Forgets what an admin had open. */
export async function forgetKept(userId: string): Promise<void> {
  try {
    const kept = await database();
    await Promise.all([kept.delete('documents', userId), kept.delete('progress', userId)]);
  } catch {
    // nothing was kept
  }
}
