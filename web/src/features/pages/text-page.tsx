import { Prose } from '@/learning/site/prose.tsx';
import type { Page } from '@/ui/text/page-file.ts';

/** A page that is read from top to bottom: its title and its text. */
export function TextPage({ page }: { page: Page }) {
  return (
    <article className="reading wrap">
      <h1>{page.front.title}</h1>
      <Prose html={page.html} />
    </article>
  );
}
