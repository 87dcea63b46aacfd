import type { Course } from '@pius/contracts/course.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubStorage } from '@/test/stub-storage.ts';
import { keepKnownCourse, rememberChild } from '../progress/device-child.ts';
import { knownCourse } from './known-course.ts';

let kept: Map<string, string>;
const course: Course = {
  language: 'fr',
  modules: [],
  treasure: 'locked',
  seasons: [],
  overall: { lessonsCompleted: 0, lessonsTotal: 52, percentage: 0 },
};

beforeEach(() => {
  kept = stubStorage();
});
afterEach(() => vi.unstubAllGlobals());

it('the map that the server told the child who is here is known, in its language', () => {
  rememberChild('lucia');
  keepKnownCourse('lucia', course);
  keepKnownCourse('marco', course);
  expect(knownCourse('lucia', 'fr')).toEqual(course);
  expect(knownCourse('lucia', 'en')).toBeUndefined();
  expect(knownCourse('marco', 'fr')).toBeUndefined();
});

it('another child leaves nothing of it', () => {
  rememberChild('lucia');
  keepKnownCourse('lucia', course);
  rememberChild('marco');
  expect(knownCourse('lucia', 'fr')).toBeUndefined();
  expect([...kept.keys()].filter((name) => name.includes('lucia'))).toEqual([]);
});

it('text that is no map counts as nothing known', () => {
  kept.set('known-course:lucia', '{broken');
  expect(knownCourse('lucia', 'fr')).toBeUndefined();
  kept.set('known-course:lucia', '"old"');
  expect(knownCourse('lucia', 'fr')).toBeUndefined();
});
