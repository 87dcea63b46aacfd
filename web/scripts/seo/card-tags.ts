import type { Language } from '@pius/domain/language.ts';
import { unknownSite } from '@pius/domain/site.ts';
import { addressOf, alternatesOf, type BuiltPage, escaped, openGraphLocale } from './built-page.ts';
import { cardSize } from './draw-card.ts';

/**
 * The tags from which a link to the page becomes a card, in a message or on a wall (Open Graph and
 * Twitter), as HTML.
 * @param picture - The address of its picture without the site.
 * @param brand - The name of the site.
 */
export function cardTags(page: BuiltPage, picture: string, brand: string): string {
  const others = alternatesOf(page.path).filter(([code]) => code !== page.language);
  const properties: [string, string][] = [
    ['og:type', page.path === '/' ? 'website' : 'article'],
    ['og:site_name', brand],
    ['og:title', page.title],
    ['og:description', page.description],
    ['og:url', addressOf(page.path, page.language)],
    ['og:locale', localeOf(page.language)],
    ...others.map(([code]): [string, string] => ['og:locale:alternate', localeOf(code)]),
    ['og:image', unknownSite + picture],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', String(cardSize.width)],
    ['og:image:height', String(cardSize.height)],
    ['og:image:alt', page.title.includes(brand) ? page.title : `${brand}: ${page.title}`],
  ];
  const tags = properties.map(
    ([property, content]) => `<meta property="${property}" content="${escaped(content)}"/>`,
  );
  return [...tags, '<meta name="twitter:card" content="summary_large_image"/>'].join('');
}

function localeOf(language: Language): string {
  return openGraphLocale[language];
}
