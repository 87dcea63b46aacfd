import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../language.ts';
import { answerWords } from './answer-words.ts';
import { isOneTypoAway, isTypedAnswerRight } from './grading.ts';

type Case = [response: string, answers: string[], language: Language];

const isRight = (response: string, answers: string[], language: Language) =>
  isTypedAnswerRight(response, { answers }, language);

describe('isTypedAnswerRight takes', () => {
  it.each<Case>([
    ['Apostles', ['the Apostles'], 'en'],
    ['  THE   apostles!! ', ['the Apostles'], 'en'],
    ['an angel', ['angel'], 'en'],
    ['God’s love', ["God's love"], 'en'],
    ['Gods love', ["God's love"], 'en'],
    ['guardianangel', ['guardian angel'], 'en'],
    ['Beppe', ['Bepi', 'Beppe'], 'en'],
    ['12', ['twelve', '12'], 'en'],
    ['l’Église', ['Église'], 'fr'],
    ['eglise', ["l'Église"], 'fr'],
    ['L´Eglise', ['l’Église'], 'fr'],
    ['le cœur', ['coeur'], 'fr'],
    ['COEUR', ['le cœur'], 'fr'],
    ['signe de croix', ['le signe de la croix'], 'fr'],
    ["amour d'un ami", ['amour ami'], 'fr'],
    ['tout puissant', ['tout-puissant'], 'fr'],
    ["aujourd'hui", ['aujourd’hui'], 'fr'],
    ['a oracao', ['oração'], 'pt-BR'],
    ['sinal cruz', ['o sinal da cruz'], 'pt-BR'],
    ['UM ANJO', ['anjo'], 'pt-BR'],
    ['A', ['a'], 'en'],
    ['7', ['seven'], 'en'],
    ['vingt et un', ['21'], 'fr'],
    ['quatre-vingt-dix', ['90'], 'fr'],
    ['a hundred and ten', ['110'], 'en'],
    ['na 3ª', ['a terceira'], 'pt-BR'],
    ['une', ['1'], 'fr'],
    ['1/2', ['half'], 'en'],
    ['Son and Father', ['Father and Son'], 'en'],
    ['angel guardian spirit', ['guardian angel'], 'en'],
    ['in Heaven with God', ['Heaven'], 'en'],
    ['it is Carthage', ['Carthage'], 'en'],
    ['the bride and her groom', ['bride groom'], 'en'],
    ['two men in white clothing', ['men in white'], 'en'],
    ['St. Peter', ['Saint Peter'], 'en'],
    ['Pierre', ['saint Pierre'], 'fr'],
    ['S. Pedro', ['São Pedro'], 'pt-BR'],
    ['Holy Masses', ['Mass'], 'en'],
    ['du St Esprit', ['le Saint-Esprit'], 'fr'],
    ['St-Esprit', ['le Saint-Esprit'], 'fr'],
    ['la Ste Vierge', ['la Sainte Vierge'], 'fr'],
    ['le Saint-Esprit', ['le St Esprit'], 'fr'],
    ['St Pierre', ['saint Pierre'], 'fr'],
    ['her son, St. Augustine', ['Augustine'], 'en'],
    ['son fils saint Augustin', ['Augustin'], 'fr'],
    ['a Sta. Missa', ['a Santa Missa'], 'pt-BR'],
    ['c’est la vengeance', ['vengeance'], 'fr'],
    ['aux cieux', ['au Ciel'], 'fr'],
    ['la marraine et le parrain', ['le parrain et la marraine'], 'fr'],
    ['são os noivos', ['noivo'], 'pt-BR'],
    ['as orações', ['oração'], 'pt-BR'],
    ['a peace maker', ['peacemaker'], 'en'],
    ['out of nothing', ['nothing'], 'en'],
    ['il y en a deux', ['2'], 'fr'],
    ['les deux mariés', ['les mariés'], 'fr'],
    ['le fleuve où il fut baptisé', ['fleuve'], 'fr'],
  ])('%j for %j in %s', (response, accepted, language) => {
    expect(isRight(response, accepted, language)).toBe(true);
  });

  it.each<Case>([
    ['catechsm', ['catechism'], 'en'],
    ['cattechism', ['catechism'], 'en'],
    ['catechisn', ['catechism'], 'en'],
    ['catehcism', ['catechism'], 'en'],
    ['atechism', ['catechism'], 'en'],
    ['ange guardien', ["l'ange gardien"], 'fr'],
    ['a igreja catolca', ['Igreja Católica'], 'pt-BR'],
  ])('%j with one typo for %j in %s', (response, accepted, language) => {
    expect(isRight(response, accepted, language)).toBe(true);
  });
});

