import { describe, expect, it } from 'vitest';
import { checkAnswer } from './check-answer.ts';

const angels = {
  question: 'Who are the angels?',
  answer:
    'Angels are God’s invisible ministers, that is, His servants and messengers. They are our guardians too, for God has entrusted each person to one of them.',
  simply:
    '“Angel” means messenger. Raphael was a messenger and a guide for Tobias. You also have a guide, whom you cannot see: your guardian angel.',
};
const wings = {
  question: 'Do angels have wings?',
  answer:
    'No, because they have no body. In the Bible, angels sometimes appeared in a form that people could see. Artists paint wings to show how readily they do God’s will.',
  simply: 'The wings in a picture are like a heart: they are a sign.',
};
const check = (text: string, language: 'en' | 'fr' | 'pt-BR' = 'en') =>
  checkAnswer(text, [angels, wings], language, (said) => /i am saint/i.test(said));
const why = (text: string, language?: 'en' | 'fr' | 'pt-BR') => {
  const checked = check(text, language);
  return checked.fit ? 'fit' : checked.why;
};

describe('checkAnswer', () => {
  it('lets through sentences that rest on the entries they cite, numbered as they are cited', () => {
    expect(
      check(
        'Artists paint wings to show how readily angels do God’s will. [2] Angels are His servants and messengers [1].',
      ),
    ).toEqual({
      fit: true,
      text: 'Artists paint wings to show how readily angels do God’s will. [1] Angels are His servants and messengers. [2]',
      cited: [2, 1],
    });
  });

  it.each([
    ['nothing', '  ', 'empty'],
    ['only a mark', '[1]', 'empty'],
    ['fifty kilobytes', 'Angels are messengers. [1] '.repeat(2000), 'too-long'],
    ['too many sentences', 'Angels are messengers. [1] '.repeat(7), 'too-long'],
    ['markup', '<b>Angels</b> are messengers. [1]', 'not-plain'],
    ['a script', 'Angels are messengers <script>alert(1)</script> [1]', 'not-plain'],
    ['a link', 'Angels are messengers. [more](https://bad.example) [1]', 'not-plain'],
    ['a bare address', 'Angels are messengers, see bad.example [1]', 'not-plain'],
    ['a telephone number', 'Angels are messengers 5551234. [1]', 'not-plain'],
    ['an e-mail address', 'Angels are messengers a@b [1]', 'not-plain'],
    ['another script', 'Ангелы служат. [1]', 'not-plain'],
    ['an invisible letter', 'Angels are mes\u200bsengers. [1]', 'not-plain'],
    ['a banned phrase', 'I am Saint Pius. [1]', 'banned'],
    ['no citation', 'Angels are messengers.', 'no-citation'],
    [
      'a sentence without one',
      'They are our guardians too. Angels are messengers. [1]',
      'no-citation',
    ],
    ['a false citation', 'Angels are messengers. [7]', 'false-citation'],
    ['a citation of another book', 'Angels are messengers [Luke 3]. [1]', 'false-citation'],
    [
      'a very long sentence',
      `Angels are ${'messengers and servants and '.repeat(8)} guardians. [1]`,
      'hard-to-read',
    ],
    [
      'another language',
      'Les anges sont les messagers de Dieu et nos gardiens. [1]',
      'other-language',
    ],
    ['what is in no entry', 'Angels like chocolate and ice cream. [1]', 'not-in-entry'],
    ['a number of its own', 'God has entrusted each person to three angels. [1]', 'not-in-entry'],
    ['a name of its own', 'Gabriel was a messenger and a guide for Tobias. [1]', 'not-in-entry'],
    ['a denial of its own', 'Angels are not our guardians. [1]', 'not-in-entry'],
    ['a denial left out', 'You see your guardian angel. [1]', 'not-in-entry'],
    [
      'somebody who speaks of himself',
      'I entrusted each person to one of them. [1]',
      'not-in-entry',
    ],
    [
      'words of an entry in another order',
      'Messengers entrusted God to servants. [1]',
      'not-in-entry',
    ],
  ])('refuses %s', (_, text, reason) => {
    expect(why(text)).toBe(reason);
  });
});
