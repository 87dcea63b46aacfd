import { decidePage } from '../account/access.ts';
import { countFindings, type Finding } from '../course/finding.ts';
import { countWords } from '../course/lesson-text.ts';
import type { Article } from './article.ts';

/** How long an article is. */
const bounds = { min: 600, max: 900 };

/** Headings that part a text, as Markdown writes them. */
function headingsOf({ source }: Pick<Article, 'source'>): string[] {
  return source.match(/^## .+$/gm) ?? [];
}

/** Links that lead to no page of ours that a parent may open. */
function strayLinks({ source }: Pick<Article, 'source'>): Finding[] {
  const addresses = [...source.matchAll(/\]\(\s*<?([^)\s>]*)/g)].map(([, address = '']) => address);
  return addresses
    .filter((address) => !address.startsWith('/') || decidePage(address, 'parent').kind !== 'allow')
    .map((address) => ({
      path: ['text'],
      message: `A link leads to "${address}".`,
      doThis:
        'Lead to a page of ours that a parent may open, such as /catechism, or leave the link out.',
    }));
}

/**
 * What is wrong with an article by itself: its length, how it is parted, and where its links lead.
 */
export function checkArticle(article: Article): Finding[] {
  const path = ['text'];
  const top: Finding[] = /^# /m.test(article.source)
    ? [
        {
          path,
          message: 'A heading is begun with one #.',
          doThis: 'Begin it with ##: the title has the one #.',
        },
      ]
    : [];
  return [
    ...countFindings(path, countWords(article.source), bounds, 'words'),
    ...countFindings(path, headingsOf(article).length, { min: 2, max: 8 }, 'headings (##)'),
    ...top,
    ...strayLinks(article),
  ];
}

/** What an article of another language has to share with the English one. */
const shared = ['category', 'cover', 'author', 'date', 'featured'] as const;

/** What is wrong with an article beside the same one in English. */
export function checkArticleParity(base: Article, other: Article): Finding[] {
  const unlike = shared
    .filter((field) => base[field] !== other[field])
    .map((field) => ({
      path: [field],
      message: `English has "${base[field]}", this file "${other[field]}".`,
      doThis: 'Write the same in each language.',
    }));
  const requested = headingsOf(base).length;
  const count = headingsOf(other).length;
  const headings =
    count === requested
      ? []
      : [
          {
            path: ['text'],
            message: `English has ${requested} headings (##), this file ${count}.`,
            doThis: 'Part the text as in English.',
          },
        ];
  return [...unlike, ...headings];
}
