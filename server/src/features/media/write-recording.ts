import { AppError } from '../../platform/http/app-error.ts';
import { type FrameHead, readFrameHead } from './mp3-frame.ts';

/** A recording, written again. */
export interface WrittenRecording {
  bytes: Buffer;
  milliseconds: number;
}

const longestMinutes = 15;
/**
 * At least so many frames follow each other before something is taken for an MP3: half a second of
 * sound is more.
 */
const fewestFrames = 8;
/**
 * Of all that is no tag, at least so much must be frames; else it is a file of another kind that
 * has some in it.
 */
const leastShare = 0.9;

/**
 * Writes an MP3 again: its frames, one behind the other, and nothing else. Tags, covers, what
 * encoders note, and whatever stands before, between and behind the frames are left out. Throws 415
 * for what is no MP3, 400 for one that is empty, damaged or mostly something else, 413 for one
 * longer than 15 minutes.
 */
export function writeRecording(bytes: Buffer): WrittenRecording {
  if (bytes.length === 0) throw new AppError('file_empty');
  const from = endOfTags(bytes);
  const to = startOfEndTags(bytes);
  const start = firstFrame(bytes, from, to);
  if (start === null) throw new AppError('recording_kind');
  const frames: Buffer[] = [];
  let seconds = 0;
  let saved = 0;
  let at = start.at;
  while (at < to) {
    const frame = frameAt(bytes, at, to, start.head.family);
    if (!frame) {
      at += 1;
      continue;
    }
    const data = bytes.subarray(at, at + frame.bytes);
    saved += frame.bytes;
    at += frame.bytes;
    if (isNoteOfEncoder(data, frame)) continue;
    frames.push(data);
    seconds += frame.samples / frame.samplesPerSecond;
    if (seconds > longestMinutes * 60) throw new AppError('recording_too_long');
  }
  if (frames.length < fewestFrames || saved < (to - from) * leastShare) {
    throw new AppError('recording_damaged');
  }
  return { bytes: Buffer.concat(frames), milliseconds: Math.round(seconds * 1000) };
}

/** Behind the tags at the start (ID3 version 2), of which there may be several. */
function endOfTags(bytes: Buffer): number {
  let at = 0;
  while (at + 10 <= bytes.length && bytes.toString('latin1', at, at + 3) === 'ID3') {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at + 6, at + 10);
    const footer = (bytes[at + 5] ?? 0) & 0x10 ? 10 : 0;
    at += 10 + ((a & 127) << 21) + ((b & 127) << 14) + ((c & 127) << 7) + (d & 127) + footer;
  }
  return Math.min(at, bytes.length);
}

/** Before the tags at the end: ID3 version 1, and APE with its lyrics before it. */
function startOfEndTags(bytes: Buffer): number {
  let end = bytes.length;
  if (end >= 128 && bytes.toString('latin1', end - 128, end - 125) === 'TAG') end -= 128;
  if (end >= 32 && bytes.toString('latin1', end - 32, end - 24) === 'APETAGEX') {
    const size = bytes.readUInt32LE(end - 20);
    const hasHead = (bytes.readUInt32LE(end - 12) & 0x80000000) !== 0;
    end = Math.max(0, end - size - (hasHead ? 32 : 0));
  }
  return end;
}

/**
 * Where the sound begins: the first head that another of its family follows. Encoders leave a
 * little space before it.
 */
function firstFrame(
  bytes: Buffer,
  from: number,
  to: number,
): { at: number; head: FrameHead } | null {
  const last = Math.min(from + 8192, to);
  for (let at = from; at < last; at += 1) {
    const head = readFrameHead(bytes, at);
    if (head && readFrameHead(bytes, at + head.bytes)?.family === head.family) return { at, head };
  }
  return null;
}

/** The frame that begins here, whole and of the recording's family. */
function frameAt(bytes: Buffer, at: number, to: number, family: number): FrameHead | null {
  const head = readFrameHead(bytes, at);
  return head?.family === family && at + head.bytes <= to ? head : null;
}

/**
 * The first frame of many files holds no sound but notes of the encoder: its name, lengths, a table
 * to seek by.
 */
function isNoteOfEncoder(frame: Buffer, { sound }: FrameHead): boolean {
  const note = frame.toString('latin1', sound, sound + 4);
  return note === 'Xing' || note === 'Info' || frame.toString('latin1', 36, 40) === 'VBRI';
}
