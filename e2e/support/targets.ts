import type { Page } from '@playwright/test';

/** What any finger needs, in pixels. @see docs/requirements.md#r-touch-target */
const leastForFinger = 44;

/**
 * The controls of a page that are too small for a finger; a link within a sentence may be as high as its line (WCAG 2.2,
 * 2.5.5). Of a box or a dot to tick its label counts too. In words for the reader of the failure.
 */
export async function findSmallForFinger(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const controls =
      'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=button], [role=tab], [role=switch], [role=checkbox], [role=radio], [role=slider]';
    /** What is pressed: of a field that looks like a box its label. */
    const areaOf = (control: HTMLElement) => {
      const own = control.getBoundingClientRect();
      const { labels } = control as Partial<HTMLInputElement>;
      const ticked = /^(checkbox|radio|switch)$/.test(
        control.getAttribute('type') ?? control.getAttribute('role') ?? '',
      );
      const around = ticked ? (labels?.[0] ?? control.closest('label')) : null;
      const box = around?.getBoundingClientRect() ?? own;
      // What lies over a control and reaches past it takes the press too.
      const { content, position, top, bottom } = getComputedStyle(control, '::after');
      const lies = content !== 'none' && position === 'absolute';
      const past = lies ? Math.max(0, -Number.parseFloat(top) - Number.parseFloat(bottom)) : 0;
      const height = Math.max(own.height + past, box.height);
      return { width: Math.max(own.width, box.width), height };
    };
    const inSentence = (control: HTMLElement) => {
      if (control.tagName !== 'A' || getComputedStyle(control).display !== 'inline') return false;
      const around =
        control.closest('p, li, dd, td, label, blockquote, figcaption, span')?.textContent ?? '';
      return around.trim().length > (control.textContent ?? '').trim().length + 1;
    };
    return (
      [...document.querySelectorAll<HTMLElement>(controls)]
        .filter((control) =>
          control.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
        )
        .filter((control) => !control.closest('[aria-hidden=true], [inert]'))
        .map((control) => ({ control, area: areaOf(control) }))
        // What is there for a screen reader alone has a pixel.
        .filter(({ area }) => area.width > 1 && area.height > 1)
        .filter(({ area }) => Math.min(area.width, area.height) < least - 0.5)
        .filter(({ control }) => !inSentence(control))
        .map(({ control, area }) => {
          const words = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '';
          const name = `${control.tagName.toLowerCase()}.${control.className}`.slice(0, 60);
          return `${name} “${words.slice(0, 40)}”: ${Math.round(area.width)} by ${Math.round(area.height)}`;
        })
    );
  }, leastForFinger);
}
