import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { placeAfterSignIn } from '@/learning/session/place-after-sign-in.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { localePath } from '@/ui/paths.ts';
import type { FamilyTask } from './family-task.ts';

/**
 * What a parent is doing in a window over the dashboard. An address with `?add=child` begins with
 * adding one, and with `return` leads back there once there is one.
 * @returns The task, how to begin another, and what to do when its window closes.
 */
export function useRequestedTask() {
  const [search, setSearch] = useSearchParams();
  const [task, setTask] = useState<FamilyTask | null>(
    search.get('add') === 'child' ? { kind: 'add' } : null,
  );
  const language = useLanguage();
  const navigate = useNavigate();

  /**
   * Returns whether the page is left.
   * @param hasChild - Whether the family has a child by now.
   */
  function close(hasChild: boolean): boolean {
    setTask(null);
    const requested = search.get('return');
    if (requested !== null && hasChild) {
      void navigate(localePath(placeAfterSignIn('parent', requested), language), { replace: true });
      return true;
    }
    if (search.has('add')) setSearch({}, { replace: true });
    return false;
  }

  return { task, setTask, close };
}
