import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePublicConfig } from '@/learning/site/public-config.ts';
import { askAboutCookies } from '@/learning/tracking/cookie-choice.ts';
import { Brand } from './brand.tsx';
import { LinkItems } from './link-items.tsx';
import { footerLinks } from './links.ts';

/**
 * The footer. Support address and social links show where the operator has set them.
 * @see docs/requirements.md#r-footer
 */
export const Footer = memo(function Footer() {
  const { t } = useTranslation('common');
  return (
    <footer className="foot">
      <div className="jewel-border" />
      <div className="foot-columns wrap">
        <div className="foot-about">
          <Brand />
          <p>{t('footer.about')}</p>
          <Operator />
        </div>
        <Column links={footerLinks.quest} title={t('footer.quest')} />
        <Column links={footerLinks.families} title={t('footer.families')} />
        <Column links={footerLinks.about} title={t('footer.heading-about')}>
          <li data-for="visitor parent admin">
            <button className="foot-link" onClick={askAboutCookies} type="button">
              {t('cookies.region')}
            </button>
          </li>
          <OperatorLinks />
        </Column>
      </div>
    </footer>
  );
});

/** Who runs the site, by name, where the operator has said so. */
function Operator() {
  const { t } = useTranslation('common');
  const { operatorName } = usePublicConfig();
  return operatorName ? <p>{t('footer.operator', { name: operatorName })}</p> : null;
}

/** What only the server knows, and tells later than the page is there. */
function OperatorLinks() {
  const { t } = useTranslation('common');
  const { supportEmail, socialImageUrl, socialUrl } = usePublicConfig();
  const links = [
    supportEmail && { href: `mailto:${supportEmail}`, text: t('footer.write') },
    socialImageUrl && { href: socialImageUrl, text: t('footer.social-images') },
    socialUrl && { href: socialUrl, text: t('footer.social') },
  ].filter((link) => link !== null && link !== '');
  return links.map(({ href, text }) => (
    <li key={href}>
      <a className="foot-link" href={href} rel="noopener">
        {text}
      </a>
    </li>
  ));
}

interface ColumnProps {
  title: string;
  links: Parameters<typeof LinkItems>[0]['links'];
  children?: React.ReactNode;
}

function Column({ title, links, children }: ColumnProps) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        <LinkItems className="foot-link" links={links} />
        {children}
      </ul>
    </div>
  );
}
