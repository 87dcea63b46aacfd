import { readFileSync } from 'node:fs';
import { type Language, languages } from '../../domain/src/language.ts';

/**
 * A picture of the app that a device shows before it is installed (Web App Manifest,
 * `screenshots`).
 */
export interface Screenshot {
  /** Its address, below `web/public`. */
  src: string;
  path: string;
  screen: keyof typeof screens;
  label: string;
}

/** The screens that pictures are taken on, in pixels. */
export const screens = {
  narrow: { width: 390, height: 844 },
  wide: { width: 1280, height: 800 },
} as const;

const pages = {
  map: { path: '/quest-map', title: 'meta.quest-map.title', on: ['narrow', 'wide'] },
  lesson: { path: '/lesson/1/1', title: 'meta.lesson.title', on: ['narrow', 'wide'] },
  quiz: { path: '/quiz/1-1', title: 'meta.quiz.title', on: ['narrow'] },
} as const;

/** The pictures of the app in a language, on each screen in the order in which they are shown. */
export function screenshotsOf(language: Language): Screenshot[] {
  const words = commonMessages(language);
  return Object.entries(pages).flatMap(([name, { path, title, on }]) =>
    on.map((screen) => ({
      src: `/screenshots/${language}/${name}-${screen}.webp`,
      path,
      screen,
      label: words[title] ?? '',
    })),
  );
}

/**
 * The name of the file in `web/public` with the manifest of a language: the first language's has
 * none in its name.
 */
export function manifestFile(language: Language): string {
  return language === languages[0] ? 'app.webmanifest' : `app.${language}.webmanifest`;
}

/** The app's manifest in a language, as text. It is one app: its `id` is the same in all. */
export function manifestOf(language: Language): string {
  const words = commonMessages(language);
  const png = { type: 'image/png' };
  const manifest = {
    id: '/',
    name: words.brand,
    short_name: 'Pius X Quest',
    description: words['meta.home.description'],
    lang: language,
    dir: 'ltr',
    start_url: '/quest-map',
    scope: '/',
    display: 'standalone',
    background_color: '#faf3e3',
    theme_color: '#22409c',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icons/icon-192.png', sizes: '192x192', ...png, purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', ...png, purpose: 'any' },
      { src: '/icons/maskable-512.png', sizes: '512x512', ...png, purpose: 'maskable' },
    ],
    screenshots: screenshotsOf(language).map(({ src, screen, label }) => ({
      src,
      sizes: `${screens[screen].width}x${screens[screen].height}`,
      type: 'image/webp',
      form_factor: screen,
      label,
    })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function commonMessages(language: Language): Record<string, string> {
  const file = new URL(`../../content/ui/${language}/common.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}
