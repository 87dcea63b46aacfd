import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../env.ts';
import { unlistedProxy } from '../platform/http/source.ts';
import { reasonOf } from '../platform/log/reason.ts';
import { type Finding, warning, well, wrong } from './finding.ts';

const timeout = 10_000;

/** Whether the site's address and its proxies fit together, and whether the figures stay inside. */
export async function checkAddress(env: Env): Promise<Finding[]> {
  const findings: Finding[] = [];
  const proxy = unlistedProxy(env);
  if (proxy) findings.push(wrong('proxies', 'all visitors count as one', proxy));
  else if (env.trustedProxies.length > 0) {
    findings.push(well('proxies', `${env.trustedProxies.join(', ')} may tell who a visitor is`));
  }
  if (env.production && !['127.0.0.1', '::1', 'localhost'].includes(env.host)) {
    findings.push(
      warning(
        'proxies',
        `HOST=${env.host} lets others reach the server past the proxy`,
        'use 127.0.0.1 where the proxy stands on this machine, else let a firewall admit the proxy alone',
      ),
    );
  }
  if (env.production && env.operatorName === undefined) {
    findings.push(
      warning(
        'operator',
        'nobody stands by name in the privacy policy and on receipts',
        'OPERATOR_NAME says who runs the site; in many countries the law asks for it',
      ),
    );
  }
  findings.push(await askSite(env));
  return findings;
}

async function askSite({ publicUrl, metricsToken }: Env): Promise<Finding> {
  const ask = (path: string) =>
    fetch(`${publicUrl}${path}`, { signal: AbortSignal.timeout(timeout), redirect: 'manual' });
  const notThere = 'right before the first start; else look whether server and proxy run';
  try {
    const ready = await ask('/readyz');
    await ready.body?.cancel();
    if (ready.status !== 200) {
      return warning('site', `${publicUrl}/readyz answers ${ready.status}`, notThere);
    }
    const metrics = await ask('/metrics');
    await metrics.body?.cancel();
    const outside = !/\/\/(localhost|127\.|\[::1\])/.test(publicUrl);
    if (metrics.status === 200 && outside && metricsToken === undefined) {
      const todo =
        'let the proxy send X-Forwarded-For and refuse /metrics, as deploy/nginx.conf does';
      return wrong('site', `${publicUrl}/metrics shows the figures to everybody`, todo);
    }
    return well('site', `answers at ${publicUrl}`);
  } catch (error) {
    const cause = (error as Error).cause ?? error;
    if (isAboutCertificate(cause)) {
      const todo =
        'a browser would say so too; where its authority is your own, let this machine know it';
      return warning(
        'site',
        `the certificate of ${publicUrl} is not trusted (${reasonOf(cause)})`,
        todo,
      );
    }
    return warning('site', `nothing answers at ${publicUrl} (${reasonOf(cause)})`, notThere);
  }
}

/** Something answers, with a certificate that cannot be relied on. */
function isAboutCertificate(cause: unknown): boolean {
  return /CERT|SELF_SIGNED|UNABLE_TO_VERIFY/.test(String((cause as { code?: unknown }).code));
}

/** Whether the pages are built. */
export function checkPages(clientDir: string): Finding {
  if (existsSync(clientDir)) return well('pages', 'are built');
  const todo =
    'npm start builds them, or where a version has a folder, node scripts/make-release.mjs in it';
  return warning('pages', 'are not built yet', todo);
}

/** Whether somebody hears of a sign of harm. @see docs/requirements.md#r-chat-open */
export function checkSafeguarding({ safeguardingEmail, production }: Env): Finding {
  const about = 'safeguarding';
  if (safeguardingEmail) return well(about, `${safeguardingEmail} is told of a sign of harm`);
  if (!production) return well(about, 'nobody is told, which a real site must not have');
  return warning(
    about,
    'nobody is told of a sign of harm, so the chat is closed to children',
    'SAFEGUARDING_EMAIL is the address of somebody who looks every day and knows what to do',
  );
}

const settingsFile = '/etc/saint-pius-x-quest.env';

/**
 * Whether others on this machine can read what must stay secret. Input: further files that hold
 * settings.
 */
export function checkSecrets(env: Env, files: readonly string[] = [settingsFile]): Finding[] {
  const saved = join(env.dataDir, 'secret');
  const open = [...files, saved].filter(
    (file) => existsSync(file) && (statSync(file).mode & 0o077) !== 0,
  );
  const findings = open.map((file) =>
    wrong('secrets', `others on this machine can read ${file}`, `chmod 600 ${file}`),
  );
  if (findings.length > 0) return findings;
  const where = env.authSecret ? 'AUTH_SECRET is long enough' : `the secret is kept in ${saved}`;
  return [well('secrets', `${where}, and no file of ours with secrets is open to others`)];
}
