import { existsSync } from 'node:fs';
import { findChromium } from '../../e2e/support/chromium.ts';
import { runCommand } from './command.ts';

/**
 * A Chromium for the browser journeys: the one there is, else Debian's, installed where this
 * runs as root.
 *
 * @returns the path of its program; undefined when there is none, after saying how to get one
 */
export async function findOrInstallChromium(): Promise<string | undefined> {
  const result = findChromium();
  if (result) return result;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log('  Installing Chromium …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await runCommand(['apt-get', 'update', '-qq'], { env });
    for (const name of ['chromium-headless-shell', 'chromium']) {
      // Older releases have no headless shell.
      if ((await runCommand(['apt-get', 'install', '-qq', '-y', name], { env })) === 0) break;
    }
  }
  const installed = findChromium();
  if (!installed) {
    console.error(
      [
        'The browser journeys need Chromium, and none was found. One of these brings it:',
        '  on Debian or Ubuntu   sudo apt-get install chromium',
        '  anywhere              npx playwright install chromium',
        '  or name the one you have: CHROMIUM_PATH=/path/to/chromium npm test',
      ].join('\n'),
    );
  }
  return installed;
}
