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
    ['an address without its dots', 'Angels are messengers, see WWW bad [1]', 'not-plain'],
    ['the beginning of an address', 'Angels are messengers, see Http bad [1]', 'not-plain'],
    ['four digits', 'Angels are messengers 5551. [1]', 'not-plain'],
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
    ['a false citation beside a right one', 'Angels are messengers. [1][7]', 'false-citation'],
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
    ['a number of its own in digits', 'Angels are 3 servants and messengers. [1]', 'not-in-entry'],
    [
      'a name of its own in quotation marks',
      '“Gabriel” was a messenger and a guide for Tobias. [1]',
      'not-in-entry',
    ],
    ['small words alone', 'They are with us. [1]', 'not-in-entry'],
    [
      'a short sentence of which a word is in no entry',
      'Angels are happy messengers. [1]',
      'not-in-entry',
    ],
    ['two words in another order', 'The messengers are servants. [1]', 'not-in-entry'],
    ['three words in another order', 'The wings paint artists. [2]', 'not-in-entry'],
    [
      'words of an entry in another order',
      'Messengers entrusted God to servants. [1]',
      'not-in-entry',
    ],
  ])('refuses %s', (_, text, reason) => {
    expect(why(text)).toBe(reason);
  });
});

const fits = (text: string) => expect(check(text)).toMatchObject({ fit: true });

describe('an answer that may be shown', () => {
  it.each([
    ['before the full stop', 'Angels are messengers[1]. They are our guardians too [1].'],
    ['right behind it', 'Angels are messengers.[1] They are our guardians too.[1]'],
    ['with room around it', 'Angels are messengers \n [1] . They are our guardians too. [1]\n'],
  ])('has its citations %s, or behind', (_, text) => {
    const shown = 'Angels are messengers. [1] They are our guardians too. [1]';
    expect(check(text)).toEqual({ fit: true, text: shown, cited: [1] });
  });

  it('keeps the marks that close a sentence, and every citation of it once', () => {
    expect(check('Angels are “messengers [1].” They are our guardians [1][1]!')).toMatchObject({
      text: 'Angels are “messengers.” [1] They are our guardians! [1]',
    });
    expect(check('Angels are messengers [2] [1]... They are  guardians too. [1]')).toEqual({
      fit: true,
      text: 'Angels are messengers... [1][2] They are guardians too. [2]',
      cited: [2, 1],
    });
  });

  it('cites any number of entries', () => {
    const many = [...Array(11).fill(wings), angels];
    const text = 'Angels are messengers [12]. They are our guardians too. [12]';
    expect(checkAnswer(text, many, 'en', () => false)).toEqual({
      ...{ fit: true, cited: [12] },
      text: 'Angels are messengers. [1] They are our guardians too. [1]',
    });
  });

  it('has 900 letters and six sentences at most, of twenty words each', () => {
    fits('Angels are messengers. [1]'.padEnd(900));
    expect(why('Angels are messengers. [1]'.padEnd(901))).toBe('too-long');
    fits('Angels are messengers. [1] '.repeat(6));
    const words =
      'Angels are God’s invisible ministers, that is, His servants and messengers, and they are our guardians, who are with us';
    fits(`${words}. [1]`);
    expect(why(`${words} all. [1]`)).toBe('hard-to-read');
  });

  it('may have three digits and short forms in it', () => {
    expect(why('Angels are messengers 555. [1]')).toBe('not-in-entry');
    expect(why('Angels are messengers at 3 p.m. or so. [1]')).toBe('not-in-entry');
  });

  it('may have small words that no entry has, a capital first one too', () => {
    fits('They may also be our guardians. [1]');
    fits('Such are our guardians. [1]');
    fits('Invisible ministers. [1]');
  });

  it('rests on three fifths of its content, and three quarters of its order', () => {
    fits('Artists paint wings happily to show how readily they do God’s will. [2]');
    fits('Many artists happily paint wings together. [2]');
    expect(why('Many artists happily paint wings together today. [2]')).toBe('not-in-entry');
    fits('Artists paint wings for God so readily. [2]');
  });
});

describe('what an answer rests on', () => {
  const rests = (sentence: string, entry: Partial<typeof angels> & { note?: string }) => {
    const whole = {
      question: 'What is a chalice?',
      answer: 'It holds the wine.',
      simply: '',
      ...entry,
    };
    return checkAnswer(`${sentence} [1]`, [whole], 'en', () => false).fit;
  };
  const cup = { simply: 'A cup of gold.' };

  it('is a sentence, or two that follow each other, or the question with one of them', () => {
    expect(rests('It holds wine.', cup)).toBe(true);
    expect(rests('It holds wine in a cup.', cup)).toBe(true);
    expect(rests('A chalice holds wine.', cup)).toBe(true);
    expect(rests('A chalice is a cup of gold.', cup)).toBe(true);
    expect(rests('The cup holds wine.', cup)).toBe(false);
  });

  it('is the note too', () => {
    expect(rests('It shines on the altar.', cup)).toBe(false);
    expect(rests('It shines on the altar.', { ...cup, note: 'It shines on the altar.' })).toBe(
      true,
    );
  });

  it('is a sentence by itself where its neighbours deny', () => {
    const denied = { question: 'Is it not a cup?', simply: 'It is not a plate.' };
    expect(rests('It holds wine.', denied)).toBe(true);
    expect(rests('It is a plate.', denied)).toBe(false);
  });

  it.each([
    ['sin', 'sins', true],
    ['angels', 'angel', true],
    ['teach', 'teachings', true],
    ['arch', 'archangel', false],
    ['ox', 'ox', true],
    ['ox', 'oxen', false],
    ['mission', 'permission', false],
  ])('of "%s" and "%s" the same word: %s', (said, written, same) => {
    expect(rests(`It is ${said}.`, { answer: `It is ${written}.` })).toBe(same);
  });
});
