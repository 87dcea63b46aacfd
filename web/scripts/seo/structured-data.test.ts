import { plans, subscriptionTypes } from '@pius/domain/billing/plans.ts';
import { languages } from '@pius/domain/language.ts';
import { describe, expect, test } from 'vitest';
import { publicPaths } from '../../src/ui/paths.ts';
import { type BuiltPage, readBuiltPage } from './built-page.ts';
import { structuredData } from './structured-data.ts';
import { questionsOfParents } from './words-of-site.ts';

type Thing = Record<string, unknown>;

/**
 * What schema.org's readers ask for of each kind
 * (developers.google.com/search/docs/appearance/structured-data).
 */
const required: Record<string, readonly string[]> = {
  Organization: ['name', 'url'],
  WebSite: ['name', 'url'],
  Course: ['name', 'description', 'provider', 'offers', 'hasCourseInstance'],
  CourseInstance: ['courseMode', 'courseWorkload'],
  Offer: ['category', 'price', 'priceCurrency'],
  QuantitativeValue: ['value', 'unitCode'],
  PeopleAudience: ['suggestedMinAge', 'suggestedMaxAge'],
  LearningResource: ['name', 'isAccessibleForFree'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
};

const page = (path: string, language = ''): BuiltPage =>
  readBuiltPage(
    `${language}${path}/index.html`.replace(/^\/+/, ''),
    `<title>A &amp; B</title><meta content="What it &quot;is&quot;" name="description"/>`,
  );

function graphOf(built: BuiltPage): Thing[] {
  const script = structuredData(built);
  const json = script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1);
  expect(script).toBe(`<script type="application/ld+json">${json}</script>`);
  const data = JSON.parse(json) as { '@context': string; '@graph': Thing[] };
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}

/** Every thing in the data, however deep. */
function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(thingsIn);
  return '@type' in value ? [value as Thing, ...inner] : inner;
}

const kinds = (built: BuiltPage) => graphOf(built).map((thing) => thing['@type']);
const find = (built: BuiltPage, kind: string) =>
  graphOf(built).find((thing) => thing['@type'] === kind) ?? {};

describe.each(languages)('in %s', (language) => {
  const prefix = language === 'en' ? '' : language;

  test.each([...publicPaths, '/lesson/1/2'])('%s says whole what it says', (path) => {
    const things = thingsIn(graphOf(page(path, prefix)));
    expect(things.length).toBeGreaterThan(0);
    for (const thing of things) {
      const kind = String(thing['@type']);
      expect(Object.keys(required), kind).toContain(kind);
      for (const field of required[kind] ?? []) {
        expect(thing[field], `${kind}, ${field}`).toBeDefined();
        expect(thing[field], `${kind}, ${field}`).not.toBe('');
      }
    }
  });

  test('the questions are those that the page shows', () => {
    const request = find(page('/', prefix), 'FAQPage').mainEntity as Thing[];
    expect(request.map(({ name }) => name)).toEqual(
      questionsOfParents(language).map(({ question }) => question),
    );
  });
});

test('the first page tells of the site, the course and the questions, the plans of the last two', () => {
  expect(kinds(page('/'))).toEqual(['Organization', 'WebSite', 'Course', 'FAQPage']);
  expect(kinds(page('/subscription'))).toEqual(['BreadcrumbList', 'Course', 'FAQPage']);
  expect(kinds(page('/terms'))).toEqual(['BreadcrumbList']);
});

test('the course has its 52 lessons, three of them free, and the prices of the plans', () => {
  const course = find(page('/', 'fr'), 'Course');
  const lessons = course.hasPart as Thing[];
  expect(lessons).toHaveLength(52);
  expect(lessons.filter((lesson) => lesson.isAccessibleForFree)).toHaveLength(3);
  expect(lessons[0]).toMatchObject({
    name: 'Introduction au cours',
    url: 'https://site.invalid/fr/lesson/1/1',
  });
  expect(course.availableLanguage).toEqual(languages);
  const prices = (course.offers as Thing[]).map(({ price }) => Number(price) * 100);
  expect(prices).toEqual(subscriptionTypes.map((type) => plans[type].priceCents));
});

test('nobody has rated anything', () => {
  expect(structuredData(page('/'))).not.toMatch(/rating|review/i);
});

test('a lesson is reached by the map', () => {
  const way = find(page('/lesson/1/2', 'pt-BR'), 'BreadcrumbList').itemListElement as Thing[];
  expect(way.map(({ item }) => item)).toEqual([
    'https://site.invalid/pt-BR',
    'https://site.invalid/pt-BR/quest-map',
    'https://site.invalid/pt-BR/lesson/1/2',
  ]);
});

test('words that would end the script do not', () => {
  const built = { ...page('/terms'), title: '</script><script>alert(1)</script>' };
  expect(structuredData(built).match(/<\/script>/g)).toHaveLength(1);
});
