import type { Language } from '../language.ts';

type Rule = readonly [RegExp, string];

/**
 * What is written in several ways and said in one, in the order in which it is made alike. Words
 * come in plain letters.
 */
const rules: Record<Language, readonly Rule[]> = {
  en: [
    [/ph/g, 'f'],
    [/^kn/, 'n'],
    [/^wh/, 'w'],
    [/^wr/, 'r'],
    [/ght/g, 't'],
    [/tion|sion/g, 'shn'],
    [/ck|q/g, 'k'],
    [/c(?=[eiy])/g, 's'],
    [/c(?!h)/g, 'k'],
    [/[sz]/g, 's'],
    [/(?<=.)[aeiouy]+/g, 'a'],
  ],
  fr: [
    [/ph/g, 'f'],
    [/(?<!c)h/g, ''],
    [/qu|q|c(?=[aoulr])/g, 'k'],
    [/c(?=[eiy])|ss|t(?=ion)/g, 's'],
    [/eau|au/g, 'o'],
    [/ai|ei|e(?=[rz]$)/g, 'e'],
    [/[ea]n|[ea]m(?=[bp])/g, 'an'],
    [/y/g, 'i'],
    [/z/g, 's'],
    [/(?<=..)(?:ent|er|ez|es|e|s|t|d|x)$/, ''],
  ],
  'pt-BR': [
    [/(?<![cln])h/g, ''],
    [/qu(?=[ei])|q|c(?=[aoulr])/g, 'k'],
    [/ss|sc(?=[ei])|c(?=[ei])|[zx]/g, 's'],
    [/ch/g, 'x'],
    [/g(?=[ei])/g, 'j'],
    [/y/g, 'i'],
    [/l(?![aeiouh])/g, 'u'],
    [/[ou]s?$/, 'u'],
    [/[ei]s?$/, 'i'],
    [/s$/, ''],
  ],
};

/**
 * How a word sounds, so that words written as they are heard ("ostie", "crus", "fasting") are
 * alike. It takes plain letters. A coarse measure: it only proposes words, and `meantWord` decides.
 */
export function soundOf(word: string, language: Language): string {
  return rules[language]
    .reduce((sound, [written, said]) => sound.replace(written, said), word)
    .replace(/(.)\1+/g, '$1');
}
