import { useTranslation } from 'react-i18next';
import { usePublicConfig } from '@/shared/api/public-config.ts';
import './prose.css';

/**
 * The text of a page. Its HTML comes from our own files and was made while building. `{{supportEmail}}` in it
 * becomes the operator's address, or words that say where to find one.
 */
export function Prose({ html }: { html: string }) {
  const { t } = useTranslation('common');
  const { supportEmail } = usePublicConfig();
  const address = supportEmail ? mailLink(supportEmail) : t('pages.support-address');
  const filled = html.replaceAll('{{supportEmail}}', address);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own content, rendered while building
  return <div className="prose" dangerouslySetInnerHTML={{ __html: filled }} />;
}

/** A mail link; only the letters an address needs are let through. */
function mailLink(address: string): string {
  const plain = address.replace(/[^\w.+@-]/g, '');
  return `<a href="mailto:${plain}">${plain}</a>`;
}
