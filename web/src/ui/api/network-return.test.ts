import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askOnReturn } from './network-return.ts';

const page = new EventTarget();

beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});

afterEach(() => vi.unstubAllGlobals());

/** What a page opened without a network asks: it fails, and nobody has heard the network go. */
async function askInVain(client: QueryClient) {
  const ask = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('no network'));
  ask.mockResolvedValue('Lucia');
  const options = { queryKey: ['session'], queryFn: ask, retry: false } as const;
  const observer = new QueryObserver(client, { ...options, refetchOnReconnect: 'always' });
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
  return { ask, observer, stop };
}

it('what a page opened without a network asked for is asked anew as the network is back', async () => {
  const client = new QueryClient();
  const stopAsking = askOnReturn(client);
  const { ask, observer, stop } = await askInVain(client);
  page.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('Lucia'));
  expect(ask).toHaveBeenCalledTimes(2);
  stopAsking();
  page.dispatchEvent(new Event('online'));
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
});
