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
const hasDeed = (written: string, mended = written) => deeds.hasDeed(` ${written} `, ` ${mended} `);

describe('the rule of doers and deeds', () => {
  it.each([
    'dad squashes me',
    'does my coach often squash me',
    'he squashes me',
    'is our little secret from god a sin',
  ])('asks after "%s"', (text) => {
    expect(hasDeed(text)).toBe('unclear');
  });

  it.each([
    ['a kindly deed', 'dad teaches me to pray'],
    ['what God does', 'dad says god made me'],
    ['he, where God is spoken of', 'is god good and he shapes me'],
    ['prayer and sacraments', 'dad woke me for mass'],
    ['one sign by itself', 'dad sits on my bed'],
    ['signs without a person', 'i am afraid in my bed'],
  ])('lets pass %s', (_, text) => {
    expect(hasDeed(text)).toBeNull();
  });

  it('hears a wish to be no more', () => {
    expect(hasDeed('would they laugh if i wasnt here')).toBe('self-harm');
  });

  it('asks after two signs beside a person and the child, one more without the child, one more where God is', () => {
    expect(hasDeed('coach gave me candy in his car')).toBe('unclear');
    expect(hasDeed('coach has candy in his car')).toBeNull();
    expect(hasDeed('afraid of coach and his candy in the car')).toBe('unclear');
    expect(hasDeed('god saw my coach and candy in his car')).toBeNull();
    expect(hasDeed('afraid when god saw my coach and candy in his car')).toBe('unclear');
    expect(hasDeed('afraid when god saw coach and candy in the car')).toBeNull();
  });

  it('takes "he" for somebody where God is not spoken of', () => {
    expect(hasDeed('he has candy for my bed')).toBe('unclear');
    expect(hasDeed('afraid when god made candy and he saw my bed')).toBeNull();
  });

  it('takes a kindly deed for one as it was written and as it was meant', () => {
    expect(hasDeed('dad teeches me', 'dad teaches me')).toBeNull();
    expect(hasDeed('dad loves me', 'dad lovers me')).toBeNull();
    expect(hasDeed('he teeches me', 'he teaches me')).toBeNull();
    expect(hasDeed('he loves me', 'he lovers me')).toBeNull();
    expect(hasDeed('it is our litle secret', 'it is our little secret')).toBe('unclear');
  });

  it('hears all else as it was written or as it was meant', () => {
    expect(hasDeed('if i wasnt here', 'if i want here')).toBe('self-harm');
    expect(hasDeed('if i wasn here', 'if i wasnt here')).toBe('self-harm');
    expect(hasDeed('it is our little secret', 'it is our litle secret')).toBe('unclear');
    expect(hasDeed('dad squashes me at mass', 'dad squashes me at mess')).toBeNull();
    expect(hasDeed('dad squashes me at mess', 'dad squashes me at mass')).toBeNull();
    expect(hasDeed('god lets he squash me', 'good lets he squash me')).toBeNull();
    expect(hasDeed('good lets he squash me', 'god lets he squash me')).toBeNull();
  });

  it('hears several signs only as they were meant', () => {
    expect(hasDeed('coach gave me canddy in his car', 'coach gave me candy in his car')).toBe(
      'unclear',
    );
    expect(hasDeed('coach has candy by my door', 'coach has candle by my door')).toBeNull();
  });

  it('knows the words of its patterns, signs and lists, by which misspelled ones are set right', () => {
    expect([...deeds.known].sort()).toEqual([
      ...['afraid', 'candy', 'coach', 'little', 'loves', 'secret', 'wasnt'],
    ]);
  });

  it('is not made of a pattern that names a list there is none of', () => {
    expect(() => makeDeeds({ ...words, self: ['{nobody}'] })).toThrow('nobody');
  });

  it('is not made without the words it rests on', () => {
    expect(deedsSchema.safeParse(words).success).toBe(true);
    for (const name of ['person', 'he', 'child', 'devotion', 'heaven']) {
      const { [name]: _, ...lists } = words.lists;
      const read = deedsSchema.safeParse({ ...words, lists });
      expect(read.error?.message).toContain('needs the lists person, he, child, devotion, heaven');
    }
    for (const part of ['self', 'surely', 'perhaps', 'unnamed', 'signs'] as const) {
      expect(deedsSchema.safeParse({ ...words, [part]: undefined }).success).toBe(false);
    }
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
