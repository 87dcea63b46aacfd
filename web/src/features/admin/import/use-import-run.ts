import type { DocumentReading } from '@pius/contracts/blog-import.ts';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/ui/api/api-error.ts';
import { call } from '@/ui/api/call.ts';
import { useRefreshPosts } from '../blog/use-desk-posts.ts';
import { bodyOf, type ImportChoices, type Outcomes, postsToSend } from './import-choices.ts';
import { saveProgress } from './import-database.ts';

const pause = (seconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, seconds * 1000);
  });

/**
 * Sends the chosen posts one after the other. What came in is kept on this device after each, and
 * the server takes none twice: a reload, or a network that goes, only interrupts.
 */
export function useImportRun(userId: string, reading: DocumentReading, first: Outcomes) {
  const [outcomes, setOutcomes] = useState(first);
  const [running, setRunning] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const stopped = useRef(false);
  const refresh = useRefreshPosts();
  // Leaving the page stops it.
  useEffect(() => {
    stopped.current = false;
    return () => {
      stopped.current = true;
    };
  }, []);

  async function start(choices: ImportChoices) {
    if (running) return;
    stopped.current = false;
    setRunning(true);
    setFault(null);
    let done = outcomes;
    for (const post of postsToSend(reading, choices, done)) {
      if (stopped.current) break;
      const outcome = await sendOne(bodyOf(post, choices));
      if (outcome instanceof ApiError) {
        setFault(outcome.code);
        break;
      }
      done = { ...done, [post.key]: outcome };
      setOutcomes(done);
      await saveProgress(userId, { choices, outcomes: done });
    }
    setRunning(false);
    refresh();
  }

  return {
    ...{ outcomes, running, fault, start },
    stop: () => {
      stopped.current = true;
    },
  };
}

/**
 * Sends one post.
 * @returns What became of it; the error where it is not about the post.
 */
async function sendOne(body: ReturnType<typeof bodyOf>): Promise<Outcomes[string] | ApiError> {
  for (;;) {
    try {
      return (await call('POST /rest/v1/admin/blog/imports', { body })).outcome;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 429) await pause(error.retryAfter ?? 5);
      else return error.status === 400 || error.status === 413 ? 'failed' : error;
    }
  }
}
