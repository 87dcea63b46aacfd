/**
 * Focuses the first wrong field and scrolls its message into view, so that the buttons below do not cover it; where no
 * field is wrong, scrolls to the message about the form as a whole.
 */
export function showFirstFault(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLElement>(
    '[aria-invalid="true"], fieldset[aria-describedby] input',
  );
  const described = field?.closest('[aria-describedby]')?.getAttribute('aria-describedby');
  const message = described?.split(' ').at(-1);
  field?.focus({ preventScroll: true });
  const shown = message ? document.getElementById(message) : form.querySelector('[role="alert"]');
  shown?.scrollIntoView({ block: field ? 'center' : 'nearest' });
}
