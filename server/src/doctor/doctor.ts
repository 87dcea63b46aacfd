import { type Env, readEnv, SettingsError } from '../env.ts';
import { checkDatabase } from './database-check.ts';
import { checkFiles } from './files-check.ts';
import { type Finding, well, wrong } from './finding.ts';
import { checkMail } from './mail-check.ts';
import { checkModel } from './model-check.ts';
import { checkAddress, checkPages, checkSafeguarding, checkSecrets } from './site-checks.ts';
import { checkStripe } from './stripe-check.ts';

/**
 * What is looked at: the environment, the project's folder, the built pages, and where a trial
 * e-mail goes.
 */
export interface Visit {
  variables: NodeJS.ProcessEnv;
  root: string;
  clientDir: string;
  sendTo?: string;
}

/**
 * Looks at everything that a site leans on, by the same code that the server uses; changes nothing
 * that stays.
 * @returns A finding for each, in the order in which to mend them.
 */
export async function examine({ variables, root, clientDir, sendTo }: Visit): Promise<Finding[]> {
  let env: Env;
  try {
    env = readEnv(variables, root);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return [wrong('settings', error.message, 'docs/settings.md tells what each of them is')];
  }
  const kind = env.production ? 'of a real site' : 'for trying out (NODE_ENV is not production)';
  const outside = [checkMail(env, sendTo), checkStripe(env), checkModel(env), checkAddress(env)];
  const [database, file, [mail, stripe, model, address]] = await Promise.all([
    checkDatabase(env),
    checkFiles(env),
    Promise.all(outside.map(async (check) => [await check].flat())),
  ]);
  return [
    well('settings', `are ${kind}`),
    ...checkSecrets(env),
    checkPages(clientDir),
    ...database,
    file,
    ...(mail ?? []),
    ...(stripe ?? []),
    ...(model ?? []),
    checkSafeguarding(env),
    ...(address ?? []),
  ];
}
