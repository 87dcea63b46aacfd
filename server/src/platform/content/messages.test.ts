import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { errorStatus } from '@pius/contracts/errors.ts';
import { languages } from '@pius/domain/language.ts';
import { describe, expect, test } from 'vitest';
import { loadMessages } from './messages.ts';

const contentDir = fileURLToPath(new URL('../../../../content', import.meta.url));
const messages = loadMessages(contentDir);

/** The messages that are fixed in English, word for word. @see docs/requirements.md#r-messages */
const catalogue = [
  ['user_not_authenticated', 'User not authenticated'],
  ['chat_failed', 'Failed to get response. Please try again.'],
  ['quiz_save_failed', 'Failed to save your quiz results.'],
  ['comment_failed', 'Failed to post comment. Please try again.'],
  ['donation_failed', 'Failed to process donation. Please try again.'],
  ['donation_minimum', 'Minimum donation amount is $1.00.'],
  ['donation_email_required', 'Please enter your email address'],
  ['child_login_required', 'You must be logged in to add a child.'],
  ['invalid_parent_email', 'Invalid parent email format.'],
  ['child_name_alphanumeric', 'Child name must contain alphanumeric characters.'],
  [
    'child_name_similar',
    'A child with a similar name might already exist. Please try a different name.',
  ],
  [
    'saint_not_found',
    'Could not find a saint for the selected date or there was an error generating the information. Please try another date.',
  ],
  [
    'documents_unread',
    'You must read both Privacy Policy and Terms of Service before creating an account',
  ],
  ['image_failed', 'Failed to load image'],
  ['page_not_found', 'Oops! Page not found'],
] as const;

function wordsOf(language: string): Record<string, string> {
  return JSON.parse(readFileSync(`${contentDir}/ui/${language}/errors.json`, 'utf8'));
}

describe('the fixed messages', () => {
  test.each(catalogue)('%s says "%s" in English', (code, sentence) => {
    expect(messages.of(code, 'en')).toBe(sentence);
  });

  test('has each sentence once', () => {
    for (const [, sentence] of catalogue) {
      const saying = Object.values(wordsOf('en')).filter((words) => words === sentence);
      expect(saying, sentence).toHaveLength(1);
    }
  });

  test('has words of its own in French and Portuguese', () => {
    for (const [code, sentence] of catalogue) {
      for (const language of ['fr', 'pt-BR'] as const) {
        expect(messages.of(code, language), `${code} ${language}`).not.toBe(sentence);
        expect(messages.of(code, language)).not.toBe(code);
      }
    }
  });

  test('tells a comment without login that one must be logged in to post', () => {
    expect(messages.of('comment_login_required', 'en')).toMatch(/must be logged in to post/);
  });
});

describe('every code the API can answer with', () => {
  test.each(languages)('has words in %s', (language) => {
    const words = wordsOf(language);
    const without = Object.keys(errorStatus).filter((code) => !words[code]?.trim());
    expect(without).toEqual([]);
  });

  test('has words in the same keys in the three languages', () => {
    const keys = Object.keys(wordsOf('en')).sort();
    for (const language of languages) expect(Object.keys(wordsOf(language)).sort()).toEqual(keys);
  });
});
