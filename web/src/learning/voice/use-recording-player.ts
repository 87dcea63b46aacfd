import { useEffect, useRef, useState } from 'react';
import { takeVoice } from './one-voice.ts';
import type { Pace } from './speaker.ts';
import type { ReadAloud } from './use-speaker.ts';

/** How fast a recording is played: anyone who spoke it has chosen what is usual. */
const rates: Record<Pace, number> = { slow: 0.75, usual: 1, quick: 1.25 };

/**
 * Plays a recording as `useSpeaker` reads a text. It is `failed` where it cannot be had or played.
 * Falls silent when the page is left, and when another text is read.
 */
export function useRecordingPlayer(url: string, firstPace: Pace): ReadAloud {
  const [status, setStatus] = useState<ReadAloud['status']>('silent');
  const [pace, setPace] = useState(firstPace);
  const sound = useRef<HTMLAudioElement>(null);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => {
    const audio = new Audio();
    audio.src = url;
    audio.defaultPlaybackRate = rates[firstPace];
    sound.current = audio;
    const halt = () => {
      audio.pause();
      audio.currentTime = 0;
      setStatus('silent');
    };
    stop.current = halt;
    audio.addEventListener('playing', () => setStatus('speaking'));
    audio.addEventListener('ended', halt);
    audio.addEventListener('error', () => setStatus('failed'));
    addEventListener('pagehide', halt);
    return () => {
      removeEventListener('pagehide', halt);
      audio.pause();
      audio.removeAttribute('src');
    };
  }, [url, firstPace]);

  function play() {
    takeVoice(stop.current);
    // Where it may not begin by itself, the button is there; what cannot be played says so by its event.
    sound.current?.play().catch(() => undefined);
  }

  return {
    status,
    place: null,
    hasVoice: true,
    pace,
    play,
    pause() {
      sound.current?.pause();
      setStatus('paused');
    },
    stop: () => stop.current(),
    setPace(next) {
      setPace(next);
      if (sound.current) sound.current.playbackRate = rates[next];
    },
  };
}
