import { useCallback, useEffect, useRef } from 'react';

/** Goes as `ref` on the element that takes the focus, which also needs `tabIndex={-1}`. */
export type FocusRef = (element: HTMLElement | null) => void;

/**
 * Moves the focus to an element once the next thing is on the screen, so that it is not lost with a
 * button that goes away. Put `ref` on the element and call `focusLater` in the handler.
 */
export function useFocusLater(): { ref: FocusRef; focusLater: () => void } {
  const element = useRef<HTMLElement>(null);
  const requested = useRef(false);
  useEffect(() => {
    if (!requested.current || !element.current) return;
    requested.current = false;
    element.current.focus();
  });
  const ref = useCallback((next: HTMLElement | null) => {
    element.current = next;
  }, []);
  const focusLater = useCallback(() => {
    requested.current = true;
  }, []);
  return { ref, focusLater };
}
