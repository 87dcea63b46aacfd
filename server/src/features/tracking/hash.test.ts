import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashPerson } from './hash.ts';

const sha = (text: string) => [createHash('sha256').update(text).digest('hex')];

test('a person is told by hashes of the values in Meta’s form alone', () => {
  const person = {
    email: '  John_Smith@Gmail.com ',
    firstName: ' José-María ',
    lastName: "O'Brien",
    phone: '+1 (650) 555-1212',
    externalId: ' AB-12 ',
  };
  expect(hashPerson(person)).toEqual({
    // Meta's own example: https://developers.facebook.com/docs/marketing-api/conversions-api/parameters/customer-information-parameters
    em: ['62a14e44f765419d10fea99367361a727c12365e2520f32218d505ed9aa0f62f'],
    fn: sha('josémaría'),
    ln: sha('obrien'),
    ph: sha('16505551212'),
    external_id: sha('ab-12'),
  });
});

test('what is missing or holds nothing that counts is left out, never the hash of nothing', () => {
  expect(hashPerson({})).toEqual({});
  expect(hashPerson({ email: ' ', phone: '00', firstName: '-', externalId: '' })).toEqual({});
});
