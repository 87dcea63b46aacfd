import { decidePage } from '@pius/domain/account/access.ts';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { localePath } from '@/ui/paths.ts';
import '@/ui/text/prose.css';

/**
 * The text of a post. The server made its HTML of Markdown and let nothing through that could run.
 * @see docs/requirements.md#r-nothing-typed-runs
 */
export function PostText({ html }: { html: string }) {
  const navigate = useNavigate();
  const language = useLanguage();

  /** A link to a page of ours opens it as any other link inside does. */
  function follow(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href') ?? '';
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!plain || !href.startsWith('/') || decidePage(href, 'parent').kind === 'unknown') return;
    event.preventDefault();
    void navigate(localePath(href, language));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed by the keyboard clicks too
    <div
      className="prose"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server, tag by tag
      dangerouslySetInnerHTML={{ __html: html }}
      onClick={follow}
    />
  );
}
