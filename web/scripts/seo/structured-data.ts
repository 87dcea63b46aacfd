import { plans, subscriptionTypes } from '@pius/domain/billing/plans.ts';
import { lessonCount } from '@pius/domain/course/counts.ts';
import { lessonLengths } from '@pius/domain/course/lesson-lengths.ts';
import { type Language, languages } from '@pius/domain/language.ts';
import { unknownSite } from '@pius/domain/site.ts';
import { lessonPath } from '../../src/ui/paths.ts';
import { addressOf, type BuiltPage } from './built-page.ts';
import { commonMessages, course, questionsOfParents } from './words-of-site.ts';

type Thing = Record<string, unknown>;

/** On these pages stand the plans and the questions parents ask. */
const pagesWithPlans: readonly string[] = ['/', '/subscription'];

/**
 * What a page is about in the words of schema.org, as the script of data that stands in its HTML:
 * the site, the course with its lessons and prices, the questions as shown, the way to the page.
 * Nothing in it is said that the page does not show; nobody has rated the course, so no rating
 * stands there.
 */
export function structuredData(page: BuiltPage): string {
  const graph = [
    ...(page.path === '/' ? site(page) : [wayTo(page)]),
    ...(pagesWithPlans.includes(page.path) ? [wholeCourse(page.language), questions(page)] : []),
    ...(page.lesson ? [freeLesson(page)] : []),
  ];
  const data = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  // "</script>" in a text would end the script.
  return `<script type="application/ld+json">${data.replaceAll('<', '\\u003c')}</script>`;
}

function provider(language: Language): Thing {
  return {
    '@type': 'Organization',
    name: commonMessages(language).brand,
    url: addressOf('/', language),
  };
}

function site({ language, description }: BuiltPage): Thing[] {
  const url = addressOf('/', language);
  return [
    {
      ...provider(language),
      '@id': `${url}#organization`,
      description,
      logo: `${unknownSite}/icons/icon-512.png`,
    },
    { '@type': 'WebSite', name: commonMessages(language).brand, url, inLanguage: language },
  ];
}

function wholeCourse(language: Language): Thing {
  const words = commonMessages(language);
  const home = addressOf('/', language);
  return {
    '@type': 'Course',
    '@id': `${home}#course`,
    url: home,
    name: words['meta.catechism.title'],
    description: words['meta.home.description'],
    provider: provider(language),
    inLanguage: language,
    availableLanguage: languages,
    audience: { '@type': 'PeopleAudience', suggestedMinAge: 7, suggestedMaxAge: 9 },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      inLanguage: language,
      courseWorkload: `PT${lessonCount * lessonLengths.minutes.max}M`,
    },
    offers: subscriptionTypes.map((type) => {
      const { priceCents, currency, durationMonths } = plans[type];
      return {
        '@type': 'Offer',
        category: 'Paid',
        price: (priceCents / 100).toFixed(2),
        priceCurrency: currency,
        url: addressOf('/subscription', language),
        eligibleDuration: { '@type': 'QuantitativeValue', value: durationMonths, unitCode: 'MON' },
      };
    }),
    hasPart: lessons(language),
  };
}

/**
 * The lessons in their order; those of module 1 are open to everybody and have an address in each
 * language.
 */
function lessons(language: Language): Thing[] {
  const all = course().modules.flatMap(({ number, lessons }) =>
    lessons.map((lesson) => ({ module: number, ...lesson })),
  );
  return all.map(({ module, number, title }, index) => ({
    '@type': 'LearningResource',
    name: title[language],
    position: index + 1,
    isAccessibleForFree: module === 1,
    ...(module === 1 ? { url: addressOf(lessonPath(module, number), language) } : {}),
  }));
}

function freeLesson({ path, title, description, language }: BuiltPage): Thing {
  return {
    '@type': 'LearningResource',
    name: title,
    description,
    url: addressOf(path, language),
    inLanguage: language,
    learningResourceType: commonMessages(language)['meta.lesson.title'],
    isAccessibleForFree: true,
    isPartOf: { '@id': `${addressOf('/', language)}#course` },
  };
}

function questions({ language }: BuiltPage): Thing {
  return {
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: questionsOfParents(language).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** The way from the first page: a lesson is reached by the map. */
function wayTo({ path, title, language, lesson }: BuiltPage): Thing {
  const words = commonMessages(language);
  const steps = [
    { name: words.brand, path: '/' },
    ...(lesson ? [{ name: words['nav.quest-map'], path: '/quest-map' }] : []),
    { name: title, path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path: step }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(step, language),
    })),
  };
}
