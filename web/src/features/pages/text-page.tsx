import type { Page } from '@/shared/text/page-file.ts';
import { Prose } from '@/shared/text/prose.tsx';

/** A page that is read from top to bottom: its title and its text. */
export function TextPage({ page }: { page: Page }) {
  return (
    <article className="reading wrap">
      <h1>{page.front.title}</h1>
      <Prose html={page.html} />
    </article>
  );
}
