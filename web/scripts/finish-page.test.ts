import { createHash } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { finishPage } from './finish-page.ts';

const page = `<html><head><script>paint()</script><link rel="modulepreload" href="/assets/a.js"/>\
<link rel="stylesheet" href="/assets/a.css"/></head><body><p>Words</p><script>context = 1</script>\
<script type="module" async="">import "/assets/a.js"; import("/assets/entry.js");</script><script>enqueue()</script></body></html>`;
const finished = finishPage(page, (address) => `/*${address}*/p{}`);
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('the head script alone stays in the page, and its hash is given', () => {
  const scripts = [...finished.html.matchAll(/<script[^>]*>([^<]*)</g)].map(([, text]) => text);
  expect(scripts).toEqual(['paint()', '', '', '']);
  expect(finished.hashes).toEqual([hashOf('paint()')]);
});

it('the script of the empty shell follows the head script, and its hash is given too', () => {
  const { html, hashes } = finishPage(page, () => '', { ahead: 'fetchAhead()' });
  expect(html).toContain('<script>paint()</script><script>fetchAhead()</script>');
  expect(hashes).toEqual(['paint()', 'fetchAhead()'].map(hashOf));
});

it('the other scripts move into one file in their order, named in the page once', () => {
  expect(finished.start.code).toMatch(/^context = 1;\nimport "\/assets\/a\.js";.*;\nenqueue\(\)/s);
  expect(finished.html.split(`data-start="${finished.start.file}"`)).toHaveLength(2);
});

it('the start ends when the entry of the app has come, or fails with it, and keeps nothing waiting for it', () => {
  expect(finished.start.code).toContain('const entered = import("/assets/entry.js");');
  expect(finished.start.code).toMatch(/enqueue\(\);\nawait entered$/);
});

it('nothing is fetched before the page is seen: styles are inside, no module is asked for', () => {
  expect(finished.html).toContain(
    '<style>@layer properties, theme, base, components, utilities;/*/assets/a.css*/p{}</style>',
  );
  expect(finished.html).toContain('<link rel="stylesheet" href="/assets/a.css" disabled=""/>');
  expect(finished.html).not.toContain('modulepreload');
  for (const file of ['/assets/a.js', finished.start.file]) {
    expect(finished.html).toContain(`<link rel="later" href="${file}"/>`);
  }
});

it('a page without head script is refused', () => {
  expect(() => finishPage('<html></html>', () => '')).toThrow('head script');
});

it('what the page was made of is data beside a start that fetches it first, where it is long', () => {
  const text = `["${'words '.repeat(1000)}"]\n`;
  const handing = `context.streamController.enqueue(${JSON.stringify(text)});`;
  const { html, start, given } = finishPage(page.replace('enqueue()', handing), () => '');
  expect(given?.text).toBe(text);
  expect(html).toContain(` data-given="${given?.file}"`);
  expect(start.code).toMatch(/^const answer = await fetch\("\/assets\/given-[0-9a-f]+\.json"\);/);
  expect(start.code).toContain('context.streamController.enqueue(given);');
  expect(start.code).not.toContain('words');
});

it('a page that is not for everybody bears what it was made of in itself, and its start tells none of it', () => {
  const text = `["${'<b>locked</b></script> '.repeat(1000)}"]\n`;
  const written = JSON.stringify(text).replaceAll('<', '\\u003c');
  const handing = `context.streamController.enqueue(${written});`;
  const { html, start, given } = finishPage(page.replace('enqueue()', handing), () => '', {
    inOne: true,
  });
  expect(given).toBeNull();
  expect(html).not.toContain('data-given');
  expect(start.code).not.toContain('locked');
  const inside = /<script type="text\/wake" data-start="[^"]+">([^<]*)<\/script>/.exec(html)?.[1];
  vi.stubGlobal('document', { querySelector: () => ({ textContent: inside }) });
  const read = start.code.slice(0, start.code.indexOf(';\n'));
  expect(new Function(`${read}; return given`)()).toBe(text);
  vi.unstubAllGlobals();
});

it('what is short stays in the start', () => {
  const handing = 'context.streamController.enqueue("[]\\n");';
  const { html, start, given } = finishPage(page.replace('enqueue()', handing), () => '');
  expect(given).toBeNull();
  expect(start.code).toContain(handing);
  expect(html).not.toContain('data-given');
});
