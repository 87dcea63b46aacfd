import { describe, expect, it } from 'vitest';
import { type DeedWords, deedsSchema, makeDeeds } from './deeds.ts';

const words: DeedWords = {
  lists: {
    person: ['dad', 'coach'],
    he: ['he'],
    child: ['me', 'my'],
    stop: ['god'],
    kindly: ['teach*', 'with', 'i', 'loves'],
    devotion: ['mass'],
    heaven: ['god'],
  },
  self: ['if i wasnt here'],
  surely: ['our little secret'],
  perhaps: ['{person} ... !{kindly} me'],
  unnamed: ['{he} !{kindly} me'],
  signs: { place: ['bed', 'car'], fear: ['afraid'], gift: ['candy'] },
};
const deeds = makeDeeds(words);
const heard = (written: string, mended = written) => deeds.heard(` ${written} `, ` ${mended} `);

describe('the rule of doers and deeds', () => {
  it.each([
    'dad squashes me',
    'does my coach often squash me',
    'he squashes me',
    'is our little secret from god a sin',
  ])('asks after "%s"', (text) => {
    expect(heard(text)).toBe('unclear');
  });

  it.each([
    ['a kindly deed', 'dad teaches me to pray'],
    ['what God does', 'dad says god made me'],
    ['he, where God is spoken of', 'is god good and he shapes me'],
    ['prayer and sacraments', 'dad woke me for mass'],
    ['one sign by itself', 'dad sits on my bed'],
    ['signs without a person', 'i am afraid in my bed'],
  ])('lets pass %s', (_, text) => {
    expect(heard(text)).toBeNull();
  });

  it('hears a wish to be no more', () => {
    expect(heard('would they laugh if i wasnt here')).toBe('self-harm');
  });

  it('asks after two signs beside a person and the child, one more without the child, one more where God is', () => {
    expect(heard('coach gave me candy in his car')).toBe('unclear');
    expect(heard('coach has candy in his car')).toBeNull();
    expect(heard('afraid of coach and his candy in the car')).toBe('unclear');
    expect(heard('god saw my coach and candy in his car')).toBeNull();
  });

  it('takes a kindly deed for one as it was written and as it was meant', () => {
    expect(heard('dad teeches me', 'dad teaches me')).toBeNull();
    expect(heard('dad loves me', 'dad lovers me')).toBeNull();
    expect(heard('it is our litle secret', 'it is our little secret')).toBe('unclear');
  });

  it('is not made without the words it rests on', () => {
    const { heaven: _, ...lists } = words.lists;
    expect(deedsSchema.safeParse({ ...words, lists }).success).toBe(false);
    expect(deedsSchema.safeParse(words).success).toBe(true);
  });
});

describe('where nothing is heard, help is to be at hand', () => {
  const near = (text: string) => deeds.near(` ${text} `);
  it('in what is of the child and somebody beside it, or a sign', () => {
    expect(near('does my dad go to heaven')).toBe(true);
    expect(near('is he cross with me')).toBe(true);
    expect(near('afraid in my bed')).toBe(true);
  });

  it('not in what is of neither', () => {
    expect(near('who is god')).toBe(false);
    expect(near('can god see me')).toBe(false);
    expect(near('was he a coach')).toBe(false);
  });
});
