import { onTestFinished, vi } from 'vitest';

/** A voice as a device names it. */
interface FakeVoice {
  lang: string;
  localService: boolean;
}

// The app keeps the list it was given while it holds a voice: it is emptied after each test.
const voices: SpeechSynthesisVoice[] = [];

class FakeUtterance {
  readonly text: string;
  lang = '';
  onend: (() => void) | null = null;
  onstart: (() => void) | null = null;
  onboundary: ((place: object) => void) | null = null;

  constructor(text: string) {
    this.text = text;
  }
}

/**
 * Gives the test a device that speaks, where a browser without a window has none: `said` is what it was asked to say,
 * each sentence after the language of its voice, and `endSentence` lets the sentence of now come to its end.
 */
export function fakeVoices(named: readonly FakeVoice[]): {
  said: string[];
  endSentence: () => void;
} {
  const said: string[] = [];
  let now: FakeUtterance | null = null;
  voices.push(
    ...named.map((voice) => ({ ...voice, default: false, name: voice.lang, voiceURI: '' })),
  );
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak(utterance: FakeUtterance) {
      now = utterance;
      said.push(`${utterance.lang}: ${utterance.text}`);
      utterance.onstart?.();
      utterance.onboundary?.({ name: 'word', charIndex: 0, charLength: 4 });
    },
    cancel: () => {
      now = null;
    },
  });
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  onTestFinished(() => {
    voices.length = 0;
    vi.unstubAllGlobals();
  });
  return {
    said,
    endSentence: () => {
      const ended = now;
      now = null;
      ended?.onend?.();
    },
  };
}

/** What the page marks as being said, by the name of the mark. */
export function marked(name: 'spoken' | 'spoken-word'): string {
  return [...(CSS.highlights.get(name) ?? [])].map(String).join('|');
}
