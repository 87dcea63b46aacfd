import { readStorage, writeStorage } from './i18n/language.ts';

/** What the browser's own bar takes on, `--surface` of `tokens.css`. */
export const barColors = { light: '#fffdf7', dark: '#1c1e43' } as const;

export type Theme = keyof typeof barColors;

/**
 * The theme chosen on this device, light unless dark was chosen: the system is not followed.
 *
 * @see docs/requirements.md#r-theme
 */
export function storedTheme(): Theme {
  return readStorage('theme') === 'dark' ? 'dark' : 'light';
}

/** Shows a theme on the page. */
export function showTheme(theme: Theme): void {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  if (bar) bar.content = barColors[theme];
}

/** Switches light and dark, and stores the choice on this device. */
export function toggleTheme(): void {
  const theme = document.documentElement.classList.contains('dark') ? 'light' : 'dark';
  writeStorage('theme', theme);
  showTheme(theme);
}