describe('isTypedAnswerRight refuses', () => {
  it.each<Case>([
    ['', ['Apostles'], 'en'],
    ['   ', ['Apostles'], 'en'],
    ['?!', ['?'], 'en'],
    ['the', ['the Apostles'], 'en'],
    ['angle', ['angel'], 'en'],
    ['sant', ['saint'], 'en'],
    ['catchsm', ['catechism'], 'en'],
    ['mortal', ['immortal'], 'en'],
    ['immortal', ['mortal'], 'en'],
    ['visible', ['invisible'], 'en'],
    ['1904', ['1905'], 'en'],
    ['123457', ['123456'], 'en'],
    ['not nothing', ['nothing'], 'en'],
    ['the Father or the Son', ['the Son'], 'en'],
    ['Peter, not John', ['John'], 'en'],
    ['pas Dieu', ['Dieu'], 'fr'],
    ['sans la foi', ['la foi'], 'fr'],
    ['não é a fé', ['a fé'], 'pt-BR'],
    ['the mother of Jesus', ['Jesus'], 'en'],
    ['the mother of St. Augustine', ['Augustine'], 'en'],
    ['la mère de saint Augustin', ['Augustin'], 'fr'],
    ['Peter’s brother', ['Peter'], 'en'],
    ['le père de Salomon', ['Salomon'], 'fr'],
    ['os amigos de Jesus', ['Jesus'], 'pt-BR'],
    ['four hundred', ['four'], 'en'],
    ['twenty-four', ['4'], 'en'],
    ['trois heures', ['une heure'], 'fr'],
    ['terceira', ['três'], 'pt-BR'],
    ['l’esprit', ['le Saint-Esprit'], 'fr'],
    ['la famille', ['la Sainte Famille'], 'fr'],
    ['b c d e f g h j angel', ['angel'], 'en'],
    ['the book', ['the book of Rose'], 'en'],
    ['o', ['Deus'], 'pt-BR'],
    ['the church', ['Église'], 'fr'],
    ['x'.repeat(10_000), ['Apostles'], 'en'],
    ['anything', [], 'en'],
  ])('%j for %j in %s', (response, accepted, language) => {
    expect(isRight(response, accepted, language)).toBe(false);
  });

  it('a typo that is the right answer to another question', () => {
    expect(isRight('moral', ['mortal'], 'en')).toBe(true);
    const key = { answers: ['mortal'], others: ['moral'] };
    expect(isTypedAnswerRight('moral', key, 'en')).toBe(false);
    expect(isTypedAnswerRight('mortal', { ...key, others: ['mortal'] }, 'en')).toBe(true);
  });

  it('a listed wrong word beside the right ones, unless the answer is an accepted one', () => {
    const key = { answers: ['Peter', 'Simon Peter'], wrong: ['Paul', 'Andrew', 'Simon of Cyrene'] };
    expect(isTypedAnswerRight('Peter and Paul', key, 'en')).toBe(false);
    expect(isTypedAnswerRight('Simon Peter', key, 'en')).toBe(true);
    expect(isTypedAnswerRight('Peter the Apostle', key, 'en')).toBe(true);
    expect(isTypedAnswerRight('Paul', { answers: ['Paul'], wrong: ['Paul'] }, 'en')).toBe(true);
  });

  it('a wrong word that is one letter off a right one', () => {
    const key = { answers: ['vocation'], wrong: ['vacation'] };
    expect(isTypedAnswerRight('a vacation', key, 'en')).toBe(false);
    expect(isTypedAnswerRight('a vocasion', key, 'en')).toBe(true);
  });

  it('the answer to another question beside the right one, but for the names of God', () => {
    const key = { answers: ['Heaven'], others: ['Purgatory', 'God'] };
    expect(isTypedAnswerRight('Heaven and Purgatory', key, 'en')).toBe(false);
    expect(isTypedAnswerRight('Heaven with God', key, 'en')).toBe(true);
    const other = { answers: ['Tabernacle'], others: ['une'] };
    expect(isTypedAnswerRight('une sorte de tabernacle', other, 'fr')).toBe(true);
  });
});

