import { describe, expect, test } from 'vitest';
import { isInstalled } from './install.mjs';

const hono = { version: '4.13.19', integrity: 'sha512-one' };

describe('isInstalled', () => {
  test('a fresh clone has nothing installed', () => {
    expect(isInstalled({ 'node_modules/hono': hono }, {})).toBe(false);
  });

  test('the same version with the same content is installed', () => {
    expect(isInstalled({ 'node_modules/hono': hono }, { 'node_modules/hono': hono })).toBe(true);
  });

  test('another version is not the one wanted', () => {
    const older = { ...hono, version: '4.13.18' };
    expect(isInstalled({ 'node_modules/hono': hono }, { 'node_modules/hono': older })).toBe(false);
  });

  test('other content under the same version is not the one wanted', () => {
    const other = { ...hono, integrity: 'sha512-two' };
    expect(isInstalled({ 'node_modules/hono': hono }, { 'node_modules/hono': other })).toBe(false);
  });

  test('a package made for another kind of machine may be missing', () => {
    expect(isInstalled({ 'node_modules/for-mac': { version: '1.0.0', optional: true } }, {})).toBe(
      true,
    );
  });

  test('what is made for just this kind of machine may not', () => {
    const here = { version: '1.0.0', optional: true, os: [process.platform] };
    const mine = { ...here, cpu: [process.arch] };
    expect(isInstalled({ 'node_modules/for-here': mine }, {})).toBe(false);
    const other = { ...here, cpu: ['s390x'] };
    expect(isInstalled({ 'node_modules/for-another': other }, {})).toBe(true);
    const musl = { ...mine, libc: ['musl'] };
    expect(isInstalled({ 'node_modules/for-alpine': musl }, {})).toBe(true);
  });

  test('the rooms of the project are no packages to install', () => {
    expect(isInstalled({ server: {}, 'node_modules/@pius/server': { link: true } }, {})).toBe(true);
  });
});
