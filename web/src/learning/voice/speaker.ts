/** Where a voice is: in which sentence, and which letters of it, where the device tells. */
export interface SpokenPlace {
  sentence: number;
  from: number;
  to: number;
}

export interface SpeakerState {
  status: 'silent' | 'speaking' | 'paused' | 'failed';
  place: SpokenPlace | null;
}

/** What of the browser a speaker needs. */
export interface SpeakerTools {
  synthesis: Pick<SpeechSynthesis, 'speak' | 'cancel'>;
  utteranceOf: (text: string) => SpeechSynthesisUtterance;
}

/** How fast it is read. */
export const paces = ['slow', 'usual', 'quick'] as const;
export type Pace = (typeof paces)[number];

/** How long a device may be silent after it was asked to speak, in milliseconds. */
const timeout = 5000;
const rates: Record<Pace, number> = { slow: 0.65, usual: 0.9, quick: 1.15 };
const silent: SpeakerState = { status: 'silent', place: null };

/**
 * Reads sentences aloud, one after the other. A pause ends the sentence of now, and play begins it
 * again: what a browser calls a pause is no pause on many phones. A device that says nothing, or
 * fails, is `failed`.
 */
export class Speaker {
  readonly #sentences: readonly string[];
  readonly #voice: SpeechSynthesisVoice;
  readonly #tools: SpeakerTools;
  readonly #changed: () => void;
  /** Kept, since some browsers forget one that nobody holds, and never tell of its end. */
  #utterance: SpeechSynthesisUtterance | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pace: Pace = 'usual';
  state = silent;

  constructor(
    sentences: readonly string[],
    voice: SpeechSynthesisVoice,
    tools: SpeakerTools,
    changed: () => void,
  ) {
    this.#sentences = sentences;
    this.#voice = voice;
    this.#tools = tools;
    this.#changed = changed;
  }

  /**
   * Begins to read, or goes on after a pause. Must be called in a press: phones speak only then.
   */
  play(): void {
    this.#speak(this.state.status === 'paused' ? (this.state.place?.sentence ?? 0) : 0);
  }

  pause(): void {
    if (this.state.status !== 'speaking') return;
    this.#hush();
    this.#become({ ...this.state, status: 'paused' });
  }

  stop(): void {
    if (this.state.status === 'silent') return;
    this.#hush();
    this.#become(silent);
  }

  /** How fast to read; the sentence of now begins again. */
  setPace(pace: Pace): void {
    if (pace === this.#pace) return;
    this.#pace = pace;
    if (this.state.status === 'speaking') this.#speak(this.state.place?.sentence ?? 0);
  }

  #speak(sentence: number): void {
    this.#hush();
    const text = this.#sentences[sentence];
    if (text === undefined) {
      this.#become(silent);
      return;
    }
    const utterance = this.#tools.utteranceOf(text);
    utterance.voice = this.#voice;
    utterance.lang = this.#voice.lang;
    utterance.rate = rates[this.#pace];
    const isNow = () => this.#utterance === utterance;
    utterance.onstart = () => clearTimeout(this.#timer);
    utterance.onend = () => {
      if (!isNow()) return;
      this.#utterance = null;
      this.#speak(sentence + 1);
    };
    utterance.onerror = () => isNow() && this.#fail();
    utterance.onboundary = ({ name, charIndex, charLength }) => {
      if (!isNow() || name !== 'word') return;
      const length = charLength || (/^\S+/u.exec(text.slice(charIndex))?.[0].length ?? 0);
      const place = { sentence, from: charIndex, to: charIndex + length };
      this.#become({ status: 'speaking', place });
    };
    this.#utterance = utterance;
    this.#timer = setTimeout(() => isNow() && this.#fail(), timeout);
    this.#become({ status: 'speaking', place: { sentence, from: 0, to: 0 } });
    this.#tools.synthesis.speak(utterance);
  }

  #fail(): void {
    this.#hush();
    this.#become({ status: 'failed', place: null });
  }

  /** Ends what is being said; what it tells of its end no longer counts. */
  #hush(): void {
    clearTimeout(this.#timer);
    if (!this.#utterance) return;
    this.#utterance = null;
    this.#tools.synthesis.cancel();
  }

  #become(state: SpeakerState): void {
    this.state = state;
    this.#changed();
  }
}
