import type { RouteHandle } from '@/shared/i18n/route-handle.ts';
import { PuzzlePage } from './puzzle-page.tsx';

export const handle: RouteHandle = { page: 'crossword', namespaces: ['printables'] };

/** `/crossword` (spec 2): for parents and catechists, to print. */
export default function CrosswordPage() {
  return <PuzzlePage kind="crossword" />;
}
