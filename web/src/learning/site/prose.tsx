import { useTranslation } from 'react-i18next';
import { usePublicConfig } from './public-config.ts';
import '@/ui/text/prose.css';

/**
 * The text of a page. Its HTML comes from our own files and was made while building. `{{supportEmail}}` in it
 * becomes the operator's address, or words that say where to find one; `{{operator}}` the operator's name, or words in its place.
 */
export function Prose({ html }: { html: string }) {
  const { t } = useTranslation('common');
  const { operatorName, supportEmail } = usePublicConfig();
  const address = supportEmail ? mailLink(supportEmail) : t('pages.support-address');
  const operator = operatorName ? asText(operatorName) : t('pages.operator');
  const filled = html
    .replaceAll('{{supportEmail}}', () => address)
    .replaceAll('{{operator}}', () => operator);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own content, rendered while building
  return <div className="prose" dangerouslySetInnerHTML={{ __html: filled }} />;
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function asText(words: string): string {
  return words.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
}

/** A mail link; only the letters an address needs are let through. */
function mailLink(address: string): string {
  const plain = address.replace(/[^\w.+@-]/g, '');
  return `<a href="mailto:${plain}">${plain}</a>`;
}
