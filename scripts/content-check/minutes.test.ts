import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../prepare/root.mjs';
import { withReckonedMinutes } from './minutes.ts';

const path = 'content/lessons/1-introduction/01-introduction-to-the-course/fr.yaml';
const text = readFileSync(join(root, path), 'utf8');

test('the minutes of a lesson follow its words, and no other line changes', () => {
  const wrong = text.replace(/^minutes: \d+/m, 'minutes: 3');
  expect(withReckonedMinutes(wrong)).toBe(text);
});

test('a file that is no lesson stays as it is', () => {
  expect(withReckonedMinutes('minutes: 3')).toBe('minutes: 3');
  expect(withReckonedMinutes('minutes: [')).toBe('minutes: [');
});
