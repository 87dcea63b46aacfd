import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * What keys and tokens look like that open something real; those of the tests are shorter, or say
 * that they are a test's.
 */
export const secretForms: Record<string, RegExp> = {
  'a live key of Stripe': /\b[rs]k_live_[A-Za-z0-9]{16,}/,
  'a test key of Stripe': /\b[rs]k_test_[A-Za-z0-9]{24,}/,
  'a webhook secret of Stripe': /\bwhsec_[A-Za-z0-9+/=]{24,}/,
  'a key of AWS': /\bAKIA[0-9A-Z]{16}\b/,
  'a token of GitHub': /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_[A-Za-z0-9_]{50,})/,
  'a token of npm': /\bnpm_[A-Za-z0-9]{36}\b/,
  'a key of Google': /\bAIza[0-9A-Za-z_-]{35}\b/,
  'a token of Meta': /\bEAA[A-Za-z0-9]{60,}/,
  'a key of a model': /\bsk-(?:proj-|ant-)?[A-Za-z0-9_-]{32,}/,
  'a token of Slack': /\bxox[abprs]-[A-Za-z0-9-]{20,}/,
  'a private key': /-----BEGIN (?:RSA |EC |OPENSSH |DSA )?PRIVATE KEY-----/,
  'a signed token': /\beyJ[A-Za-z0-9_-]{20,}\.eyJ[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{20,}/,
};

/** What kinds of secrets stand in a line. */
export function secretsIn(line: string): string[] {
  return Object.entries(secretForms).flatMap(([what, form]) => (form.test(line) ? [what] : []));
}

/**
 * Reads every line that was ever added to the project.
 * @returns How many, of how many commits, and where a secret stands.
 */
export async function searchHistory(): Promise<{
  lines: number;
  commits: number;
  faults: string[];
}> {
  const git = spawn('git', ['log', '-p', '--all', '--no-color', '--unified=0'], { cwd: root });
  const ended = once(git, 'close');
  let [lines, commits, commit, file] = [0, 0, '', ''];
  const results: string[] = [];
  for await (const line of createInterface({ input: git.stdout })) {
    if (line.startsWith('commit ')) {
      commits += 1;
      commit = line.slice(7, 19);
    } else if (line.startsWith('+++ ')) file = line.slice(4);
    else if (line.startsWith('+')) {
      lines += 1;
      results.push(...secretsIn(line).map((what) => `${what} in ${file} of ${commit}`));
    }
  }
  const [code] = await ended;
  if (code !== 0) throw new Error('git cannot tell the history');
  return { lines, commits, faults: results };
}
