import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/ui/api/api-error.ts';
import { upload } from '@/ui/api/upload.ts';

/** A file on its way to the server. */
export interface Upload<Answer> {
  /** From 0 to 1 while it goes out and is worked on; null when nothing is under way. */
  progress: number | null;
  /** The code of what was wrong with the last one; null where nothing was. */
  fault: string | null;
  /** Sends a file; one that is under way is given up. */
  send: (path: string, file: File) => Promise<Answer | null>;
}

/** Sends files one at a time, with their progress and what is wrong in codes. Leaving the page gives up. */
export function useUpload<Answer>(): Upload<Answer> {
  const [progress, setProgress] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const underWay = useRef<AbortController>(null);
  useEffect(() => () => underWay.current?.abort(), []);
  return {
    progress,
    fault,
    async send(path, file) {
      underWay.current?.abort();
      const control = new AbortController();
      underWay.current = control;
      const isNow = () => underWay.current === control;
      setFault(null);
      setProgress(0);
      try {
        const onProgress = (share: number) => isNow() && setProgress(share);
        return (await upload(path, file, { onProgress, signal: control.signal })) as Answer;
      } catch (error) {
        if (isNow()) setFault(error instanceof ApiError ? error.code : 'internal');
        return null;
      } finally {
        if (isNow()) setProgress(null);
      }
    },
  };
}
