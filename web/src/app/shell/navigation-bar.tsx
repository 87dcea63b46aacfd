import { languageInfo } from '@pius/domain/language.ts';
import { Award } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '@/ui/i18n/locale-link.tsx';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Brand } from './brand.tsx';
import { LanguageItems } from './language-items.tsx';
import { LinkItems } from './link-items.tsx';
import {
  badgesLink,
  blogLink,
  grownUps,
  learnMoreLinks,
  mainLinks,
  printableLinks,
} from './links.ts';
import { LogoutButton } from './logout-button.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NavMenu } from './nav-menu.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { useScrolled } from './use-scrolled.ts';

/**
 * The navigation bar, for all four viewers at once; the style sheet shows the right one.
 * @see docs/requirements.md#r-navigation-bar
 */
export const NavigationBar = memo(function NavigationBar() {
  const { t } = useTranslation('common');
  return (
    <Bar>
      <div className="nav-bar wrap">
        <Brand />
        <nav aria-label={t('nav.main')} className="nav-wide">
          <ul>
            <LinkItems className="nav-link" links={mainLinks} />
            <li>
              <NavMenu label={t('nav.learn-more')}>
                <LinkItems className="nav-item" links={learnMoreLinks} />
              </NavMenu>
            </li>
            <li data-for={grownUps.join(' ')}>
              <NavMenu label={t('nav.printables')}>
                <LinkItems className="nav-item" links={printableLinks} />
              </NavMenu>
            </li>
            <LinkItems className="nav-link" links={[blogLink]} />
          </ul>
        </nav>
        <LocaleLink className="admin-badge" data-for="admin" to="/admin">
          {t('nav.admin')}
        </LocaleLink>
        <LanguageSwitcher />
        <ThemeToggle />
        <AccountLinks />
        <MobileMenu />
      </div>
      <div className="jewel-border" />
    </Bar>
  );
});

/** Apart from what stands in it, which scrolling need not draw again. */
function Bar({ children }: { children: ReactNode }) {
  const scrolled = useScrolled();
  return (
    <header className="nav" data-scrolled={scrolled ? '' : undefined}>
      {children}
    </header>
  );
}

function LanguageSwitcher() {
  const { t } = useTranslation('common');
  const { code, flag, label } = languageInfo[useLanguage()];
  return (
    <div className="nav-wide">
      <NavMenu
        label={
          <>
            <span className="sr-only">{t('language.current', { language: label })}, </span>
            <img alt="" className="flag" height="20" src={flag} width="28" /> {code}
          </>
        }
      >
        <LanguageItems className="nav-item" />
      </NavMenu>
    </div>
  );
}

function AccountLinks() {
  const { t } = useTranslation('common');
  return (
    <>
      <span className="nav-wide nav-account" data-for="visitor">
        <LocaleLink className="nav-link" to="/login">
          {t('nav.login')}
        </LocaleLink>
        <LocaleLink className="nav-gold" to="/signup">
          {t('nav.signup')}
        </LocaleLink>
      </span>
      <span className="nav-wide nav-account" data-for="parent child admin">
        <LocaleLink className="nav-link bar-badges" data-for="child" to={badgesLink.to}>
          <Award aria-hidden className="bar-icon" />
          <span className="bar-words">{t(badgesLink.label)}</span>
        </LocaleLink>
        <LocaleLink className="nav-link" to="/dashboard">
          {t('nav.dashboard')}
        </LocaleLink>
        <LogoutButton className="nav-link" />
      </span>
    </>
  );
}
