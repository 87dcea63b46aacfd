import { decidePage, type PagePattern, pageAccess } from '@pius/domain/account/access.ts';
import { unknownSite } from '@pius/domain/site.ts';
import { addressOf, alternatesOf, type BuiltPage } from './built-page.ts';
import { dayOfPage } from './words-of-site.ts';

/** A notice on the way to a new account, which nobody looks for. */
const notSought = '/check-email';

/**
 * Every public page in each language with its addresses in the others. A day stands where the text
 * itself names one.
 */
export function sitemap(pages: readonly BuiltPage[]): string {
  const urls = pages
    .filter(({ path }) => path !== notSought)
    .map(({ path, language }) => {
      const day = dayOfPage(path, language);
      const alternates = [...alternatesOf(path), ['x-default', addressOf(path, 'en')]].map(
        ([code, url]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${url}"/>`,
      );
      const changed = day ? `<lastmod>${day}</lastmod>` : '';
      return `<url><loc>${addressOf(path, language)}</loc>${changed}${alternates.join('')}</url>\n`;
    });
  const schemas =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${schemas}>\n${urls.join('')}</urlset>\n`;
}

/**
 * What the server answers to a person or a program, besides what a page open to everybody asks for.
 */
const answers = ['/auth/', '/functions/', '/realtime/', '/outbox'];
/** Open to anyone who holds the link in a letter; nothing that anybody looks for. */
const byLetter: readonly PagePattern[] = [
  '/donation-success',
  '/gift-card',
  '/my-donation',
  '/test-checkout/:session',
];

/**
 * Where search engines may look: not on the pages that a visitor may not open, and not where a
 * letter leads.
 */
export function robots(): string {
  const closed = (Object.keys(pageAccess) as PagePattern[]).filter(
    (page) => decidePage(exampleOf(page), 'visitor').kind === 'redirect' || byLetter.includes(page),
  );
  const places = [...closed.filter((page) => !page.startsWith('/lesson/')), ...answers];
  // "/blog" closes what begins with it: "/blog/:slug" says nothing more.
  const least = [...new Set(places.map((place) => place.replace(/[:*].*$/, '')))]
    .toSorted()
    .filter((place, _, all) => !all.some((other) => other !== place && place.startsWith(other)));
  const rules = least.map((place) => `Disallow: ${place}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${unknownSite}/sitemap.xml`, ''].join('\n');
}

function exampleOf(page: PagePattern): string {
  return page.replace(/:\w+|\*/g, 'x');
}
