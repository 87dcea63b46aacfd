import type { Language } from '../language.ts';
import type { Finding } from './finding.ts';

/** What a quoted speech stands between, and what stands around it. */
const quotes: Record<Language, RegExp> = {
  en: /“[^”]*”/gu,
  fr: /«[^»]*»/gu,
  'pt-BR': /“[^”]*”/gu,
};

/** Verbs by which a speech is given to somebody, as stories tell them. */
const verbs: Record<Language, string> = {
  en: 'says?|said|asks?|asked|answers?|answered|repl(?:y|ies|ied)|cries|cried|calls?|called|whispers?|whispered|laughs?|laughed|shouts?|shouted|explains?|explained|begs?|begged|adds?|added|thinks?|thought|murmurs?|sighs?',
  fr: 'dit|demande|répond|crie|appelle|murmure|chuchote|explique|supplie|ajoute|reprend|s’écrie|s’exclame|souffle|soupire|rit|lance|pense',
  'pt-BR':
    'diz|disse|pergunta|perguntou|responde|respondeu|grita|gritou|chama|chamou|sussurra|murmura|explica|pede|pediu|acrescenta|exclama|suspira|ri|pensa|conta',
};

const articles: Record<Language, string> = {
  en: 'the|his|her|a|an|my|one|another',
  fr: 'le |la |les |son |sa |un |une |l’',
  'pt-BR': 'o|a|os|as|seu|sua|um|uma',
};

/** Words that begin the answer to a question. */
const yesOrNo: Record<Language, string> = {
  en: 'Yes|No|Oh yes|Oh no',
  fr: 'Oui|Non|Si',
  'pt-BR': 'Sim|Não|Claro',
};

const after: Record<Language, RegExp> = {
  en: new RegExp(
    `^,?\\s+(?:(?:${verbs.en})\\s+((?:(?:${articles.en})\\s+)?[\\p{L}’-]+)|((?:(?:[Tt]he|[Hh]is|[Hh]er|[Aa]n?|[Mm]y)\\s+)?[\\p{L}’-]+)\\s+(?:${verbs.en})\\b)`,
    'u',
  ),
  fr: new RegExp(
    `^,?\\s+(?:lui\\s+|leur\\s+|se\\s+)?(?:${verbs.fr})(?:\\s+|-(?:t-)?)((?:${articles.fr})?[\\p{L}’-]+)`,
    'u',
  ),
  'pt-BR': new RegExp(
    `^[,.]?\\s+(?:lhe\\s+)?(?:${verbs['pt-BR']})\\s+((?:(?:${articles['pt-BR']})\\s+)?[\\p{L}’-]+)`,
    'u',
  ),
};

const pronouns = new Set(
  'he she it they i we you who il elle ils elles on je nous ele ela eles elas eu'.split(' '),
);

/** The one to whom the speech before a text is given; null where nobody is, or a pronoun. */
function speakerAfter(rest: string, language: Language): string | null {
  const match = after[language].exec(rest);
  const name = (match?.[1] ?? match?.[2])?.toLowerCase().replace(/^.*[\s’]/u, '');
  return name === undefined || pronouns.has(name) ? null : name;
}

/**
 * What shows that two speak in one paragraph, as far as words can tell: two names to whom speeches
 * are given, a yes or no that answers the question before it, or (French) a dash after a sentence.
 */
export function secondSpeaker(paragraph: string, language: Language): string | null {
  const speeches = [...paragraph.matchAll(quotes[language])];
  const names = new Set(
    speeches.flatMap((speech) => {
      const rest = paragraph.slice(speech.index + speech[0].length);
      return speakerAfter(rest, language) ?? [];
    }),
  );
  if (names.size > 1) return [...names].join(' and ');
  const answered = new RegExp(`^[“«]\\s*(?:${yesOrNo[language]})(?![\\p{L}])`, 'u');
  for (const [index, speech] of speeches.entries()) {
    const next = speeches[index + 1]?.[0] ?? '';
    if (/\?\s*[”»]$/u.test(speech[0]) && answered.test(next)) return `${speech[0]} ${next}`;
  }
  const dash = language === 'fr' ? /[.!?…»]\s+—\s+\p{Lu}[^—]{0,30}/u.exec(paragraph)?.[0] : null;
  return dash ?? null;
}

/** Paragraphs of a story in which two people speak. */
export function checkSpeakers(paragraphs: readonly string[], language: Language): Finding[] {
  return paragraphs.flatMap((paragraph, index): Finding[] => {
    const result = secondSpeaker(paragraph, language);
    if (result === null) return [];
    return [
      {
        path: ['story', 'paragraphs', index],
        message: `Two seem to speak in this paragraph: ${result}.`,
        doThis: 'Give each speaker a paragraph of its own.',
      },
    ];
  });
}
