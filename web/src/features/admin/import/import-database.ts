import type { DocumentReading } from '@pius/contracts/blog-import.ts';
import type { DBSchema } from 'idb';
import { deviceDatabase } from '@/ui/device/device-database.ts';
import type { ImportChoices, Outcomes } from './import-choices.ts';

/** A document that was read, with what was chosen of it. */
export interface StoredDocument {
  name: string;
  reading: DocumentReading;
}

interface ImportProgress {
  choices: ImportChoices;
  outcomes: Outcomes;
}

interface Stores extends DBSchema {
  'import-documents': { key: string; value: StoredDocument };
  'import-progress': { key: string; value: ImportProgress };
}

const database = () => deviceDatabase<Stores>();

/**
 * Keeps the document that an admin has open, in place of the one before. Where nothing can be kept,
 * a reload begins again.
 */
export async function storeDocument(userId: string, document: StoredDocument): Promise<void> {
  try {
    const saved = await database();
    await saved.delete('import-progress', userId);
    await saved.put('import-documents', document, userId);
  } catch {
    // the page goes on without
  }
}

/** Keeps what was chosen of it and what has come in. */
export async function saveProgress(userId: string, progress: ImportProgress): Promise<void> {
  try {
    await (await database()).put('import-progress', progress, userId);
  } catch {
    // the page goes on without
  }
}

/** What an admin had open on this device; null where nothing is kept. */
export async function readDocument(
  userId: string,
): Promise<{ document: StoredDocument; progress: ImportProgress | null } | null> {
  try {
    const saved = await database();
    const document = await saved.get('import-documents', userId);
    return document
      ? { document, progress: (await saved.get('import-progress', userId)) ?? null }
      : null;
  } catch {
    return null;
  }
}

/** Forgets what an admin had open. */
export async function deleteDocument(userId: string): Promise<void> {
  try {
    const saved = await database();
    await Promise.all([
      saved.delete('import-documents', userId),
      saved.delete('import-progress', userId),
    ]);
  } catch {
    // nothing was kept
  }
}
