import { doPuzzleJob, type PuzzleJob } from './puzzle-jobs.ts';

// A class of thirty takes a second: the page stays free meanwhile.
addEventListener('message', ({ data }: MessageEvent<PuzzleJob>) => {
  postMessage(doPuzzleJob(data));
});
