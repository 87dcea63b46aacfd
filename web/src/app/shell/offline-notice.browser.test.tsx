import './states.css';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderPart } from '@/test/render.tsx';
import { say } from '@/test/words.ts';
import { OfflineNotice } from './offline-notice.tsx';

function setOnline(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  dispatchEvent(new Event(online ? 'online' : 'offline'));
}

afterEach(() => vi.restoreAllMocks());

test('the word that there is no network stands above the page, over nothing, and goes again', async () => {
  await renderPart(
    <>
      <OfflineNotice />
      <h1>Heading</h1>
    </>,
  );
  const notice = page.getByText(say('common:state.offline'));
  const heading = page.getByRole('heading');
  await expect.element(heading).toBeVisible();
  expect(notice.query()).toBeNull();
  setOnline(false);
  await expect.element(notice).toBeVisible();
  const below = heading.element().getBoundingClientRect();
  expect(notice.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(below.top);
  setOnline(true);
  await expect.element(notice).not.toBeInTheDocument();
});
