import { describe, expect, it } from 'vitest';
import {
  checkComment,
  cleanComment,
  commentEditableUntil,
  firstNameOf,
  longestComment,
} from './comment.ts';

describe('a comment', () => {
  it('keeps its paragraphs and loses what is not seen', () => {
    expect(cleanComment('  Thank you!\r\n\r\n\r\n\r\nIt\u202e helped\u0000\tus.  \n')).toBe(
      'Thank you!\n\nIt helped us.',
    );
  });

  it('keeps markup as the letters that were typed', () => {
    expect(cleanComment('<b>no</b> [x](javascript:1)')).toBe('<b>no</b> [x](javascript:1)');
  });

  it('keeps the joined signs of a family', () => {
    expect(cleanComment('👨‍👩‍👧')).toBe('👨‍👩‍👧');
  });

  it('must say something, and at most 2,000 characters', () => {
    expect(checkComment(' \n\u200b ')).toBe('comment_empty');
    expect(checkComment('a'.repeat(longestComment))).toBeNull();
    expect(checkComment('😀'.repeat(longestComment))).toBeNull();
    expect(checkComment('a'.repeat(longestComment + 1))).toBe('comment_too_long');
  });

  it('may be changed for fifteen minutes', () => {
    expect(commentEditableUntil(new Date('2026-03-01T10:00:00Z'))).toEqual(
      new Date('2026-03-01T10:15:00Z'),
    );
  });
});

describe('the name over a comment', () => {
  it.each([
    ['Maria Rossi', 'Maria'],
    ['  Jean-Pierre  de La Tour ', 'Jean-Pierre'],
    ['Rossi, Maria', 'Maria'],
    ['DUPONT Marie', 'Marie'],
    ['ANNA BIANCHI', 'ANNA'],
    ['Madonna', 'Madonna'],
    ['Rossi,', ''],
    [' \u202e ', ''],
  ])('of %j is %j', (fullName, first) => {
    expect(firstNameOf(fullName)).toBe(first);
  });

  it('is never a whole essay', () => {
    expect(firstNameOf('a'.repeat(200))).toHaveLength(40);
  });
});
