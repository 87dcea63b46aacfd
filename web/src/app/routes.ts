import { decidePage, type PagePattern } from '@pius/domain/account/access.ts';
import { languageInfo, languages } from '@pius/domain/language.ts';
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import type { PublicPath } from '@/ui/paths.ts';
import { freeLessons, lockedLessons } from '../../scripts/free-lessons.ts';

/**
 * The public pages: each under `/`, `/fr` and `/pt-BR`, made as HTML while building. Each has a `loader` for the build
 * and a `clientLoader` for the browser, or neither.
 */
export const publicPages: Record<PublicPath | '/lesson/1/:lessonId', string> = {
  '/': '../features/landing/landing-page.tsx',
  '/saint-pius-x': '../features/pages/saint-page.tsx',
  '/catechism': '../features/pages/catechism-page.tsx',
  '/quest-map': '../features/course/map/quest-map-page.tsx',
  '/demo': '../features/pages/demo-page.tsx',
  '/about-us': '../features/pages/about-page.tsx',
  '/subscription': '../features/billing/subscription-page.tsx',
  '/donate': '../features/billing/donations/donate-page.tsx',
  '/gift': '../features/billing/gifts/gift-page.tsx',
  '/privacy': '../features/pages/privacy-page.tsx',
  '/terms': '../features/pages/terms-page.tsx',
  '/login': '../features/account/login-page.tsx',
  '/signup': '../features/account/sign-up-page.tsx',
  '/check-email': '../features/account/check-email-page.tsx',
  '/lesson/1/:lessonId': '../features/course/lesson/free-lesson-page.tsx',
};

/**
 * The lessons of modules 2 to 6: one address each, as the pages of the app, but made as HTML in each language while building,
 * beside the files that everybody may fetch. The server sends it to who may open the lesson, and the shell to everybody else.
 */
const lockedLessonPage = route(
  'lesson/:moduleId/:lessonId',
  '../features/course/lesson/lesson-page.tsx',
);

/** The quizzes: those of module 1 are made as HTML while building, as the closed lessons are. */
const quizPage = route('quiz/:lessonId', '../features/course/quiz/quiz-page.tsx');

/** The pages of the app: one address each, in the language chosen, rendered in the browser. */
const appPages: Partial<Record<PagePattern, string>> = {
  '/auth/confirm': '../features/account/confirm-page.tsx',
  '/auth/reset': '../features/account/reset-page.tsx',
  '/auth/email': '../features/account/settings/new-email-page.tsx',
  '/auth/goodbye': '../features/account/settings/goodbye-page.tsx',
  '/donation-success': '../features/billing/donations/donation-success-page.tsx',
  '/my-donation': '../features/billing/donations/own-donation-page.tsx',
  '/gift-card': '../features/billing/gifts/gift-card-page.tsx',
  '/redeem': '../features/billing/gifts/redeem-page.tsx',
  '/dashboard': '../features/family/dashboard-page.tsx',
  '/payment-success': '../features/billing/payment-success-page.tsx',
  '/purchases': '../features/billing/purchases-page.tsx',
  '/test-checkout/:session': '../features/billing/test-checkout-page.tsx',
  '/ask-saint-pius-x': '../features/chat/chat-page.tsx',
  '/blog': '../features/blog/blog-page.tsx',
  '/blog/:slug': '../features/blog/blog-post-page.tsx',
  '/conversations': '../features/chat/conversations-page.tsx',
  '/login-cards': '../features/family/login-cards-page.tsx',
  '/admin/*': '../features/admin/admin-page.tsx',
  '/import-demo': '../features/course/corrections/import-demo-page.tsx',
  '/import-post': '../features/admin/import/import-post-page.tsx',
  '/class': '../features/family/class/class-page.tsx',
  '/my-progress': '../features/progress/my-progress-page.tsx',
  '/certificate/:module': '../features/progress/certificate/certificate-page.tsx',
  '/settings': '../features/account/settings/settings-page.tsx',
  '/saint-of-the-day': '../features/saints/saint-of-the-day-page.tsx',
  '/daily-trivia': '../features/trivia/daily-trivia-page.tsx',
  '/lessons': '../features/course/map/lessons-page.tsx',
  '/lesson/:lessonId': '../features/course/lesson/unknown-lesson-page.tsx',
  '/word-search': '../features/printables/word-search-page.tsx',
  '/crossword': '../features/printables/crossword-page.tsx',
  '/sunday-sheet': '../features/printables/sunday-sheet-page.tsx',
  '/coloring-page': '../features/printables/coloring-page.tsx',
  '/review': '../features/course/review/review-page.tsx',
  '/review-aloud': '../features/course/review/review-aloud-page.tsx',
};

/** The pages that show the kit and the scenes are there while developing. */
const workshop =
  // biome-ignore lint/style/noProcessEnv: a setting of the build, not of the product
  process.env.NODE_ENV === 'development'
    ? [
        route('design', '../design/design-page.tsx'),
        route('design/scenes', '../design/scenes-page.tsx'),
      ]
    : [];

/** Every public address that is made as HTML while building, in each language. Of the lessons those of module 1. */
export function freeAddresses(): string[] {
  const paths = Object.keys(publicPages).flatMap((path) =>
    path.includes(':') ? freeLessons().map((lesson) => `/${lesson}`) : [path === '/' ? '' : path],
  );
  return inEachLanguage(paths).map((path) => path || '/');
}

/**
 * The pages made while building that people have one address for in all languages, by the address that the build gives each
 * language: the lessons that are not for everybody, and the quizzes of those that are. The server sends them itself.
 */
export function lockedAddresses(): string[] {
  const quizzes = freeLessons().map((lesson) => lesson.replace(/^lesson\/(\d+)\//, 'quiz/$1-'));
  return inEachLanguage([...lockedLessons(), ...quizzes].map((path) => `/${path}`));
}

function inEachLanguage(paths: string[]): string[] {
  return languages.flatMap((language) =>
    paths.map((path) => languageInfo[language].pathPrefix + path),
  );
}

const ofApp = toRoutes(appPages);

export default [
  route(':lang?', 'routes/language.tsx', [...toRoutes(publicPages), lockedLessonPage, quizPage]),
  ...ofApp.filter(({ path }) => !asksSecondFactor(path)),
  layout(
    '../features/admin/second-factor-page.tsx',
    ofApp.filter(({ path }) => asksSecondFactor(path)),
  ),
  ...workshop,
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;

/** Whether the table of access opens a page after the second factor only, so that none can forget to ask. */
function asksSecondFactor(path = ''): boolean {
  const decision = decidePage(path.startsWith('/') ? path : `/${path}`, 'admin');
  return decision.kind === 'allow' && decision.variant === 'second-factor';
}

function toRoutes(pages: Record<string, string>) {
  return Object.entries(pages).map(([path, file]) =>
    path === '/' ? index(file) : route(path.slice(1), file),
  );
}