describe('any answer', () => {
  const language = fc.constantFrom(...languages);
  const word = fc.stringMatching(/^[a-zéçãœ]{6,12}$/);

  it('is right for itself, however it is cased and spaced', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), language, (words, tongue) => {
        const answer = words.join(' ');
        expect(isRight(`  ${words.join('  ').toUpperCase()}. `, [answer], tongue)).toBe(true);
      }),
    );
  });

  it('of nothing but signs and spaces is never right', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[\s.,;!?'"-]*$/),
        fc.string(),
        language,
        (response, accepted, tongue) => {
          expect(isRight(response, [accepted], tongue)).toBe(false);
        },
      ),
    );
  });

  it('with one letter left out of a long word is right, with two of them it is not', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...'bcfghjkmnpqrtvwxz'), { minLength: 7, maxLength: 12 }),
        fc.nat(5),
        (letters, at) => {
          const accepted = [letters.join('')];
          const without = (count: number) => letters.toSpliced(at, count).join('');
          expect(isRight(without(1), accepted, 'en')).toBe(true);
          expect(isRight(without(2), accepted, 'en')).toBe(false);
        },
      ),
    );
  });

  it('is right in any order, behind a lead-in, and never with a negation', () => {
    const leadIn = { en: 'it is the', fr: 'c’est le', 'pt-BR': 'é o' };
    const no = { en: 'not', fr: 'pas', 'pt-BR': 'não' };
    const words = fc.uniqueArray(word, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(words, fc.nat(), language, (all, seed, tongue) => {
        const answers = [all.join(' ')];
        const turned = [...all.slice(seed % all.length), ...all.slice(0, seed % all.length)].join(
          ' ',
        );
        expect(isRight(`${leadIn[tongue]} ${turned}`, answers, tongue)).toBe(true);
        expect(isRight(`${no[tongue]} ${turned}`, answers, tongue)).toBe(false);
      }),
    );
  });

  it('that lacks a word of every key is wrong', () => {
    const words = fc.uniqueArray(fc.stringMatching(/^[bdfgk]{3,5}$/), {
      minLength: 2,
      maxLength: 4,
    });
    fc.assert(
      fc.property(words, language, (all, tongue) => {
        const others = all.slice(1);
        fc.pre(!others.some((other) => isRight(other, [all[0] ?? ''], tongue)));
        expect(isRight(others.join(' '), [all.join(' ')], tongue)).toBe(false);
      }),
    );
  });

  it('keeps at least one word if it has a letter at all', () => {
    fc.assert(
      fc.property(fc.string(), language, (text, tongue) => {
        expect(answerWords(`${text} x`, tongue).length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('isOneTypoAway', () => {
  /** Optimal string alignment distance, the long way. */
  function distance(a: string, b: string): number {
    const d = Array.from({ length: a.length + 1 }, (_, i) =>
      Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
    );
    const at = (i: number, j: number) => d[i]?.[j] ?? Infinity;
    for (let i = 1; i <= a.length; i += 1) {
      for (let j = 1; j <= b.length; j += 1) {
        const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
        const best = Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
          swapped ? at(i - 2, j - 2) + 1 : Infinity,
        );
        const row = d[i];
        if (row !== undefined) row[j] = best;
      }
    }
    return at(a.length, b.length);
  }

  it('is exactly an edit distance of one, a swap of neighbours counted as one', () => {
    const word = fc.stringMatching(/^[abc]{0,6}$/);
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(isOneTypoAway(a, b)).toBe(distance(a, b) === 1);
      }),
      { numRuns: 3000 },
    );
  });
});
