import { describe, expect, it } from 'vitest';
import type { Language } from '../language.ts';
import type { DeedWords } from './deeds.ts';
import { type GateWords, gateSchema, judge, makeGate, redirectReasons } from './gate.ts';

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
    sexual: ['touch me'],
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
    ['i am $cared of going home', 'danger'],
    ['d@d hits me', 'violence'],
    ['dad, he "hits" (me)', 'violence'],
    ['why did he tuoch me', 'sexual'],
    ['dad wouldn’t want me but my dad hits me', 'violence'],
  ])('hears harm in "%s"', (text, sign) => {
    expect(judge(gates, text, 'en')).toEqual({ kind: 'distress', sign });
  });

  it.each([
    ...['did jesus want to die', 'does dad hit the ball', 'who is God'],
    'jesus wants to die and did jesus want to die',
    'i want to jesus wants to die die',
    'why tuch me',
    'why fouch me',
    'why taoch me',
    'scarred of going',
  ])('hears none in "%s"', (text) => {
    expect(judge(gates, text, 'en')).toEqual({ kind: 'pass' });
  });

  it('hears after the lists that somebody does what no list has, in the language of the question', () => {
    const deaf = { ...gate, deeds: () => null };
    const judged = (text: string, language: Language) =>
      judge({ en: gate, fr: deaf, 'pt-BR': deaf }, text, language);
    const unclear = { kind: 'distress', sign: 'unclear' };
    expect(judged('dad squeezes me', 'en')).toEqual(unclear);
    expect(judged('dad squeezes me', 'fr')).toEqual({ kind: 'pass' });
    expect(judged('dad hits me', 'en')).toEqual({ kind: 'distress', sign: 'violence' });
  });

  it('hears a sign of harm in any language, the page’s own first', () => {
    const french = makeGate(
      'fr',
      { ...words, harmless: none, lists: { adult: ['papa'], hurt: ['tape'] } },
      deeds,
    );
    const both = { en: gate, fr: french, 'pt-BR': gate };
    expect(judge(both, 'papa me tape me', 'en')).toEqual({ kind: 'distress', sign: 'violence' });
    const loud = { ...gate, distress: () => 'danger' as const };
    expect(judge({ ...gates, fr: loud }, 'dad hits me', 'en')).toMatchObject({ sign: 'violence' });
    expect(judge({ ...gates, fr: loud }, 'dad hits me', 'fr')).toMatchObject({ sign: 'danger' });
    expect(judge({ ...gates, 'pt-BR': loud }, 'dad squeezes me', 'en')).toMatchObject({
      sign: 'danger',
    });
  });

  it('reads words joined by an apostrophe as one in English, as two elsewhere', () => {
    const own = { ...words, banned: ['dont'], redirect: { ...words.redirect, rules: ['l ami'] } };
    const english = makeGate('en', own, deeds);
    const french = makeGate('fr', own, deeds);
    for (const written of ['I don’t', "I don't"]) {
      expect(english.banned(written)).toBe(true);
      expect(french.banned(written)).toBe(false);
    }
    expect(french.redirect('et l’ami')).toBe('rules');
    expect(english.redirect('et l’ami')).toBeNull();
    expect(english.banned('don ’ t')).toBe(false);
  });

  it('takes no known word for a misspelling of another', () => {
    const two = { ...words, distress: { ...words.distress, sexual: ['scored'] } };
    const strict = makeGate('en', two, deeds);
    expect(strict.distress('scared of going home')).toBe('danger');
    expect(strict.distress('they scored')).toBe('sexual');
    expect(strict.distress('they were scared')).toBeNull();
  });

  it('hears a deed as it was meant, and none in what is harmless', () => {
    const own = { ...deeds, surely: ['our secret'], perhaps: none };
    const other = makeGate('en', { ...words, harmless: ['our secret garden'] }, own);
    expect(other.deeds('it is our secert')).toBe('unclear');
    expect(other.deeds('it is our secret')).toBe('unclear');
    expect(other.deeds('it is our secret garden')).toBeNull();
  });

  it('has help at hand where the text is of the child and somebody beside it', () => {
    expect(gate.near('Is DAD cross with me?')).toBe(true);
    expect(gate.near('Who is God?')).toBe(false);
  });

  it('gives the first of several reasons', () => {
    const each = Object.fromEntries(redirectReasons.map((reason) => [reason, [reason]]));
    const answerFor = makeGate('en', { ...words, redirect: each as GateWords['redirect'] }, deeds);
    expect(redirectReasons).toEqual([
      ...['confession', 'rules', 'persona', 'companionship', 'secrets'],
      ...['unsafe', 'judging', 'homework', 'offtopic'],
    ]);
    for (const [index, reason] of redirectReasons.entries()) {
      expect(answerFor.redirect(reason)).toBe(reason);
      const later = redirectReasons.slice(index).toReversed().join(' and ');
      expect(answerFor.redirect(later)).toBe(reason);
      const ofFaith = answerFor.redirect(`God and ${reason}`);
      expect(ofFaith).toBe(reason === 'homework' || reason === 'offtopic' ? null : reason);
    }
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

  it('is judged to turn away with the reason', () => {
    expect(judge(gates, 'what is 7 plus 8', 'en')).toEqual({
      ...{ kind: 'redirect', reason: 'homework' },
    });
  });

  it('is not made of words of which a sign, a reason or a list is missing', () => {
    expect(gateSchema.safeParse(words).success).toBe(true);
    for (const part of Object.keys(words)) {
      expect(gateSchema.safeParse({ ...words, [part]: undefined }).success).toBe(false);
    }
    for (const [part, named] of Object.entries({
      distress: words.distress,
      redirect: words.redirect,
    })) {
      for (const name of Object.keys(named)) {
        const without = { ...words, [part]: { ...named, [name]: undefined } };
        expect(gateSchema.safeParse(without).success).toBe(false);
        const other = { ...words, [part]: { ...named, another: none } };
        expect(gateSchema.safeParse(other).success).toBe(false);
      }
    }
    expect(gateSchema.safeParse({ ...words, faithful: [''] }).success).toBe(false);
  });

  it('is not made of a pattern that names a list there is none of', () => {
    expect(() => makeGate('en', { ...words, banned: ['{nobody}'] }, deeds)).toThrow('nobody');
  });
});
