import type { Language } from '@pius/domain/language.ts';

/** What of a voice its choice rests on. */
type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

/**
 * The voice of this device that speaks a language; null where there is none. Voices that send the
 * text elsewhere are passed over: nothing of a child's leaves the device. The language's own
 * country goes first.
 */
export function voiceOfDevice<Kind extends Voice>(
  voices: readonly Kind[],
  language: Language,
): Kind | null {
  const tag = language.toLowerCase();
  const [requested] = tag.split('-');
  const spoken = voices
    .filter(({ localService }) => localService)
    .map((voice) => ({ voice, lang: voice.lang.replace('_', '-').toLowerCase() }))
    .filter(({ lang }) => lang.split('-')[0] === requested);
  const own = spoken.filter(({ lang }) => lang === tag);
  const best = own.length > 0 ? own : spoken;
  return (best.find(({ voice }) => voice.default) ?? best[0])?.voice ?? null;
}
