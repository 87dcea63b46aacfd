/**
 * Runs in the head of every page before anything is painted, so that theme, language and navigation are right at once.
 * It is written into the page as text, so it names nothing outside itself.
 */
function paintDevice() {
  const root = document.documentElement;
  const cookie = (name: string) => RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
  let theme: string | null = null;
  let language = /^\/(fr|pt-BR)(?:\/|$)/.exec(location.pathname)?.[1] ?? cookie('language');
  try {
    const older = localStorage.getItem('vite-ui-theme');
    theme = localStorage.getItem('theme') ?? older;
    if (older) {
      localStorage.setItem('theme', theme === 'dark' ? 'dark' : 'light');
      localStorage.removeItem('vite-ui-theme');
    }
    language ??= localStorage.getItem('language') ?? '';
  } catch {}
  if (theme === 'dark') {
    root.classList.add('dark');
    const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
    if (bar) bar.content = bar.dataset.dark ?? '';
  }
  const viewer = cookie('viewer') ?? '';
  root.dataset.viewer = /^(parent|child|admin)$/.test(viewer) ? viewer : 'visitor';
  if ('shell' in root.dataset)
    root.lang = /^(fr|pt-BR)$/.test(language ?? '') ? `${language}` : 'en';
}

export const headScript = `(${paintDevice})()`;
