import { describe, expect, it } from 'vitest';
import type { Language } from '../language.ts';
import { absoluteBalance, isAbsolute, judgedIn } from './absolute-words.ts';
import { goodLesson } from './lesson-fixture.ts';
import { checkWording } from './lesson-wording.ts';
import { secondSpeaker } from './speakers.ts';

const findings = (simply: string, language: Language) => {
  const lesson = goodLesson();
  Object.assign(lesson.teaching[0] ?? {}, { simply });
  return checkWording(lesson, language).map(({ path }) => path.join('.'));
};

describe('checkWording', () => {
  it.each<[string, Language]>([
    ['Comme Dieu, Jésus est partout.', 'fr'],
    ['Il est grand. Comme Dieu, il sait tout.', 'fr'],
    ['Que défend le premier commandement ?', 'fr'],
    ['Ce commandement nous défend de voler.', 'fr'],
    ['Cela est défendu.', 'fr'],
    ['Como Deus, Ele é igual ao Pai.', 'pt-BR'],
  ])('names %j', (simply, language) => {
    expect(findings(simply, language)).toEqual(['teaching.0.simply']);
  });

  it.each<[string, Language]>([
    ['Aimer les autres comme Dieu les aime.', 'fr'],
    ['Léo défend un enfant.', 'fr'],
    ['Ange de Dieu, défends-moi.', 'fr'],
    ['Il interdit de voler (on dit aussi : défend).', 'fr'],
    ['Amar como Deus ama.', 'pt-BR'],
    ['As God, Jesus is everywhere.', 'en'],
  ])('passes %j over', (simply, language) => expect(findings(simply, language)).toEqual([]));

  it('names a lesson most of whose statements are true', () => {
    const lesson = goodLesson();
    for (const question of lesson.quiz) {
      if (question.kind === 'true-false') question.answer = true;
    }
    expect(checkWording(lesson, 'en')[0]?.message).toMatch(/^There are 9 true statements among/);
  });
});

describe('two speakers in one paragraph', () => {
  it.each<[string, Language]>([
    ['“Where?” asks Anna. “At home,” says Peter.', 'en'],
    ['“Can we call it anything else?” he asks. “No,” she says.', 'en'],
    ['« Où ? » demande Anne. « Ici », répond Pierre.', 'fr'],
    ['« Viens-tu ? — Oui, j’arrive. » Il court. — Attends-moi !', 'fr'],
    ['“Onde?”, pergunta Ana. “Aqui”, responde Pedro.', 'pt-BR'],
  ])('are seen in %j', (paragraph, language) => {
    expect(secondSpeaker(paragraph, language)).not.toBeNull();
  });

  it.each<[string, Language]>([
    ['“I see it,” says Anna. “It is mine.”', 'en'],
    ['“Do you know the way?” he asks. The road is long.', 'en'],
    ['« Viens », dit Anne. « Il est tard. »', 'fr'],
    ['“Venha”, diz Ana. “Já é tarde.”', 'pt-BR'],
  ])('are not seen in %j', (paragraph, language) => {
    expect(secondSpeaker(paragraph, language)).toBeNull();
  });
});

describe('absolute words', () => {
  it.each<[string, Language, boolean]>([
    ['Only God is eternal.', 'en', true],
    ['God loves the lonely.', 'en', false],
    ['Dieu n’oublie jamais.', 'fr', true],
    ['Il ne faut que prier.', 'fr', true],
    ['Il n’y a plus d’espoir.', 'fr', true],
    ['Dieu est bon.', 'fr', false],
    ['Só Deus é eterno.', 'pt-BR', true],
    ['O sol brilha.', 'pt-BR', false],
  ])('%j in %s: %s', (text, language, has) => expect(isAbsolute(text, language)).toBe(has));

  it('are counted with how many of their statements are true', () => {
    const judged = [
      { text: 'Only God.', answer: true },
      { text: 'Never.', answer: false },
      { text: 'God is good.', answer: true },
    ];
    expect(absoluteBalance(judged, 'en')).toEqual({ all: 2, true: 1 });
    expect(judgedIn(goodLesson())).toHaveLength(12);
  });
});
