import { type Pace, paces } from './speaker.ts';

const key = 'reading_pace';

/** How fast texts were read on this device last; at the usual pace where nobody chose. */
export function keptPace(): Pace {
  const kept = localStorage.getItem(key);
  return paces.find((pace) => pace === kept) ?? 'usual';
}

/** Keeps how fast texts are read on this device. */
export function keepPace(pace: Pace): void {
  localStorage.setItem(key, pace);
}
