import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Button } from './button.tsx';

it('does not submit a form unless told to', () => {
  expect(renderToStaticMarkup(<Button>Go</Button>)).toContain('type="button"');
});

it('keeps its words while busy and says that it is', () => {
  const html = renderToStaticMarkup(<Button busy>Saving</Button>);
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('Saving');
});

it('stays reachable while locked and reads its reason out', () => {
  const html = renderToStaticMarkup(
    <Button locked reason="Finish lesson 1 first.">
      Lesson 2
    </Button>,
  );
  const reason = html.match(/<span id="([^"]+)"[^>]*>Finish lesson 1 first\./)?.[1];
  expect(reason).toBeDefined();
  expect(html).toContain(`aria-describedby="${reason}"`);
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toMatch(/ disabled/);
});
