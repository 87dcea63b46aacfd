import { startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Whether the whole lesson is there. One that is opened by a tap comes with its first words, and with all the rest once
 * they are painted, so that a slow tablet shows them at once. Where the page has to be whole from the start (made while
 * building, gone back to, opened at one of its parts) it is.
 */
export function useWholeLesson(): boolean {
  const isTapped = useNavigationType() !== 'POP';
  const { hash } = useLocation();
  const [whole, setWhole] = useState(!isTapped || hash !== '');
  useEffect(() => {
    if (whole) return;
    const goOn = () => startTransition(() => setWhole(true));
    // The frame after the one that paints the first words.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(goOn);
    });
    return () => cancelAnimationFrame(frame);
  }, [whole]);
  return whole;
}
