import { expect, it } from 'vitest';
import { childCredentials } from './child-sign-in.ts';

const typed = {
  parent_email: 'Mary+home@x.org',
  child_name: 'José María',
  child_password: 'lucia1',
};

it('the login e-mail is made of the parent’s e-mail and the child’s name', () => {
  expect(childCredentials(typed)).toEqual({
    email: 'mary+home+josemaria@x.org',
    password: 'lucia1',
    wrong: null,
  });
});

it('each field that is missing is named', () => {
  const nothing = { parent_email: '', child_name: ' ', child_password: '' };
  expect(childCredentials(nothing).wrong).toEqual({
    parent_email: 'email_required',
    child_name: 'name_required',
    child_password: 'password_required',
  });
});

it('a name without a letter or digit makes no login', () => {
  expect(childCredentials({ ...typed, child_name: '!!!' }).wrong).toEqual({
    child_name: 'child_name_alphanumeric',
  });
});

it('an e-mail and a name that are too long together are told at the name', () => {
  const long = `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(50)}.org`;
  expect(
    childCredentials({ ...typed, parent_email: long, child_name: 'e'.repeat(60) }).wrong,
  ).toEqual({ child_name: 'name_too_long' });
});
