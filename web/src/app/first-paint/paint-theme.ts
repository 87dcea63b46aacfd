import { readStorage, writeStorage } from '@/shared/i18n/language.ts';
import { pressed } from './pressed.ts';

/** What the browser's own bar takes on, `--surface` of `tokens.css`, so that it goes on in ours. */
const barColors = { light: '#fffdf7', dark: '#1c1e43' } as const;

/**
 * Light unless dark was chosen on this device; the system is not followed. The older key
 * `vite-ui-theme` is read once and moved. Every `[data-toggle-theme]` switches, before and after hydration.
 * @see docs/requirements.md#r-theme
 */
export function paintTheme(root: HTMLElement): void {
  const old = readStorage('theme') === null ? readStorage('vite-ui-theme') : null;
  if (old) {
    writeStorage('theme', old === 'dark' ? 'dark' : 'light');
    localStorage.removeItem('vite-ui-theme');
  }
  const bar = document.createElement('meta');
  bar.name = 'theme-color';
  document.head.append(bar);
  const paint = (theme: 'light' | 'dark') => {
    root.classList.toggle('dark', theme === 'dark');
    bar.content = barColors[theme];
  };
  paint(readStorage('theme') === 'dark' ? 'dark' : 'light');
  addEventListener('click', (event) => {
    if (!pressed(event, '[data-toggle-theme]')) return;
    const theme = root.classList.contains('dark') ? 'light' : 'dark';
    writeStorage('theme', theme);
    paint(theme);
  });
}
