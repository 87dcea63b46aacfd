import { expect, it } from 'vitest';
import type { Language } from '../language.ts';
import { soundOf } from './sound.ts';

it.each<[string, string, Language]>([
  ['comunion', 'communion', 'en'],
  ['preist', 'priest', 'en'],
  ['fisical', 'physical', 'en'],
  ['ostie', 'hostie', 'fr'],
  ['uile', 'huile', 'fr'],
  ['anje', 'anjes', 'fr'],
  ['katechisme', 'catechisme', 'fr'],
  ['crus', 'cruz', 'pt-BR'],
  ['ostia', 'hostia', 'pt-BR'],
  ['confisao', 'confissao', 'pt-BR'],
])('%s sounds like %s', (written, meant, language) => {
  expect(soundOf(written, language)).toBe(soundOf(meant, language));
});

it.each<[string, string, Language]>([
  ['heaven', 'seven', 'en'],
  ['ange', 'orange', 'fr'],
  ['missa', 'mesa', 'pt-BR'],
])('%s does not sound like %s', (one, other, language) => {
  expect(soundOf(one, language)).not.toBe(soundOf(other, language));
});
