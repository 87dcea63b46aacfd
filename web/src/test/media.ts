import type {} from '@vitest/browser-playwright';
import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

const still = { name: 'prefers-reduced-motion', value: 'reduce' };

/**
 * Until the end of the test the parts move, as they do for anyone who has not asked for less of it.
 */
export async function letMove(): Promise<void> {
  await emulate('no-preference');
}

async function emulate(motion: string): Promise<void> {
  const set = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ ...still, value }] });
  onTestFinished(async () => void (await set(still.value)));
  await set(motion);
}
