import { expect, it } from 'vitest';
import type { Language } from '../language.ts';
import { personalSchema, withoutPersonalData } from './personal-data.ts';

const relations = (words: string[], afterVerb: string[], known: string) => ({
  ...{ words, afterVerb, known: new Set(known.split(' ')), stems: ['teach', 'bri'] },
});
const words = {
  en: {
    names: ['my name is', 'i am', 'my friend'],
    places: ['i live in', 'i go to'],
    ages: ['i am'],
    school: ['school', 'parish'],
    title: ['mrs', 'father'],
    relations: relations(['my friend'], ['me'], 'is says and hits jesus'),
  },
  fr: {
    names: ['je m appelle', 'ma maitresse'],
    places: ['j habite a', 'j habite'],
    ages: ['j ai'],
    school: ['ecole'],
    title: ['madame'],
    relations: relations(['mon ami'], ['sur'], 'me dit est'),
  },
  'pt-BR': {
    names: ['meu nome e', 'me chamo', 'meu ultimo nome e', 'meu avo', 'meu irmao'],
    places: ['moro em', 'moro na', 'meu endereco e'],
    ages: ['tenho'],
    school: ['colegio'],
    title: ['dona', 'padre'],
    relations: relations(['meu amigo'], ['em'], 'diz que me'),
  },
};
const clean = (text: string, language: Language = 'en') =>
  withoutPersonalData(text, language, words, ['Lucia Rossi', 'Jo J. Reis B']);

it.each<[string, string, Language?]>([
  ['my name is anna smith, who is God?', 'my name is …, who is God?'],
  ['My name is Anna and who is God', 'My name is … and who is God'],
  ['I am Tom. Is God real?', 'I am …. Is God real?'],
  ['I am 8 years old', 'I am … years old'],
  ['i live in New York', 'i live in …'],
  ['my friend Ben says no', 'my friend … says no'],
  ['my friend tom says no', 'my friend … says no'],
  ['is my friend tom sinning', 'is my friend … sinning'],
  ['mon ami kevin me tape', 'mon ami … me tape', 'fr'],
  ['meu amigo joao diz que nao', 'meu amigo … diz que nao', 'pt-BR'],
  ['does lucia rossi have an angel', 'does … have an angel'],
  ['does jo pray', 'does … pray'],
  ['does J. Reis pray', 'does … pray'],
  ['my name is Maria Jesus', 'my name is …'],
  ['my name is Jesus Garcia', 'my name is …'],
  ['MY NAME IS Anna', 'MY NAME IS …'],
  ['i live in the town of Rome', 'i live in …'],
  ['is Lincoln School good', 'is … School good'],
  ['at Over The Hill School', 'at … School'],
  ['father Brown said so', 'father … said so'],
  ['  see a@mail.example www.bad.example 12/3/18 ', 'see …'],
  ['ask @anna_99, @ben_99', 'ask …'],
  ['call 555-123-4567 or a.b@mail.example', 'call … or …'],
  ['see www.bad.example/x or @anna_99', 'see … or …'],
  ['born on 12/03/2018', 'born on …'],
  ['my birthday is on may 4 2017', 'my birthday is …'],
  ['Mrs Brown said so', 'Mrs … said so'],
  ['je m’appelle Léa Martin, qui est Dieu ?', 'je m’appelle …, qui est Dieu ?', 'fr'],
  ['j’habite 12 rue des Lilas', 'j’habite …', 'fr'],
  ['mon anniversaire est le 3 mai', 'mon anniversaire est …', 'fr'],
  ['j’ai 8 ans', 'j’ai … ans', 'fr'],
  ['ma maîtresse Claire dit', 'ma maîtresse … dit', 'fr'],
  ['meu último nome é Reis', 'meu último nome é …', 'pt-BR'],
  ['meu avô Pedro diz', 'meu avô … diz', 'pt-BR'],
  ['meu irmão Pedro diz', 'meu irmão … diz', 'pt-BR'],
  ['meu endereço é Vila Nova', 'meu endereço é …', 'pt-BR'],
  ['meu nome é João Silva e moro em São Paulo', 'meu nome é … e moro em …', 'pt-BR'],
  ['meu aniversário é dia 3 de maio', 'meu aniversário é …', 'pt-BR'],
  ['tenho 8 anos e estudo no Colégio São José', 'tenho … anos e estudo no Colégio …', 'pt-BR'],
])('of "%s" stays "%s"', (text, left, language) => {
  expect(clean(text, language)).toBe(left);
});

it.each<[string, Language?]>([
  ['Is Mary the Mother of God?'],
  ['Why did Jesus stay 40 days in the desert?'],
  ['i am sad about my sin'],
  ['Is the birthday of Jesus on December 25?'],
  ['my friend hits me'],
  ['my friend squashes me'],
  ['my friend cheated'],
  ['my friend teaches me'],
  ['is jesus my friend'],
  ['my friend Jesus loves me'],
  ['The School is big'],
  ['is Catholic School good'],
  ['is ja or plan b a sin'],
  ['mon ami crache sur moi', 'fr'],
  ['meu amigo cospe em mim', 'pt-BR'],
  ['Is God the Father Almighty?'],
  ['Marie est-elle la mère de Dieu ?', 'fr'],
  ['Quem foi São José?', 'pt-BR'],
  ['o padre Nosso Senhor', 'pt-BR'],
  ['eu durmo na rua quando o papai tá bravo', 'pt-BR'],
  ['on peut garder l’argent trouvé dans la rue ou pas', 'fr'],
])('nothing is taken out of "%s"', (text, language) => {
  expect(clean(text, language)).toBe(text);
});

it('the words that announce are given for each kind, at least one, and none is empty', () => {
  const announcing = {
    ...{ names: ['my name is', 'i am'], places: ['i live in'], ages: ['i am'] },
    ...{ school: ['school'], title: ['mrs'], relations: ['friend'], afterVerb: ['me'] },
  };
  expect(personalSchema.parse(announcing)).toEqual(announcing);
  for (const names of [[], ['']]) {
    expect(personalSchema.safeParse({ ...announcing, names }).success).toBe(false);
  }
  expect(personalSchema.safeParse({ ...announcing, other: ['a'] }).success).toBe(false);
});
