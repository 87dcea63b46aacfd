import { describe, expect, test } from 'vitest';
import { checkAlt, longestAlt } from './alt-text.ts';

const all = { en: 'A boat', fr: 'Une barque', 'pt-BR': 'Um barco' };

describe('the words of a picture', () => {
  test('are needed in every language it is shown in', () => {
    expect(checkAlt(all, null)).toEqual({});
    expect(checkAlt({ ...all, fr: '  ' }, null)).toEqual({ fr: 'alt_required' });
    expect(checkAlt({ en: '', fr: 'Une barque', 'pt-BR': '' }, 'fr')).toEqual({});
    expect(checkAlt({ ...all, fr: '' }, 'fr')).toEqual({ fr: 'alt_required' });
  });

  test('are short enough to be listened to', () => {
    expect(checkAlt({ ...all, en: 'a'.repeat(longestAlt) }, null)).toEqual({});
    expect(checkAlt({ ...all, en: 'a'.repeat(longestAlt + 1) }, 'fr')).toEqual({
      en: 'alt_too_long',
    });
  });
});
