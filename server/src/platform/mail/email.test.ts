import { fileURLToPath } from 'node:url';
import { languages } from '@pius/domain/language.ts';
import { describe, expect, it } from 'vitest';
import type { Email } from './email.ts';
import { writeEmail } from './email.ts';
import { linkOf, pointOf } from './email-link.ts';
import { loadMailMessages } from './mail-messages.ts';

const messages = loadMailMessages(fileURLToPath(new URL('../../../../content', import.meta.url)));
const link = 'https://quest.example/auth/confirm?token=abc&lang=en';

function confirm(data: Partial<{ name: string; link: string }> = {}): Email {
  return {
    kind: 'confirm-email',
    to: 'anna@example.org',
    language: 'en',
    data: { name: 'Anna', link, hours: '24', ...data },
  };
}

describe('an e-mail', () => {
  it('says the same in HTML and in plain text, with its link', () => {
    const email = writeEmail(confirm(), messages);
    expect(email.subject).toBe('Please confirm your e-mail address');
    expect(email.text).toContain('Dear Anna,');
    expect(email.text).toContain('The link works for 24 hours');
    expect(linkOf(email.text)).toBe(link);
    expect(email.html).toContain('Dear Anna,');
    expect(email.html).toContain(`href="${link.replace('&', '&amp;')}"`);
  });

  it.each(languages)('is whole in %s, and asks nothing of the net', (language) => {
    const to = 'anna@example.org';
    const data = { name: 'Anna', link };
    const giver = { name: '' as const, link, amount: '$20.00' };
    const bought = { plan: '1 year', date: '1 May' };
    const emails: Email[] = [
      { ...confirm(), language },
      { kind: 'sign-up-known', to, language, data },
      { kind: 'login-code', to, language, data: { name: 'Anna', code: '012345' } },
      { kind: 'password-reset', to, language, data },
      { kind: 'password-changed', to, language, data },
      { kind: 'child-added', to, language, data: { ...data, child: 'Lucia' } },
      {
        kind: 'donation-receipt',
        to,
        language,
        data: { ...giver, date: '1 May', operator: 'Saint Mary' },
      },
      {
        kind: 'donation-month',
        to,
        language,
        data: { ...giver, date: '1 May', operator: 'Saint Mary' },
      },
      { kind: 'donation-unpaid', to, language, data: giver },
      { kind: 'donation-ended', to, language, data: giver },
      { kind: 'gift-returned', to, language, data: giver },
      { kind: 'gift-ready', to, language, data: { ...giver, ...bought, code: 'ABCD-EFGH-JKLM' } },
      {
        kind: 'purchase-receipt',
        to,
        language,
        data: {
          ...data,
          ...bought,
          amount: '$20.00',
          number: '7',
          children: 'Lucia',
          ends: '1 June',
          operator: 'Saint Mary',
        },
      },
      { kind: 'comments-waiting', to, language, data },
      {
        kind: 'access-given',
        to,
        language,
        data: { ...data, child: 'Lucia', giver: 'Agnes Desk', plan: '1 year', date: '1 June' },
      },
      { kind: 'access-ends', to, language, data: { ...data, children: 'Lucia', date: '1 June' } },
    ];
    for (const email of emails.map((each) => writeEmail(each, messages))) {
      expect(email.html).toContain(`<html lang="${language}">`);
      expect(email.subject + email.html + email.text).not.toContain('{{');
      expect(email.html).not.toMatch(
        /<(img|script|link|style|iframe|form)\b|url\(|https?:\/\/(?!quest\.example)/,
      );
    }
  });

  it('to somebody without a name greets all the same', () => {
    const data = {
      name: '' as const,
      link,
      amount: '$5.00',
      date: 'May 1',
      operator: 'Saint Mary',
    };
    const to = 'anna@example.org';
    const email = writeEmail({ kind: 'donation-receipt', to, language: 'en', data }, messages);
    expect(email.text.split('\n')[0]).toBe('Good day,');
  });

  it('turns no name of a child into an address', () => {
    const data = { name: 'Anna', link, children: 'evil.example and Pia', date: 'May 1' };
    const to = 'anna@example.org';
    const { subject, text } = writeEmail(
      { kind: 'access-ends', to, language: 'en', data },
      messages,
    );
    expect(subject + text).not.toContain('evil.example');
  });

  it('with a code has it on a line of its own, in no subject, and leads nowhere', () => {
    const to = 'anna@example.org';
    const data = { name: 'Anna', code: '012345' };
    const email = writeEmail({ kind: 'login-code', to, language: 'en', data }, messages);
    expect(email.text).toContain('\n\n012345\n\n');
    expect(pointOf(email.text)).toBe('012345');
    expect(email.html).toContain('>012345</p>');
    expect(email.subject).not.toContain('012345');
    expect(email.html).not.toContain('<a ');
    expect(linkOf(email.text)).toBe('');
  });

  it('shows HTML in a name as text', () => {
    const email = writeEmail(confirm({ name: '<img src=x onerror=alert(1)>"\'&amp;' }), messages);
    expect(email.html).toContain('Dear &lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;amp;,');
    expect(email.html).not.toContain('<img');
  });

  it('keeps a name on one line, and turns no name into an address', () => {
    const name = 'Win\r\nBcc: x@evil.example\u2028https://evil.example/a \u202e';
    const { text, html } = writeEmail(confirm({ name }), messages);
    expect(text.split('\n')[0]).toMatch(/^Dear Win Bcc: x@.*,$/);
    expect(`${text}${html}`).not.toMatch(/evil\.example|x@evil|https:\/\/evil/);
    expect(linkOf(text)).toBe(link);
  });

  it('leaves a hole in the words alone where a name looks like one', () => {
    expect(writeEmail(confirm({ name: '{{link}}' }), messages).text).toContain('Dear {{link}},');
  });

  it.each(['javascript:alert(1)', 'https://a.example/\nhttps://b.example', '/login', ''])(
    'is not written with the link %j',
    (bad) => {
      expect(() => writeEmail(confirm({ link: bad }), messages)).toThrow('links to the web only');
    },
  );
});
