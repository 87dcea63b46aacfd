import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { PuzzlePage } from './puzzle-page.tsx';

export const handle: RouteHandle = { page: 'word-search', namespaces: ['printables'] };

/** `/word-search`: for parents and catechists, to print. @see docs/requirements.md#r-printables */
export default function WordSearchPage() {
  return <PuzzlePage kind="word-search" />;
}
