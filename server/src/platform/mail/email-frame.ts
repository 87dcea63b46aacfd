import type { Language } from '@pius/domain/language.ts';
import { html } from 'hono/html';

type Markup = ReturnType<typeof html>;

/** How e-mails look: mail programs know no style sheets. */
export const look = {
  page: 'margin:0;padding:24px 12px;background:#FAF3E3;color:#1D1A38;font:16px/1.6 Verdana,Arial,sans-serif',
  card: 'max-width:560px;margin:0 auto;padding:28px 24px;background:#FFFDF7;border:1px solid #E2D6BB;border-top:6px solid #E5B445;border-radius:20px',
  brand: 'margin:0 0 20px;font:bold 15px/1.4 Georgia,serif;color:#22409C',
  title: 'margin:0 0 20px;font:bold 26px/1.25 Georgia,serif',
  part: 'margin:28px 0 12px;padding-top:16px;border-top:1px solid #E2D6BB;font:bold 21px/1.3 Georgia,serif',
  name: 'margin:20px 0 8px;font:bold 17px/1.4 Verdana,Arial,sans-serif',
  text: 'margin:0 0 16px',
  button:
    'display:inline-block;padding:14px 24px;background:#F6C955;color:#1D1A38;border:2px solid #1D1A38;border-radius:14px;font-weight:bold;text-decoration:none',
  small: 'margin:0 0 16px;font-size:14px;color:#4A4665',
  link: 'color:#22409C;word-break:break-all',
  code: 'margin:24px 0;padding:16px;background:#FAF3E3;border:2px solid #E2D6BB;border-radius:14px;font:bold 32px/1.2 Consolas,Menlo,monospace;letter-spacing:6px;text-align:center',
};

/** A whole e-mail in HTML round what it says; it asks nothing of the net. */
export function emailFrame(
  { language, subject, brand }: { language: Language; subject: string; brand: string },
  inside: Markup,
): string {
  const document = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${subject}</title>
</head>
<body style="${look.page}">
<div role="main" style="${look.card}" lang="${language}">
<p style="${look.brand}">${brand}</p>
<h1 style="${look.title}">${subject}</h1>
${inside}
</div>
</body>
</html>
`;
  return document.toString();
}

/** The link of an e-mail. Throws where it is no address of the web. */
export function webLink(link: string): string {
  if (!/^https?:\/\/[^\s"<>]+$/.test(link)) throw new Error('A letter links to the web only');
  return link;
}

/**
 * A name for a greeting, on one line. Mail programs turn `visit.example` into a link, and a
 * stranger may have typed it as a name to have it sent to somebody: an invisible mark after each
 * dot, colon and at sign hinders that.
 */
export function withoutAddresses(name: string, longest = 100): string {
  const line = name.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
  return [...line]
    .slice(0, longest)
    .join('')
    .replace(/[.:@](?=\S)/g, '$&\u2060');
}
