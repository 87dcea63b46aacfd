import { deviceText } from '@/ui/device/device-value.ts';
import { type Pace, paces } from './speaker.ts';

const savedPace = deviceText('reading_pace');

/** How fast texts were read on this device last; at the usual pace where nobody chose. */
export function readPace(): Pace {
  const saved = savedPace.get();
  return paces.find((pace) => pace === saved) ?? 'usual';
}

/** Keeps how fast texts are read on this device. */
export function savePace(pace: Pace): void {
  savedPace.set(pace);
}
