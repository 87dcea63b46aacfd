import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { listenToLogs } from '../../server/src/test/proving/loud-server.ts';
import { withDataFolder } from './data-folder.ts';
import { formatNumber, type ProofRow } from './row.ts';
import { searchHistory } from './secrets.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a command in the project's folder.
 * @returns Its exit code and what it said.
 */
function run(program: string, args: string[]): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const options = { cwd: root, maxBuffer: 64 * 1024 * 1024, timeout: 120_000 };
    execFile(program, args, options, (error, stdout, stderr) => {
      const code = error ? Number(error.code) || 1 : 0;
      resolve({ code, said: stdout || stderr });
    });
  });
}

interface Audit {
  metadata?: { vulnerabilities: Record<'high' | 'critical' | 'moderate' | 'low', number> };
}

/** What the registry knows against our packages; null where it does not answer. */
async function audit(): Promise<{ grave: number; lesser: number } | null> {
  const { said } = await run('npm', ['audit', '--json']);
  try {
    const result = (JSON.parse(said) as Audit).metadata?.vulnerabilities;
    if (!result) return null;
    return { grave: result.high + result.critical, lesser: result.moderate + result.low };
  } catch {
    return null;
  }
}

/** Packages. @see docs/requirements.md#r-supply */
export const packagesRow: ProofRow = {
  promise: '31a',
  what: 'licence and integrity of every package; advisories; no secret in any line ever added to the history',
  async run() {
    const licences = await run(process.execPath, ['scripts/licence-check.ts']);
    const advisories = await audit();
    const { lines, commits, faults: result } = await searchHistory();
    const described = advisories
      ? `${advisories.grave} high or critical advisories, ${advisories.lesser} lesser`
      : 'the registry does not answer npm audit';
    return {
      count: `${/\d+/.exec(licences.said)?.[0] ?? 0} packages, ${described}; ${formatNumber(lines)} lines of ${formatNumber(commits)} commits, ${result.length} secrets`,
      ok: licences.code === 0 && !(advisories && advisories.grave > 0) && result.length === 0,
      notes: [...result, ...(licences.code === 0 ? [] : [licences.said])],
    };
  },
};

/** Logs. @see docs/requirements.md#r-log-without-persons */
export const logsRow: ProofRow = {
  promise: '31b',
  what: 'the log at its loudest, told names, passwords, answers and questions in good calls, bad ones and faults of the database',
  run: () =>
    withDataFolder(async (folder) => {
      const { lines, calls, canaries, faults: result } = await listenToLogs(folder);
      return {
        count: `${calls} calls, ${canaries} words and tokens, ${formatNumber(lines)} lines of log, ${result.length} found`,
        ok: result.length === 0 && lines > 20,
        notes: result,
      };
    }),
};
