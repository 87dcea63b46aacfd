import { z } from '@hono/zod-openapi';
import { languages } from '@pius/domain/language.ts';
import { longestAlt } from '@pius/domain/media/alt-text.ts';
import { lessonParams } from './course.ts';
import { filesLimit, picture } from './media.ts';
import {
  body,
  defineRoute,
  everybody,
  fileAnswer,
  json,
  langQuery,
  listOf,
  ordinaryLimit,
} from './route.ts';

const id = z.uuid();
const lesson = z.string().regex(/^[1-6]-[1-9]\d?$/);
const part = z.string().regex(/^(story|vocabulary|teaching:[a-z0-9-]{1,80})$/);

/** The largest MP3 that is taken: fifteen minutes of speech and more. */
export const mostRecordingBytes = 25 * 1024 * 1024;

/**
 * What was uploaded for a lesson, for anyone who may open it: pictures in their order, and
 * recordings in one language.
 */
export const readLessonMedia = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/lessons/{moduleId}/{lessonId}/media',
    request: { params: lessonParams, query: langQuery },
    responses: {
      200: json(
        z.strictObject({
          /** The first stands above the story. */
          pictures: z.array(picture.extend({ alt: z.string() })),
          recordings: z.array(z.strictObject({ id, part: z.string(), seconds: z.int() })),
        }),
        'Pictures and recordings',
      ),
    },
  },
  { who: everybody, limit: ordinaryLimit },
);

/**
 * The sound of a recording, whole or in parts, for anyone who may open its lesson. It never
 * changes.
 */
export const readRecording = defineRoute(
  {
    method: 'get',
    path: '/storage/v1/recordings/{id}',
    request: { params: z.strictObject({ id }) },
    responses: { 200: fileAnswer('audio/mpeg', 'The recording') },
  },
  { who: everybody, limit: filesLimit },
);

const rules = { who: ['admin'], thing: 'lesson-media', limit: ordinaryLimit } as const;
const ofLesson = z.strictObject({ lesson });
const ofOne = z.strictObject({ id });
const altTexts = z.strictObject({
  en: z.string().max(longestAlt * 4),
  fr: z.string().max(longestAlt * 4),
  'pt-BR': z.string().max(longestAlt * 4),
});
/** The one language it is shown in; null for all. */
const shownIn = z.enum(languages).nullable();

const lessonPicture = z.strictObject({ id, picture, language: shownIn, alt: altTexts });
const recording = z.strictObject({
  id,
  part: z.string(),
  language: z.enum(languages),
  seconds: z.int(),
  bytes: z.int(),
});

/** Which lessons have pictures or recordings, and how many. */
export const listIllustrated = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/admin/lesson-media',
    responses: {
      200: json(
        listOf(z.strictObject({ lesson: z.string(), pictures: z.int(), recordings: z.int() })),
        'Lessons',
      ),
    },
  },
  rules,
);

/**
 * All that was uploaded for a lesson, and what can be: the parts of it that can be recorded, with
 * their words in each language.
 */
export const readLessonDesk = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/admin/lesson-media/{lesson}',
    request: { params: ofLesson },
    responses: {
      200: json(
        z.strictObject({
          lesson: z.string(),
          pictures: z.array(lessonPicture),
          recordings: z.array(recording),
          /** In the order of the page; `title` is what the child reads there first. */
          parts: z.array(z.strictObject({ part: z.string(), title: altTexts })),
        }),
        'What the lesson has',
      ),
    },
  },
  rules,
);

/** Gives a lesson a picture that was uploaded before, behind those it has. */
export const addLessonPicture = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/admin/lesson-media/{lesson}/pictures',
    request: {
      params: ofLesson,
      body: body(z.strictObject({ picture: id, language: shownIn, alt: altTexts })),
    },
    responses: { 201: json(lessonPicture, 'It is shown') },
  },
  rules,
);

/** Changes a lesson's picture: another one in its place, other words, other languages. */
export const changeLessonPicture = defineRoute(
  {
    method: 'patch',
    path: '/rest/v1/admin/lesson-pictures/{id}',
    request: {
      params: ofOne,
      body: body(z.strictObject({ picture: id, language: shownIn, alt: altTexts })),
    },
    responses: { 200: json(lessonPicture, 'As it is now') },
  },
  rules,
);

/** Takes a picture out of its lesson. */
export const removeLessonPicture = defineRoute(
  {
    method: 'delete',
    path: '/rest/v1/admin/lesson-pictures/{id}',
    request: { params: ofOne },
    responses: { 200: json(z.strictObject({ removed: z.literal(true) }), 'It is gone') },
  },
  rules,
);

/** Puts the pictures of a lesson in order: all of them, each once. */
export const orderLessonPictures = defineRoute(
  {
    method: 'put',
    path: '/rest/v1/admin/lesson-media/{lesson}/order',
    request: { params: ofLesson, body: body(z.strictObject({ pictures: z.array(id).max(100) })) },
    responses: { 200: json(z.strictObject({ ordered: z.literal(true) }), 'The order is kept') },
  },
  rules,
);

/**
 * Uploads the recording of a part of a lesson, in place of the one it has: the body is an MP3, of
 * which the sound alone is kept.
 */
export const uploadRecording = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/admin/lesson-media/{lesson}/recordings',
    request: {
      params: ofLesson,
      query: z.strictObject({ language: z.enum(languages), part }),
    },
    responses: { 201: json(recording, 'The recording') },
  },
  {
    ...rules,
    limit: { per: 'account', count: 60, seconds: 60 },
    mostBytes: mostRecordingBytes,
  },
);

/** Takes a recording out of its lesson. */
export const removeRecording = defineRoute(
  {
    method: 'delete',
    path: '/rest/v1/admin/recordings/{id}',
    request: { params: ofOne },
    responses: { 200: json(z.strictObject({ removed: z.literal(true) }), 'It is gone') },
  },
  rules,
);

export const routes = [
  readLessonMedia,
  readRecording,
  listIllustrated,
  readLessonDesk,
  addLessonPicture,
  changeLessonPicture,
  removeLessonPicture,
  orderLessonPictures,
  uploadRecording,
  removeRecording,
] as const;
