import { openChromium } from '../e2e/support/chromium.ts';
import { startServer } from '../e2e/support/server.ts';
import { inKilobytes } from './web/table.ts';
import { mostScript, mostScriptBeforePaint, sum, weighVisit } from './web/weight.ts';

/*
 * What a first visit costs: bytes over the wire, bodies and headers, with an empty cache. Limits:
 * docs/requirements.md#r-speed-first-visit
 */
const paths = process.argv.length > 2 ? process.argv.slice(2) : ['/', '/quest-map', '/lesson/1/1'];
const kinds = ['Script', 'Fetch', 'Stylesheet', 'Font', 'Image', 'Document'];

const server = await startServer();
const browser = await openChromium();
let tooHeavy = false;
try {
  for (const path of paths) {
    const { fetched, script, scriptBeforePaint } = await weighVisit(browser, server.url + path);
    const parts = kinds.map((kind) => {
      const files = fetched.filter((file) => file.kind === kind);
      return `${kind.toLowerCase()} ${inKilobytes(sum(files))} KB in ${files.length}`;
    });
    if (script > mostScript || scriptBeforePaint > mostScriptBeforePaint) tooHeavy = true;
    const before = `script before the largest paint ${inKilobytes(scriptBeforePaint)} KB`;
    console.log(`${path}: ${parts.join(', ')}; all ${inKilobytes(sum(fetched))} KB; ${before}`);
  }
} finally {
  await browser.close();
  await server.stop();
}
process.exit(tooHeavy ? 1 : 0);
