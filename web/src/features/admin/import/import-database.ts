import type { DocumentReading } from '@pius/contracts/blog-import.ts';
import type { DBSchema } from 'idb';
import { deviceDatabase } from '@/ui/device/device-database.ts';
import type { ImportChoices, Outcomes } from './import-choices.ts';

/** A document that was read, with what was chosen of it. */
export interface KeptDocument {
  name: string;
  reading: DocumentReading;
}

interface KeptProgress {
  choices: ImportChoices;
  outcomes: Outcomes;
}

interface Stores extends DBSchema {
  'import-documents': { key: string; value: KeptDocument };
  'import-progress': { key: string; value: KeptProgress };
}

const database = () => deviceDatabase<Stores>();

/** Keeps the document that an admin has open, in place of the one before. Where nothing can be kept, a reload begins anew. */
export async function keepDocument(userId: string, document: KeptDocument): Promise<void> {
  try {
    const kept = await database();
    await kept.delete('import-progress', userId);
    await kept.put('import-documents', document, userId);
  } catch {
    // the page goes on without
  }
}

/** Keeps what was chosen of it and what has come in. */
export async function keepProgress(userId: string, progress: KeptProgress): Promise<void> {
  try {
    await (await database()).put('import-progress', progress, userId);
  } catch {
    // the page goes on without
  }
}

/** What an admin had open on this device; null where nothing is kept. */
export async function readKept(
  userId: string,
): Promise<{ document: KeptDocument; progress: KeptProgress | null } | null> {
  try {
    const kept = await database();
    const document = await kept.get('import-documents', userId);
    return document
      ? { document, progress: (await kept.get('import-progress', userId)) ?? null }
      : null;
  } catch {
    return null;
  }
}

/** Forgets what an admin had open. */
export async function forgetKept(userId: string): Promise<void> {
  try {
    const kept = await database();
    await Promise.all([
      kept.delete('import-documents', userId),
      kept.delete('import-progress', userId),
    ]);
  } catch {
    // nothing was kept
  }
}
