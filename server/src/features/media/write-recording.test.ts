import { describe, expect, test } from 'vitest';
import { AppError } from '../../platform/http/app-error.ts';
import { silence, silentFrame } from '../../test/recordings.ts';
import { writeRecording } from './write-recording.ts';

const sound = silence(100);

function codeOf(bytes: Buffer): string {
  try {
    writeRecording(bytes);
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
  return 'taken';
}

/** A tag of ID3 version 2 with these bytes in it. */
function tag(content: string): Buffer {
  const size = Buffer.byteLength(content);
  const head = Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, size >> 7, size & 127]);
  return Buffer.concat([head, Buffer.from(content)]);
}

function noteFrame(name: string): Buffer {
  const frame = silentFrame();
  frame.write(name, 36, 'latin1');
  return frame;
}

describe('a recording', () => {
  test('is its frames and nothing else', () => {
    expect(writeRecording(sound)).toEqual({ bytes: sound, milliseconds: 2612 });
    const end = Buffer.concat([Buffer.from('TAG'), Buffer.alloc(125, 'x')]);
    const dressed = [
      tag('TIT2 A SECRET NAME <script>'),
      tag('APIC a cover'),
      Buffer.alloc(32),
      noteFrame('Xing'),
      silence(40),
      Buffer.from('<script>alert(1)</script>'),
      silence(60),
      Buffer.from('a rest'),
      end,
    ];
    expect(writeRecording(Buffer.concat(dressed)).bytes).toEqual(sound);
  });

  test.each(['Xing', 'Info', 'VBRI'])('loses what the encoder notes as %s', (name) => {
    const { bytes } = writeRecording(Buffer.concat([noteFrame(name), sound]));
    expect(bytes).toEqual(sound);
  });

  test('loses a last frame that is cut off', () => {
    expect(writeRecording(sound.subarray(0, sound.length - 9)).bytes).toEqual(silence(99));
  });

  test('is measured by its frames, whatever their version', () => {
    // 32 kbit/s at 22.05 kHz.
    const frame = Buffer.alloc(104);
    frame.set([0xff, 0xf3, 0x40, 0xc0]);
    const bytes = Buffer.concat(Array.from({ length: 1000 }, () => frame));
    expect(writeRecording(bytes)).toEqual({ bytes, milliseconds: 26_122 });
  });

  test('has fifteen minutes at most', () => {
    expect(codeOf(silence(34_453))).toBe('taken');
    expect(codeOf(silence(34_454))).toBe('recording_too_long');
  });
});

describe('what is no recording', () => {
  test.each([
    ['nothing', Buffer.alloc(0), 'file_empty'],
    ['zeros', Buffer.alloc(50_000), 'recording_kind'],
    ['a WAV', Buffer.from(`RIFF....WAVEfmt ${'x'.repeat(5000)}`), 'recording_kind'],
    ['an Ogg', Buffer.from(`OggS${'x'.repeat(5000)}`), 'recording_kind'],
    ['a video', Buffer.from(`....ftypisom${'x'.repeat(5000)}`), 'recording_kind'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'recording_kind'],
    ['only tags', tag('TIT2'), 'recording_kind'],
    [
      'a tag that is longer than the file',
      Buffer.from('ID3\x04\0\0\x7f\x7f\x7f\x7f'),
      'recording_kind',
    ],
    ['the head of a frame', Buffer.from([0xff, 0xfb, 0x90, 0x64]), 'recording_kind'],
    ['a blink of sound', silence(4), 'recording_damaged'],
    [
      'sound with an archive behind it',
      Buffer.concat([sound, Buffer.from('PK\x03\x04'), Buffer.alloc(20_000, 'x')]),
      'recording_damaged',
    ],
    ['heads without end', Buffer.alloc(200_000, 0xff), 'recording_kind'],
  ])('is refused: %s', (_, bytes, code) => expect(codeOf(bytes)).toBe(code));
});
