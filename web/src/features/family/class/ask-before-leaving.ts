/** Asks as a browser does; who is being logged out has no page left to stay on. */
function ask(event: BeforeUnloadEvent): void {
  if (document.documentElement.dataset.leaving === undefined) event.preventDefault();
}

/**
 * Has the browser ask before the app is left or loaded again, on whatever page of it, for as long
 * as something is only in its memory. Browsers without the question, such as that of iPhones, ask
 * nothing.
 */
export function askBeforeLeaving(requested: boolean): void {
  if (requested) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}
