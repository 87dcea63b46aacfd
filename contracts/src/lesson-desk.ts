import { z } from '@hono/zod-openapi';
import { languages } from '@pius/domain/language.ts';
import { lesson } from './course.ts';
import { body, defineRoute, json, langQuery, ordinaryLimit } from './route.ts';

const id = z.string().regex(/^[1-6]-[1-9]\d?$/);
const language = z.enum(languages);
/**
 * The longest lesson file has 17 KB; three times that is no lesson, and reading it would keep
 * everybody waiting.
 */
const file = z.string().min(1).max(50_000);
const files = z.strictObject({
  en: file.optional(),
  fr: file.optional(),
  'pt-BR': file.optional(),
});

/** Where a lesson's words in one language come from. */
const status = z.strictObject({
  language,
  /** The version in force; null for the file of the program. */
  version: z.uuid().nullable(),
  published_at: z.string().nullable(),
  /** The program has brought another file since this version was published. */
  file_changed: z.boolean(),
});

/** Every lesson with what of it was published from the desk. */
export const listLessonVersions = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/admin/lessons',
    request: { query: langQuery },
    responses: {
      200: json(
        z.strictObject({
          items: z.array(
            z.strictObject({ id: z.string(), title: z.string(), standing: z.array(status) }),
          ),
          next: z.null(),
        }),
        'The lessons of the course',
      ),
    },
  },
  { who: ['admin'], thing: 'correction', limit: ordinaryLimit },
);

const version = z.strictObject({
  id: z.uuid(),
  language,
  published_at: z.string(),
  /** Null for one whose account is gone. */
  admin_name: z.string().nullable(),
  note: z.string(),
  /** It brought back the file of the program. */
  is_file: z.boolean(),
  in_force: z.boolean(),
});

/**
 * One lesson for its editor: the file in force in each language, and all that was ever published,
 * newest first.
 */
export const lessonForDesk = z.strictObject({
  id: z.string(),
  title: z.string(),
  files: z.array(status.extend({ text: z.string() })),
  history: z.array(version),
});

export const readLessonForDesk = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/admin/lessons/{id}',
    request: { params: z.strictObject({ id }), query: langQuery },
    responses: { 200: json(lessonForDesk, 'The lesson') },
  },
  { who: ['admin'], thing: 'correction', limit: ordinaryLimit },
);

const fault = z.strictObject({
  file: z.string(),
  /** Counted from 1; 0 where it is a matter of the whole file. */
  line: z.int(),
  field: z.string(),
  message: z.string(),
});

/**
 * What `npm run content:check` would say of files that are not stored yet, and each as the lesson
 * page would show it. Nothing is kept.
 */
export const checkLessonFiles = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/admin/lessons/{id}/check',
    request: {
      params: z.strictObject({ id }),
      body: body(z.strictObject({ files })),
    },
    responses: {
      200: json(
        z.strictObject({ faults: z.array(fault), previews: z.array(lesson) }),
        'Its faults; what can be shown of it',
      ),
    },
  },
  { who: ['admin'], thing: 'correction', limit: { per: 'account', count: 60, seconds: 60 } },
);

/**
 * Publishes files of a lesson in place of those in force, at once and in every process; `null`
 * brings back the file of the program. `seen` names the version of each language that the editor
 * began from: 409 where somebody has published another since. 422 with what is wrong where the
 * check finds a fault: nothing is published then.
 */
export const publishLesson = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/admin/lessons/{id}/versions',
    request: {
      params: z.strictObject({ id }),
      body: body(
        z.strictObject({
          files: z.strictObject({
            en: file.nullable().optional(),
            fr: file.nullable().optional(),
            'pt-BR': file.nullable().optional(),
          }),
          seen: z.strictObject({
            en: z.uuid().nullable().optional(),
            fr: z.uuid().nullable().optional(),
            'pt-BR': z.uuid().nullable().optional(),
          }),
          note: z.string().max(300),
        }),
      ),
    },
    responses: { 200: json(lessonForDesk, 'As it stands now') },
  },
  { who: ['admin'], thing: 'correction', limit: { per: 'account', count: 30, seconds: 60 } },
);

/** The words of one version, to look at or to go back to. */
export const readLessonVersion = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/admin/lessons/{id}/versions/{version}',
    request: { params: z.strictObject({ id, version: z.uuid() }), query: langQuery },
    responses: { 200: json(z.strictObject({ text: z.string() }), 'Its words') },
  },
  { who: ['admin'], thing: 'correction', limit: ordinaryLimit },
);

export type LessonForDesk = z.infer<typeof lessonForDesk>;
export type LessonFault = z.infer<typeof fault>;

export const routes = [
  listLessonVersions,
  readLessonForDesk,
  checkLessonFiles,
  publishLesson,
  readLessonVersion,
] as const;
