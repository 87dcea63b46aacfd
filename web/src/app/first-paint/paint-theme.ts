import { readStorage, writeStorage } from '@/shared/i18n/language.ts';

/**
 * Light unless dark was chosen on this device; the system is not followed (spec 4). The older key
 * `vite-ui-theme` is read once and moved. Every `[data-toggle-theme]` switches, before and after hydration.
 */
export function paintTheme(root: HTMLElement): void {
  const old = readStorage('theme') === null ? readStorage('vite-ui-theme') : null;
  if (old) {
    writeStorage('theme', old === 'dark' ? 'dark' : 'light');
    localStorage.removeItem('vite-ui-theme');
  }
  root.classList.toggle('dark', readStorage('theme') === 'dark');
  addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-toggle-theme]')) return;
    writeStorage('theme', root.classList.toggle('dark') ? 'dark' : 'light');
  });
}
