import { expect, it } from 'vitest';
import { spokenLanguage } from './spoken-language.ts';

it.each([
  ['en', 'est-ce que les anges ont des ailes', 'fr'],
  ['en', 'o que é a missa e por que a gente vai', 'pt-BR'],
  ['fr', 'why do we have to go to confession', 'en'],
  ['pt-BR', 'who are the angels', 'en'],
  ['fr', 'c’est quoi la grâce', 'fr'],
  ['pt-BR', 'quem é o papa', 'pt-BR'],
  ['en', 'amen', 'en'],
  ['en', 'quoi donc', 'fr'],
  ['en', 'donc amen', 'en'],
  ['en', 'jamais rien', 'fr'],
  ['en', 'minha comigo', 'pt-BR'],
  ['en', 'quoi donc the', 'en'],
  ['en', 'quoi donc dans the', 'fr'],
  ['fr', 'the with of quem quando onde isso isto', 'pt-BR'],
] as const)('on a page in %s, "%s" is asked in %s', (page, question, language) => {
  expect(spokenLanguage(question, page)).toBe(language);
});
