import type { Language } from '@pius/domain/language.ts';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { voiceOfDevice } from './device-voice.ts';
import { takeVoice } from './one-voice.ts';
import { type Pace, Speaker, type SpeakerState } from './speaker.ts';

/**
 * How long a device may take to name its voices before it counts as having none, in milliseconds.
 */
const timeout = 1500;

/** A text read aloud by this device. */
export interface ReadAloud extends SpeakerState {
  /** Whether the device has a voice for it; null until that is known. */
  hasVoice: boolean | null;
  pace: Pace;
  play: () => void;
  pause: () => void;
  stop: () => void;
  setPace: (pace: Pace) => void;
}

/**
 * Reads the sentences of a text aloud, with a voice of this device only. Falls silent when the page
 * is left, and when another text is read.
 */
export function useSpeaker(
  sentences: readonly string[],
  language: Language,
  firstPace: Pace = 'usual',
): ReadAloud {
  const voice = useSyncExternalStore(
    watchVoices,
    () => voiceOfDevice(voicesHere(), language),
    () => null,
  );
  const waited = useWaited();
  const [state, setState] = useState<SpeakerState>({ status: 'silent', place: null });
  const [pace, setPace] = useState(firstPace);
  const speaker = useRef<Speaker>(null);
  const stop = useRef(() => speaker.current?.stop());
  useEffect(() => {
    const halt = stop.current;
    addEventListener('pagehide', halt);
    return () => {
      removeEventListener('pagehide', halt);
      halt();
    };
  }, []);

  function play() {
    if (!voice) return;
    const made =
      speaker.current ?? new Speaker(sentences, voice, browserTools(), () => setState(made.state));
    speaker.current = made;
    made.setPace(pace);
    takeVoice(stop.current);
    made.play();
  }

  return {
    ...state,
    hasVoice: voice ? true : waited ? false : null,
    pace,
    play,
    pause: () => speaker.current?.pause(),
    stop: () => stop.current(),
    setPace(next) {
      setPace(next);
      speaker.current?.setPace(next);
    },
  };
}

/** Whether a device has had its time to name its voices. */
function useWaited(): boolean {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), timeout);
    return () => clearTimeout(timer);
  }, []);
  return waited;
}

function browserTools() {
  return {
    synthesis: speechSynthesis,
    utteranceOf: (text: string) => new SpeechSynthesisUtterance(text),
  };
}

const hasSynthesis = typeof window !== 'undefined' && 'speechSynthesis' in window;
let voices: readonly SpeechSynthesisVoice[] = [];

/** The voices as last named: some browsers make new objects at each call. */
function voicesHere(): readonly SpeechSynthesisVoice[] {
  if (hasSynthesis && voices.length === 0) voices = speechSynthesis.getVoices();
  return voices;
}

function watchVoices(changed: () => void): () => void {
  if (!hasSynthesis) return () => undefined;
  const named = () => {
    voices = speechSynthesis.getVoices();
    changed();
  };
  // Older Safari names its voices at once and has nothing to listen to.
  speechSynthesis.addEventListener?.('voiceschanged', named);
  return () => speechSynthesis.removeEventListener?.('voiceschanged', named);
}
