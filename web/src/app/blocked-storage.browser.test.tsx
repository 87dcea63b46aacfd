import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readCachedLesson } from '@/learning/lessons/lesson-database.ts';
import { mutationStorage } from '@/learning/progress/mutation-database.ts';
import type { PendingMutation } from '@/learning/progress/mutations.ts';
import { renderPart } from '@/test/render.tsx';
import { say } from '@/test/words.ts';
import { deviceText, useDeviceValue } from '@/ui/device/device-value.ts';
import { StorageNotice } from './shell/storage-notice.tsx';

const saved = deviceText('blocked');

function Value() {
  return <p data-testid="value">{useDeviceValue(saved)}</p>;
}

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

beforeEach(() => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  vi.spyOn(indexedDB, 'open').mockImplementation(refuse);
});

test('where the browser saves nothing, one sentence tells it once, and the page goes on', async () => {
  await renderPart(
    <>
      <StorageNotice />
      <Value />
    </>,
  );
  saved.set('written');
  await expect.element(page.getByTestId('value')).toHaveTextContent('written');
  const notice = page.getByText(say('common:state.not-saved'));
  await expect.element(notice).toBeVisible();
  saved.set('again');
  await expect.element(page.getByTestId('value')).toHaveTextContent('again');
  expect(notice.elements()).toHaveLength(1);
});

test('where there is no database, acts wait in memory and no lesson is found', async () => {
  const mutation: PendingMutation = {
    kind: 'part',
    key: 'a',
    at: '2026-01-01T10:00:00.000Z',
    lesson: '1-1',
    part: 'goals',
  };
  await mutationStorage.add('lucia', mutation);
  expect(await mutationStorage.list('lucia')).toEqual([mutation]);
  await mutationStorage.remove('lucia', 'a');
  expect(await mutationStorage.list('lucia')).toEqual([]);
  expect(await readCachedLesson('lucia', 'en', '1-1')).toBeUndefined();
});
