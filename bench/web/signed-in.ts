import { holdChromium } from '../../e2e/support/chromium.ts';
import { demoFamily } from '../../e2e/support/demo-family.ts';
import { type Measured, visit } from './lighthouse.ts';

/** Visits a page on the slow phone as the admin's child, who may open every lesson, with nothing else kept. */
export function visitAsChild(server: string, path: string): Promise<Measured> {
  return visit(server + path, {
    judge: ['performance'],
    prepare: async (port) => {
      const browser = await holdChromium(port);
      const [context] = browser.contexts();
      if (!context) throw new Error('The browser has no profile.');
      const answer = await context.request.post(`${server}/auth/v1/sign-in/email`, {
        data: demoFamily.pia,
        headers: { origin: server },
      });
      if (!answer.ok()) throw new Error(`Signing in was answered with ${answer.status()}.`);
      await browser.close();
    },
  });
}
