import { z } from 'zod';
import { articleSchema } from '../blog/article.ts';
import { saintsSchema } from '../saints/saint.ts';
import { questionsSchema } from '../trivia/question.ts';
import { courseSchema } from './course.ts';
import { formulasSchema } from './formulas.ts';
import { lessonSchema } from './lesson.ts';
import { seasonsSchema } from './seasons.ts';
import { withheldSchema } from './withheld.ts';

const schemas = {
  lesson: lessonSchema,
  course: courseSchema,
  withheld: withheldSchema,
  formulas: formulasSchema,
  seasons: seasonsSchema,
  saints: saintsSchema,
  trivia: questionsSchema,
  article: articleSchema,
};

/**
 * JSON schemas by which an editor helps while a content file is written, made of the definitions
 * that the check itself uses: by the kind of file.
 */
export function editorSchemas(): Map<string, object> {
  return new Map(
    Object.entries(schemas).map(([kind, schema]) => [
      kind,
      z.toJSONSchema(schema, { io: 'input' }),
    ]),
  );
}
