import {
  type Article,
  type ArticleHead,
  articleSchema,
  partArticle,
} from '../../domain/src/blog/article.ts';
import { checkArticle, checkArticleParity } from '../../domain/src/blog/article-check.ts';
import { type Language, languages } from '../../domain/src/language.ts';
import { isAllSafe } from '../../server/src/features/blog/render-post.ts';
import {
  type ContentFile,
  type Fault,
  faultAt,
  faultsOf,
  parseContentFile,
} from '../../server/src/platform/content/content-file.ts';
import { readBySchema } from '../../server/src/platform/content/read-by-schema.ts';

interface ArticleFile {
  file: ContentFile;
  language: Language;
  article: Article;
}

const model = 'the article learning-answers-by-heart';

/**
 * Checks the articles of `content/blog/<folder>/<lang>.md`: their heads, that each stands in every
 * language and says what the English one says, their addresses, and that readers get all that
 * stands in them.
 *
 * @param texts the text of each file of `content/`, by its path from there
 */
export function checkArticles(texts: ReadonlyMap<string, string>): Fault[] {
  const folders = new Set([...texts.keys()].map((path) => path.split('/')[1] ?? ''));
  const faults: Fault[] = strayFiles(texts);
  const read = [...folders].sort().flatMap((folder) =>
    languages.flatMap((language) => {
      const path = `blog/${folder}/${language}.md`;
      const text = texts.get(path);
      if (text === undefined) {
        faults.push(wholeFile(path, 'is missing - write the article in this language too'));
        return [];
      }
      const result = readArticle(path, folder, text);
      faults.push(...result.faults);
      return result.article ? [{ file: result.file, language, article: result.article }] : [];
    }),
  );
  return [...faults, ...read.flatMap((one) => checkOne(one, read)), ...checkTogether(read)];
}

function wholeFile(path: string, message: string): Fault {
  return { file: `content/${path}`, line: 1, field: '', message };
}

function strayFiles(texts: ReadonlyMap<string, string>): Fault[] {
  const named = new RegExp(`^blog/[a-z0-9-]+/(${languages.join('|')})\\.md$`);
  return [...texts.keys()]
    .filter((path) => !named.test(path))
    .map((path) => wholeFile(path, 'belongs to no article - name it like blog/the-article/en.md'));
}

function readArticle(path: string, folder: string, text: string) {
  const { head, source } = partArticle(text);
  // With the line that opens the head, line numbers are the file's.
  const file = parseContentFile(`content/${path}`, `---\n${head}`);
  const { value, faults } = readBySchema<ArticleHead>(file, articleSchema, model);
  return { file, faults, article: value && { ...value, folder, source } };
}

function checkOne({ file, language, article }: ArticleFile, all: readonly ArticleFile[]): Fault[] {
  const english = all.find(
    (other) => other.language === languages[0] && other.article.folder === article.folder,
  );
  const parity =
    english && language !== languages[0] ? checkArticleParity(english.article, article) : [];
  const safe = isAllSafe(article.source)
    ? []
    : [
        faultAt(
          file,
          ['text'],
          'holds something that readers do not get - write it as plain Markdown, without HTML, and without pictures from elsewhere',
        ),
      ];
  return [...faultsOf(file, [...checkArticle(article), ...parity]), ...safe];
}

/** What is wrong with the articles of a language together. */
function checkTogether(all: readonly ArticleFile[]): Fault[] {
  return languages.flatMap((language) => {
    const own = all.filter((one) => one.language === language);
    const slugs = own.map(({ article }) => article.slug);
    const twice = own
      .filter(({ article }, index) => slugs.indexOf(article.slug) !== index)
      .map(({ file }) =>
        faultAt(file, ['slug'], 'is the address of another article - give each its own'),
      );
    const first = own.filter(({ article }) => article.featured);
    const many = first
      .slice(1)
      .map(({ file }) =>
        faultAt(file, ['featured'], 'is true of another article too - let one stand first'),
      );
    return [...twice, ...many];
  });
}
