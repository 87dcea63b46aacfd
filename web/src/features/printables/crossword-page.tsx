import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { PuzzlePage } from './puzzle-page.tsx';

export const handle: RouteHandle = { page: 'crossword', namespaces: ['printables'] };

/** `/crossword`: for parents and catechists, to print. @see docs/requirements.md#r-printables */
export default function CrosswordPage() {
  return <PuzzlePage kind="crossword" />;
}
