import { expect, it } from 'vitest';
import { checkSignUp, type SignUpValues, toSignUpBody } from './sign-up-values.ts';
import { checkEmail } from './typed-email.ts';

const filledIn: SignUpValues = {
  account_type: 'parent',
  full_name: ' Anna Sarto ',
  phone: ' ',
  email: ' Anna@Example.org ',
  password: 'a walk to Riese',
  password_again: 'a walk to Riese',
  over_18: true,
  privacy_read: true,
  terms_read: true,
};

it('a form that is filled in rightly has nothing wrong', () => {
  expect(checkSignUp(filledIn)).toEqual({});
});

it.each<[keyof SignUpValues, Partial<SignUpValues>, string]>([
  ['account_type', { account_type: null }, 'account_type_required'],
  ['full_name', { full_name: '  ' }, 'name_required'],
  ['full_name', { full_name: 'a'.repeat(101) }, 'name_too_long'],
  ['email', { email: '' }, 'email_required'],
  ['email', { email: 'anna@home' }, 'email_invalid'],
  ['password', { password: '', password_again: '' }, 'password_required'],
  ['password', { password: 'short', password_again: 'short' }, 'password_too_short'],
  ['password_again', { password_again: 'a walk to riese' }, 'password_mismatch'],
  ['over_18', { over_18: false }, 'age_confirm_required'],
  ['privacy_read', { privacy_read: false }, 'documents_unread'],
  ['terms_read', { terms_read: false }, 'documents_unread'],
])('%s of %j is %s', (field, change, code) => {
  expect(checkSignUp({ ...filledIn, ...change })).toEqual({ [field]: code });
});

it.each(['Élodie Ńguyễn-O’Brien', '👩‍👧 María José', '🙂'.repeat(100), '小林 マリア'])(
  'the name %s is taken as it is',
  (full_name) => {
    expect(checkSignUp({ ...filledIn, full_name })).toEqual({});
  },
);

it('a student makes no account, whatever else the form holds', () => {
  expect(checkSignUp({ ...filledIn, account_type: 'student' })).toEqual({
    account_type: 'student_needs_parent',
  });
});

it('a form nobody has touched names every field that is needed', () => {
  const needed = ['account_type', 'full_name', 'email', 'password'];
  const marks = ['over_18', 'privacy_read', 'terms_read'];
  expect(Object.keys(checkSignUp({ password_again: '' }))).toEqual([...needed, ...marks]);
});

it('what is sent is trimmed, an empty phone is left out and the password stays as typed', () => {
  const body = toSignUpBody(filledIn, { language: 'fr', timeZone: 'Europe/Paris' });
  expect(body).toEqual({
    account_type: 'parent',
    full_name: 'Anna Sarto',
    email: 'anna@example.org',
    password: 'a walk to Riese',
    over_18: true,
    privacy_read: true,
    terms_read: true,
    language: 'fr',
    time_zone: 'Europe/Paris',
  });
  const withPhone = { ...filledIn, phone: ' +33 6 12 ' };
  expect(toSignUpBody(withPhone, { language: 'en', timeZone: 'UTC' }).phone).toBe('+33 6 12');
});

it('an address with room around it is still an address', () => {
  expect(checkEmail(' anna@example.org ')).toBeNull();
});
