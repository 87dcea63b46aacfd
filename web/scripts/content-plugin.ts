import { courseSchema } from '@pius/domain/course/course.ts';
import { defaultLanguage, isLanguage, type Language } from '@pius/domain/language.ts';
import { Marked } from 'marked';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { isLessonFile, readLessonView } from './lesson-view.ts';
import { fillPeriods, retentionTable } from './retention-table.ts';
import { wholeHtml, wholeTexts } from './whole-content.ts';

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/;
const marked = new Marked({ gfm: true });

/**
 * Turns the course's Markdown and YAML into plain data while building, so that no parser reaches the browser.
 * A `.md` file gives `{ front, html }`: its front matter and its text as HTML. A `.yaml` file gives its data; a lesson
 * gives only what may leave the server, so that no answer of a quiz is in any file of the browser, and the course only
 * its modules, for the map. In pages no line ends within "e-mail" or "30 days".
 */
export function contentPlugin(): Plugin {
  return {
    name: 'pius-content',
    enforce: 'pre',
    transform(source, id) {
      const file = id.split('?')[0] ?? id;
      if (isLessonFile(file)) return dataModule(readLessonView(file, source));
      if (file.endsWith('/course.yaml')) return dataModule(readModules(source));
      if (file.endsWith('.yaml')) return dataModule(parse(source));
      if (file.endsWith('.md')) {
        const { front, html } = readPage(source, languageOfFile(file));
        return dataModule({ front: wholeTexts(front), html: wholeHtml(html) });
      }
      return null;
    },
  };
}

/**
 * Reads one Markdown page, with the periods and the table of `retention-table.ts` in it. The pages are our own files, so
 * their HTML is trusted as it stands.
 */
export function readPage(
  source: string,
  language: Language,
): { front: Record<string, unknown>; html: string } {
  const filled = fillPeriods(source, language);
  const head = frontMatter.exec(filled);
  const { retention, ...front } = head?.[1] ? (parse(head[1]) as Record<string, unknown>) : {};
  const text = head ? filled.slice(head[0].length) : filled;
  const whole = retention
    ? text.replace('{{retention}}', () => retentionTable(retention, language))
    : text;
  return { front, html: marked.parse(whole, { async: false }) };
}

/** The language that the name of a page's file ends in: `privacy.fr.md`. */
function languageOfFile(file: string): Language {
  const written = /\.([\w-]+)\.md$/.exec(file)?.[1];
  return isLanguage(written) ? written : defaultLanguage;
}

/** The modules of `course.yaml` as a map shows them: which questions a lesson teaches is no matter of the browser. */
export function readModules(source: string) {
  const { modules } = courseSchema.parse(parse(source));
  return {
    modules: modules.map((module) => ({
      ...module,
      lessons: module.lessons.map(({ number, slug, title }) => ({ number, slug, title })),
    })),
  };
}

function dataModule(data: unknown) {
  return { code: `export default ${JSON.stringify(data)};`, map: null, moduleType: 'js' as const };
}
