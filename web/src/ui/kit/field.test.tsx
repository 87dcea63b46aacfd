import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PasswordField } from './password-field.tsx';
import { TextField } from './text-field.tsx';

it('ties the label to the input', () => {
  const html = renderToStaticMarkup(<TextField id="name" label="Your name" />);
  expect(html).toContain('<label for="name"');
  expect(html).toContain('<input type="text" id="name"');
});

it('ties hint and error to the input and marks it invalid', () => {
  const html = renderToStaticMarkup(
    <TextField id="sum" label="Sum" hint="In dollars" error="Too little" />,
  );
  expect(html).toContain('aria-describedby="sum-hint sum-error"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toMatch(/<p id="sum-hint"[^>]*>In dollars<\/p>/);
  expect(html).toMatch(/<p id="sum-error".*Too little<\/p>/);
});

it('says nothing of hints or errors when there are none', () => {
  const html = renderToStaticMarkup(<TextField id="name" label="Your name" />);
  expect(html).not.toContain('aria-describedby');
  expect(html).not.toContain('aria-invalid=');
});

it('keeps a password hidden whatever type the page asks for', () => {
  const loose = { type: 'text' } as object;
  const html = renderToStaticMarkup(
    <PasswordField {...loose} label="Password" showLabel="Show" hideLabel="Hide" />,
  );
  expect(html).toContain('type="password"');
  expect(html).toContain('aria-label="Show"');
});
