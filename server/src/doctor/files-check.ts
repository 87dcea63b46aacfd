import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Env } from '../env.ts';
import { createFiles } from '../platform/files/files.ts';
import { reasonOf } from '../platform/log/reason.ts';
import { type Finding, warning, well, wrong } from './finding.ts';

const about = 'files';

/** Whether an uploaded file can be kept, read again and removed, where uploaded files lie. */
export async function checkFiles(env: Env): Promise<Finding> {
  const place = env.s3 ? `the bucket ${env.s3.bucket}` : env.dataDir;
  const before = env.s3 ? null : beforeWriting(env.dataDir);
  if (before) return before;
  try {
    const files = createFiles(env);
    const bytes = randomBytes(64);
    const name = await files.put(bytes);
    const again = await files.read(name);
    await files.remove(name);
    if (!again || !bytes.equals(again)) throw new Error('what was put there came back changed');
    if ((await files.read(name)) !== null) throw new Error('what was removed is still there');
    return well(about, `can be kept in ${place}`);
  } catch (error) {
    const todo = env.s3
      ? 'look at S3_ENDPOINT, S3_BUCKET and S3_REGION, and what the key may do (read, write, list, delete)'
      : 'let the user of the site write there';
    return wrong(about, `cannot be kept in ${place} (${reasonOf(error)})`, todo);
  }
}

/** Nothing is written into a folder that is not there yet, or is another user's: the server could not write beside it. */
function beforeWriting(dataDir: string): Finding | null {
  if (existsSync(dataDir)) {
    const { uid } = statSync(dataDir);
    if (process.getuid?.() === 0 && uid !== 0) {
      const todo = 'run this as the user of the site (docs/running.md)';
      return warning(about, `not tried: ${dataDir} is another user's`, todo);
    }
    return null;
  }
  let parent = dirname(dataDir);
  while (!existsSync(parent)) parent = dirname(parent);
  try {
    accessSync(parent, constants.W_OK);
    return well(about, `${dataDir} is made at the first start`);
  } catch {
    return wrong(about, `${dataDir} cannot be made`, `let this user write in ${parent}`);
  }
}
