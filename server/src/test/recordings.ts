/** A frame of an MP3 of 128 kbit/s and 44.1 kHz with nothing to hear in it; 38 of them are a second. */
export function silentFrame(): Buffer {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0x64]);
  return frame;
}

/** A recording of silence. */
export function silence(frames: number): Buffer {
  return Buffer.concat(Array.from({ length: frames }, silentFrame));
}
