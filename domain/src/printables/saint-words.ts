import { foldDiacritics } from '../fold-diacritics.ts';
import type { Language } from '../language.ts';
import type { PuzzleWord } from './own-words.ts';
import { puzzleLetters } from './puzzle-letters.ts';

/** What is told of a saint, as far as words are looked for in it. */
export interface SaintText {
  name: string;
  bio: string;
  virtues: string;
  heroism: string;
  contributions: string;
}

/** As many as a child finds at one sitting. */
const mostWords = 16;
const shortest = 4;

/** Words of the faith and of good deeds, which a life is told with. */
const wordsOfFaith: Record<Language, string> = {
  en: 'abbot abbey angel apostle baptism bible bishop cathedral chapel charity children church confession convent courage cross deacon faith feast forgave forgive friend gentle gospel heaven hermit holy hope humble humility hymn joy king kindness lamp letters love martyr mass mercy miracle mission missionary monastery monk mother nun obedience orphans patience peace pilgrim pilgrims poor pope prayed prayer priest prison queen rosary sacraments school servant shepherd sick sister star teacher truth vision world',
  fr: 'abbaye abbé ange apôtre baptême bible bonté cathédrale chapelle charité ciel confiance confession couronne courage couvent croix diacre douceur école église enfants ermite espérance étoile évangile évêque fête foi force frère humilité joie justice lettres lumière malades martyr mère messe miracle mission missionnaire moine monastère obéissance orphelins paix pape pardon patience pauvres pèlerin pèlerins père prière prison prêtre reine religieuse roi rosaire sacrements sainteté service sœur vérité',
  'pt-BR':
    'abade alegria amor anjo apóstolo batismo bíblia bispo bondade capela caridade carta catedral céu confiança confissão convento coragem coroa cruz diácono doentes escola esperança estrela evangelho fé festa filhos força freira humildade igreja irmã irmão justiça luz mártir mãe milagre missa missão missionário monge mosteiro obediência oração órfãos paciência padre papa paz pai perdão peregrino pobres prisão rainha rei rosário sacerdote sacramentos serviço verdade virtude',
};

/** What a name has besides the name. */
const titles: Record<Language, string> = {
  en: 'saint saints blessed the first companions apostle evangelist martyr today',
  fr: 'saint sainte saints saintes bienheureux bienheureuse notre dame apotre martyr compagnons',
  'pt-BR': 'santo santa santos santas sao beato beata nossa senhora companheiros apostolo martir',
};

const listOf = (words: string) => new Set(foldDiacritics(words).split(' '));

/**
 * The words of a saint for a word search: those of the name, then words of the faith, then names of
 * people and places, as far as the saint's life has them.
 * @param saint - What is told of the saint.
 */
export function saintWords(saint: SaintText, language: Language): PuzzleWord[] {
  const title = listOf(titles[language]);
  const faith = listOf(wordsOfFaith[language]);
  const text = [saint.bio, saint.virtues, saint.heroism, saint.contributions].join(' ');
  const isName = (word: string) => /^\p{Lu}/u.test(word) && word.length >= shortest;
  const names = wordsIn(saint.name).filter(
    (word) => isName(word) && !title.has(foldDiacritics(word)),
  );
  const ofFaith = wordsIn(text).filter((word) => faith.has(foldDiacritics(word)));
  // Only inside a sentence does a capital letter tell a name; a pronoun for God may have one too.
  const others = [...text.matchAll(/(?<=[\p{Ll},] )\p{Lu}[\p{L}’'-]{4,}/gu)].map(([word]) => word);
  const results = new Map<string, PuzzleWord>();
  for (const word of [...names, ...ofFaith, ...others]) {
    const letters = puzzleLetters(word);
    if (letters !== null && !results.has(letters)) {
      results.set(letters, { letters, shown: word, clue: '' });
    }
  }
  return withoutParts([...results.values()]).slice(0, mostWords);
}

const wordsIn = (text: string): string[] => text.match(/\p{L}[\p{L}-]*/gu) ?? [];

/** A word within another one would be found in it: only the longer stays. */
function withoutParts(words: readonly PuzzleWord[]): PuzzleWord[] {
  return words.filter(
    ({ letters }) =>
      !words.some((other) => other.letters !== letters && other.letters.includes(letters)),
  );
}
