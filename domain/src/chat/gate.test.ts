import { describe, expect, it } from 'vitest';
import type { Language } from '../language.ts';
import type { DeedWords } from './deeds.ts';
import { type GateWords, judge, makeGate } from './gate.ts';

const personal = {
  names: ['my name is'],
  places: ['i live in'],
  ages: ['i am'],
  school: ['school'],
  title: ['mr'],
  relations: ['friend'],
  afterVerb: ['me'],
};
const none = ['zzz'];
const words: GateWords = {
  lists: { adult: ['dad', 'step dad'], hurt: ['hit', 'hits'] },
  distress: {
    'self-harm': ['want to die'],
    violence: ['{adult} .. {hurt} .. me'],
    sexual: none,
    danger: ['scared of going? home'],
    distress: none,
  },
  harmless: ['jesus want|wants to? die'],
  redirect: {
    confession: ['hear my confession'],
    rules: none,
    persona: none,
    companionship: none,
    secrets: none,
    unsafe: none,
    judging: none,
    homework: ['NUM plus NUM'],
    offtopic: ['pokemon'],
  },
  banned: ['i am .. saint'],
  faithful: ['god'],
  personal,
};
const deeds: DeedWords = {
  lists: {
    person: ['dad'],
    he: ['he'],
    child: ['me'],
    kindly: ['teach*'],
    stop: none,
    devotion: ['mass'],
    heaven: ['god'],
  },
  self: none,
  surely: none,
  perhaps: ['{person} .. !{kindly} me'],
  unnamed: none,
  signs: { none },
};
const gate = makeGate('en', words, deeds);
const gates = { en: gate, fr: gate, 'pt-BR': gate };

describe('the gate', () => {
  it.each([
    ['My step-dad always hits me', 'violence'],
    ['does DAD hit you or me?', 'violence'],
    ['I want to d i e', 'self-harm'],
    ['i w4nt to dieee', 'self-harm'],
    ['im scarde of going home', 'danger'],
  ])('hears harm in "%s"', (text, sign) => {
    expect(judge(gates, text, 'en')).toEqual({ kind: 'distress', sign });
  });

  it.each(['did jesus want to die', 'does dad hit the ball', 'who is God'])(
    'hears none in "%s"',
    (text) => {
      expect(judge(gates, text, 'en')).toEqual({ kind: 'pass' });
    },
  );

  it('hears after the lists that somebody does what no list has, in the language of the question', () => {
    const deaf = { ...gate, deeds: () => null };
    const judged = (text: string, language: Language) =>
      judge({ en: gate, fr: deaf, 'pt-BR': deaf }, text, language);
    const unclear = { kind: 'distress', sign: 'unclear' };
    expect(judged('dad squeezes me', 'en')).toEqual(unclear);
    expect(judged('dad squeezes me', 'fr')).toEqual({ kind: 'pass' });
    expect(judged('dad hits me', 'en')).toEqual({ kind: 'distress', sign: 'violence' });
  });

  it('turns away what the catechism is not for, unless it speaks of the faith', () => {
    const reason = (text: string) => gate.redirect(text);
    expect(reason('Please, hear my confession!')).toBe('confession');
    expect(reason('what is 7 plus 8')).toBe('homework');
    expect(reason('who is the best pokemon')).toBe('offtopic');
    expect(reason('did God make pokemon')).toBeNull();
  });

  it('knows what no answer may say', () => {
    expect(gate.banned('I am, of course, a saint.')).toBe(true);
    expect(gate.banned('Anna is a saint.')).toBe(false);
  });

  it('is not made of a pattern that names a list there is none of', () => {
    expect(() => makeGate('en', { ...words, banned: ['{nobody}'] }, deeds)).toThrow('nobody');
  });
});
