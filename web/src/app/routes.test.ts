import { decidePage } from '@pius/domain/account/access.ts';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from './routes.ts';

/** The addresses of the pages, without language: of each route what its parents put before it. */
function addressesOf(entries: readonly RouteConfigEntry[], before = ''): string[] {
  return entries.flatMap(({ path = '', children }) => {
    const here = `${before}/${path.replace(':lang?', '')}`.replace(/\/+/g, '/');
    return children ? addressesOf(children, here) : [here.replace(/(.)\/$/, '$1')];
  });
}

test('every page that is built has a row in the table of access', () => {
  const addresses = addressesOf(routes).filter((path) => path !== '/*');
  expect(addresses).toEqual(expect.arrayContaining(['/', '/dashboard', '/admin/*', '/class']));
  const without = addresses.filter(
    (address) => decidePage(address.replace(/:\w+/g, 'x'), 'visitor').kind === 'unknown',
  );
  expect(without).toEqual([]);
});
