/**
 * Registers /sw.js once the page has loaded. `onWaiting` gets a function that takes the new version and reloads
 * the page; it is called when a new version has been installed and waits. A failure is a warning in the console,
 * no more. Gives the function that stops listening.
 * @see docs/requirements.md#r-update-question
 */
export function registerServiceWorker(onWaiting: (take: () => void) => void): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => undefined;
  let listening = true;
  const register = async () => {
    try {
      const registration = await navigator.serviceWorker.register('/sw.js');
      const offer = () => {
        const { waiting } = registration;
        if (listening && waiting && navigator.serviceWorker.controller)
          onWaiting(() => takeOver(waiting));
      };
      offer();
      registration.addEventListener('updatefound', () => {
        registration.installing?.addEventListener('statechange', offer);
      });
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: docs/requirements.md#r-update-question asks for a warning
      console.warn('The service worker could not be registered.', error);
    }
  };
  if (document.readyState === 'complete') void register();
  else addEventListener('load', register, { once: true });
  return () => {
    listening = false;
    removeEventListener('load', register);
  };
}

function takeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  waiting.postMessage({ type: 'SKIP_WAITING' });
}
