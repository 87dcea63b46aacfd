import type {} from '@vitest/browser-playwright';
import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

const still = { name: 'prefers-reduced-motion', value: 'reduce' };

/** Until the end of the test the parts move, as they do for whoever has not asked for less of it. */
export async function letMove(): Promise<void> {
  await emulate('', 'no-preference');
}

/** Until the end of the test the parts look as they do on paper. */
export async function showOnPaper(): Promise<void> {
  await emulate('print', still.value);
}

async function emulate(media: string, motion: string): Promise<void> {
  const set = (kind: string, value: string) =>
    cdp().send('Emulation.setEmulatedMedia', {
      media: kind,
      features: [{ ...still, value }],
    });
  onTestFinished(async () => void (await set('', still.value)));
  await set(media, motion);
}
