import { expect, it } from 'vitest';
import type { Language } from '../language.ts';
import { withoutPersonalData } from './personal-data.ts';

const relations = (words: string[], afterVerb: string[], known: string) => ({
  ...{ words, afterVerb, known: new Set(known.split(' ')), stems: ['teach', 'bri'] },
});
const words = {
  en: {
    names: ['my name is', 'i am', 'my friend'],
    places: ['i live in', 'i go to'],
    ages: ['i am'],
    school: ['school'],
    title: ['mrs', 'father'],
    relations: relations(['my friend'], ['me'], 'is says and hits jesus'),
  },
  fr: {
    names: ['je m appelle'],
    places: ['j habite a', 'j habite'],
    ages: ['j ai'],
    school: ['ecole'],
    title: ['madame'],
    relations: relations(['mon ami'], ['sur'], 'me dit est'),
  },
  'pt-BR': {
    names: ['meu nome e', 'me chamo'],
    places: ['moro em', 'moro na'],
    ages: ['tenho'],
    school: ['colegio'],
    title: ['dona'],
    relations: relations(['meu amigo'], ['em'], 'diz que me'),
  },
};
const clean = (text: string, language: Language = 'en') =>
  withoutPersonalData(text, language, words, ['Lucia Rossi']);

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
  ['call 555-123-4567 or a.b@mail.example', 'call … or …'],
  ['see www.bad.example/x or @anna_99', 'see … or …'],
  ['born on 12/03/2018', 'born on …'],
  ['my birthday is on may 4 2017', 'my birthday is …'],
  ['Mrs Brown said so', 'Mrs … said so'],
  ['je m’appelle Léa Martin, qui est Dieu ?', 'je m’appelle …, qui est Dieu ?', 'fr'],
  ['j’habite 12 rue des Lilas', 'j’habite …', 'fr'],
  ['mon anniversaire est le 3 mai', 'mon anniversaire est …', 'fr'],
  ['j’ai 8 ans', 'j’ai … ans', 'fr'],
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
  ['mon ami crache sur moi', 'fr'],
  ['meu amigo cospe em mim', 'pt-BR'],
  ['Is God the Father Almighty?'],
  ['Marie est-elle la mère de Dieu ?', 'fr'],
  ['Quem foi São José?', 'pt-BR'],
  ['eu durmo na rua quando o papai tá bravo', 'pt-BR'],
  ['on peut garder l’argent trouvé dans la rue ou pas', 'fr'],
])('nothing is taken out of "%s"', (text, language) => {
  expect(clean(text, language)).toBe(text);
});
