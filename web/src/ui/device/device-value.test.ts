import { afterEach, expect, it, vi } from 'vitest';
import { stubStorage } from '@/test/stub-storage.ts';
import { asList, clearTab, deviceKeys, deviceText, deviceValue } from './device-value.ts';

const asName = (value: unknown) => {
  const { name } = value as { name?: unknown };
  return typeof name === 'string' ? { name } : null;
};

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

/** A browser where each word to the storage is an error, or only that which saves. */
function refuseStorage(readItem: (key: string) => string | null = refuse): void {
  const storage = { getItem: readItem, setItem: refuse, removeItem: refuse, clear: refuse };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
}

afterEach(() => vi.unstubAllGlobals());

it('a value is saved as JSON, a text as it is, and null removes both', () => {
  const saved = stubStorage();
  deviceValue('child', asName).set({ name: 'Lucia' });
  deviceText('pace').set('slow');
  expect(Object.fromEntries(saved)).toEqual({ child: '{"name":"Lucia"}', pace: 'slow' });
  deviceValue('child', asName).set(null);
  deviceText('pace').set(null);
  expect(saved.size).toBe(0);
});

it.each(['', '{broken', 'null', '7', '{"name":7}'])('the text %j is no value', (text) => {
  stubStorage().set('child', text);
  expect(deviceValue('child', asName).get()).toBeNull();
});

it('a value is the same object until it changes, also where another page changes it', () => {
  const saved = stubStorage();
  const list = deviceValue('list', asList<number>);
  list.set([1]);
  expect(list.get()).toBe(list.get());
  saved.set('list', '[1,2]');
  expect(list.get()).toEqual([1, 2]);
});

it('a tab has values of its own', () => {
  const ofDevice = stubStorage();
  const ofTab = stubStorage('sessionStorage');
  deviceText('place', 'tab').set('here');
  expect([ofDevice.size, ofTab.get('place')]).toEqual([0, 'here']);
  expect(deviceText('place').get()).toBeNull();
});

it('changes are published under their key alone, until one stops listening', () => {
  stubStorage();
  const changed = vi.fn();
  const stop = deviceText('one').subscribe(changed);
  deviceText('one').set('a');
  deviceText('two').set('b');
  stop();
  deviceText('one').set('c');
  expect(changed).toHaveBeenCalledOnce();
});

it.each([
  ['throws', () => refuseStorage()],
  ['is full', () => refuseStorage(() => null)],
  ['is missing', () => vi.stubGlobal('localStorage', undefined)],
])('where the storage %s, a value lasts as long as the page', (_, arrange) => {
  arrange();
  const child = deviceValue('child', asName);
  expect(child.get()).toBeNull();
  child.set({ name: 'Lucia' });
  expect(child.get()).toEqual({ name: 'Lucia' });
  expect(deviceKeys('ch')).toEqual(['child']);
  child.set(null);
  expect(child.get()).toBeNull();
  expect(deviceKeys('ch')).toEqual([]);
});

it('where the storage is full, what was saved before does not hide what is new', () => {
  refuseStorage(() => '{"name":"Lucia"}');
  const child = deviceValue('child', asName);
  child.set({ name: 'Marco' });
  expect(child.get()).toEqual({ name: 'Marco' });
});

it('a tab that is cleared has nothing, in a browser that saves nothing either', () => {
  refuseStorage();
  deviceText('place', 'tab').set('here');
  clearTab();
  expect(deviceText('place', 'tab').get()).toBeNull();
});
