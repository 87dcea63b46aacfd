import { lazy, Suspense } from 'react';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';

export const handle: RouteHandle = { page: 'import-post', namespaces: ['desk', 'blog'] };

const ImportDesk = lazy(() =>
  import('./import-desk.tsx').then((module) => ({ default: module.ImportDesk })),
);

/** `/import-post`: brings articles in from Markdown and from WordPress. @see docs/requirements.md#r-import-post */
export default function ImportPostPage() {
  return (
    <Suspense>
      <ImportDesk />
    </Suspense>
  );
}
