/** What the four bytes before each frame of an MP3 say of it. */
export interface FrameHead {
  /** The whole frame, its head included. */
  bytes: number;
  samples: number;
  samplesPerSecond: number;
  /** Where the sound itself begins: behind the head, its checksum and what it says of its parts. */
  sound: number;
  /** What all frames of one recording have in common. */
  family: number;
}

/** Kilobits a second by the four bits that name them, of version 1 and of the two later ones. */
const kilobits = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const;
const samplesOfVersion1 = [44_100, 48_000, 32_000] as const;

/**
 * Reads the head of a frame of MPEG audio, version 1, 2 or 2.5, layer III (ISO 11172-3, 13818-3).
 * @returns What it says; null where none begins here. A frame of free length is none: nothing says
 *   where it ends.
 */
export function readFrameHead(bytes: Buffer, at: number): FrameHead | null {
  if (at + 4 > bytes.length) return null;
  const head = bytes.readUInt32BE(at);
  const version = (head >>> 19) & 3;
  const layer = (head >>> 17) & 3;
  if (head >>> 21 !== 0x7ff || version === 1 || layer !== 1) return null;
  const isFirst = version === 3;
  const rate = kilobits[isFirst ? 0 : 1][(head >>> 12) & 15];
  const base = samplesOfVersion1[(head >>> 10) & 3];
  if (!rate || !base) return null;
  const samplesPerSecond = base / (isFirst ? 1 : version === 2 ? 2 : 4);
  const samples = isFirst ? 1152 : 576;
  const padding = (head >>> 9) & 1;
  const isMono = ((head >>> 6) & 3) === 3;
  const checksum = (head >>> 16) & 1 ? 0 : 2;
  const partsOf = isFirst ? (isMono ? 17 : 32) : isMono ? 9 : 17;
  return {
    bytes: Math.floor(((samples / 8) * rate * 1000) / samplesPerSecond) + padding,
    samples,
    samplesPerSecond,
    sound: 4 + checksum + partsOf,
    family: head & 0xfffe0c00,
  };
}
