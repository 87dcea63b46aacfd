import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './return-path.ts';

const ours = [
  '/',
  '/dashboard',
  '/quest-map',
  '/lesson/2/5',
  '/quiz/2-5',
  '/fr/about-us',
  '/pt-BR/catechism',
  '/fr',
  '/blog/the-first-step',
  '/catechism?q=angel',
  '/catechism?q=P%C3%A8re&lang=fr',
  '/payment-success?session_id=cs_test_a1B2',
  '/lesson/1/1#vocabulary',
  '/admin/lesson-media',
  '/settings?tab=family#children',
];

const hostile = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  'https://evil.example',
  'https:/evil.example',
  'https:evil.example',
  'HTTPS://evil.example/dashboard',
  'http://localhost:3000/dashboard',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '/javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://evil.example/1',
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '%2F%2Fevil.example',
  '/%5Cevil.example',
  '/%255Cevil.example',
  '/%252F%252Fevil.example',
  '/dashboard%2F..%2F..%2Fevil',
  '/dashboard%00',
  '/dashboard%0d%0aLocation:%20https://evil.example',
  '/dashboard\r\nLocation: https://evil.example',
  '/dashboard\n',
  '\n/dashboard',
  '\t//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' /dashboard',
  '/dashboard ',
  '\u0000/dashboard',
  '/dashboard\u0000',
  '/@evil.example',
  '/dashboard@evil.example',
  'user@evil.example',
  '/:80',
  '/\u2215\u2215evil.example',
  '/\uff0f/evil.example',
  '\uff0f\uff0fevil.example',
  '/\u2044evil.example',
  '/\ufe68evil.example',
  '/dash\u202eboard',
  '/dash\u200bboard',
  '/../dashboard',
  '/./dashboard',
  '/dashboard/..//evil.example',
  '/lesson/../../evil',
  '/.//evil.example',
  '/dashboard//evil.example',
  '/dashboard?next=//evil.example',
  '/dashboard?next=https://evil.example',
  '/dashboard?x=%0d%0aSet-Cookie:a=b',
  '/dashboard?x=%2500',
  '/dashboard?x=%5c%5cevil.example',
  '/dashboard?x=%zz',
  '/dashboard?x=<script>',
  '/dashboard#<img src=x>',
  '/dashboard#a#b',
  '/dashboard?a?b',
  '/dashboard;jsessionid=1',
  '/nowhere',
  '/rest/v1/account/export',
  '/auth/v1/sign-out',
  '/functions/v1/create-checkout',
  '/sw.js',
  '/fr//evil.example',
  '/fr/nowhere',
  '/en/dashboard',
  '/Dashboard',
  '/login',
  '/fr/login?return=dashboard',
  '/signup',
  '/check-email',
  '/lesson/2/5/6',
  'dashboard',
  '.',
  '',
  '?',
  '#',
  '/blog/.hidden',
  `/blog/${'a'.repeat(600)}`,
];

describe('safeReturnPath', () => {
  it.each(ours)('%s is a place to come back to', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it('at least sixty hostile payloads are tried', () => {
    expect(new Set(hostile).size).toBe(hostile.length);
    expect(hostile.length).toBeGreaterThanOrEqual(60);
  });

  it.each(hostile)('%j is refused', (payload) => {
    expect(safeReturnPath(payload)).toBeNull();
  });

  it.each([null, undefined])('%s is no place', (nothing) => {
    expect(safeReturnPath(nothing)).toBeNull();
  });

  it('whatever is taken leads to our own origin', () => {
    const origin = 'https://quest.example';
    const piece = fc.constantFrom(
      '/',
      '\\',
      '%',
      '2f',
      '.',
      ':',
      '@',
      '?',
      '#',
      'evil',
      'lesson',
      '1',
      '\t',
    );
    const path = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);
    fc.assert(
      fc.property(fc.oneof(path, fc.constantFrom(...ours), fc.webUrl()), (raw) => {
        const safe = safeReturnPath(raw);
        if (safe === null) return;
        const target = new URL(safe, origin);
        expect(target.origin).toBe(origin);
        expect(target.href).toBe(origin + safe);
      }),
      { numRuns: 2000 },
    );
  });
});
