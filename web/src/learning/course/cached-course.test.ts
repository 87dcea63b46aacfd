import type { Course } from '@pius/contracts/course.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubStorage } from '@/test/stub-storage.ts';
import { cacheChild, cacheCourse } from '../progress/device-child.ts';
import { readCachedCourse } from './cached-course.ts';

let cached: Map<string, string>;
const course: Course = {
  language: 'fr',
  modules: [],
  treasure: 'locked',
  seasons: [],
  overall: { lessonsCompleted: 0, lessonsTotal: 52, percentage: 0 },
};

beforeEach(() => {
  cached = stubStorage();
});
afterEach(() => vi.unstubAllGlobals());

it('the map that the server told the child who is here is known, in its language', () => {
  cacheChild('lucia');
  cacheCourse('lucia', course);
  cacheCourse('marco', course);
  expect(readCachedCourse('lucia', 'fr')).toEqual(course);
  expect(readCachedCourse('lucia', 'en')).toBeUndefined();
  expect(readCachedCourse('marco', 'fr')).toBeUndefined();
});

it('another child leaves nothing of it', () => {
  cacheChild('lucia');
  cacheCourse('lucia', course);
  cacheChild('marco');
  expect(readCachedCourse('lucia', 'fr')).toBeUndefined();
  expect([...cached.keys()].filter((name) => name.includes('lucia'))).toEqual([]);
});

it('text that is no map counts as nothing known', () => {
  cached.set('known-course:lucia', '{broken');
  expect(readCachedCourse('lucia', 'fr')).toBeUndefined();
  cached.set('known-course:lucia', '"old"');
  expect(readCachedCourse('lucia', 'fr')).toBeUndefined();
});
