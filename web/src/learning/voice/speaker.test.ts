import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Speaker } from './speaker.ts';

const sentences = ['Long ago.', 'He walked to school.'];
const voice = { lang: 'en-GB' } as SpeechSynthesisVoice;

/** A device that says nothing by itself: the test tells when it begins and ends. */
function device() {
  const said: SpeechSynthesisUtterance[] = [];
  const synthesis = {
    speak: (utterance: SpeechSynthesisUtterance) => said.push(utterance),
    cancel: vi.fn(),
  };
  const utteranceOf = (text: string) => ({ text }) as SpeechSynthesisUtterance;
  const states: string[] = [];
  const speaker: Speaker = new Speaker(sentences, voice, { synthesis, utteranceOf }, () =>
    states.push(speaker.state.status),
  );
  const event = {} as SpeechSynthesisEvent & SpeechSynthesisErrorEvent;
  const last = () => said.at(-1) ?? utteranceOf('');
  return {
    speaker,
    synthesis,
    last,
    texts: () => said.map(({ text }) => text),
    begin: () => last().onstart?.(event),
    end: (utterance = last()) => utterance.onend?.(event),
    fail: () => last().onerror?.(event),
    reach: (charIndex: number, charLength = 0) =>
      last().onboundary?.({ name: 'word', charIndex, charLength } as SpeechSynthesisEvent),
  };
}

describe('a text read aloud', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  test('one sentence follows the other, and then it is silent', () => {
    const { speaker, begin, end, texts } = device();
    speaker.play();
    begin();
    end();
    begin();
    expect(texts()).toEqual(sentences);
    expect(speaker.state.place?.sentence).toBe(1);
    end();
    expect(speaker.state).toEqual({ status: 'silent', place: null });
  });

  test('it is read in the voice of the device, and more slowly or faster where that is asked', () => {
    const { speaker, last } = device();
    speaker.play();
    const usual = last().rate;
    expect(last()).toMatchObject({ voice, lang: 'en-GB' });
    speaker.setPace('slow');
    expect(last().rate).toBeLessThan(usual);
    speaker.setPace('quick');
    expect(last().rate).toBeGreaterThan(usual);
  });

  test('after a pause the sentence of then is read again', () => {
    const { speaker, begin, end, texts, synthesis } = device();
    speaker.play();
    end();
    begin();
    speaker.pause();
    expect(synthesis.cancel).toHaveBeenCalledOnce();
    expect(speaker.state.status).toBe('paused');
    speaker.play();
    expect(texts()).toEqual([...sentences, sentences[1]]);
  });

  test('what a sentence that was ended tells of its end no longer counts', () => {
    const { speaker, last, end, texts } = device();
    speaker.play();
    const first = last();
    speaker.pause();
    end(first);
    expect(speaker.state.status).toBe('paused');
    expect(texts()).toHaveLength(1);
  });

  test('after a stop it begins anew', () => {
    const { speaker, end, texts } = device();
    speaker.play();
    end();
    speaker.stop();
    expect(speaker.state.status).toBe('silent');
    speaker.play();
    expect(texts().at(-1)).toBe(sentences[0]);
  });

  test('the word of now is known where the device tells it, with its length or without', () => {
    const { speaker, begin, reach: range } = device();
    speaker.play();
    begin();
    range(5, 3);
    expect(speaker.state.place).toEqual({ sentence: 0, from: 5, to: 8 });
    range(5);
    expect(speaker.state.place).toEqual({ sentence: 0, from: 5, to: 9 });
  });

  test('a device that fails is said to fail', () => {
    const { speaker, fail } = device();
    speaker.play();
    fail();
    expect(speaker.state.status).toBe('failed');
  });

  test('a device that says nothing is said to fail, one that began is not', () => {
    const quiet = device();
    quiet.speaker.play();
    vi.advanceTimersByTime(10_000);
    expect(quiet.speaker.state.status).toBe('failed');
    const speaking = device();
    speaking.speaker.play();
    speaking.begin();
    vi.advanceTimersByTime(10_000);
    expect(speaking.speaker.state.status).toBe('speaking');
  });
});
