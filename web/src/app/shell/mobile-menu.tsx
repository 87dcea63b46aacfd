import { Menu, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toggleTheme } from '@/ui/theme.ts';
import { LanguageItems } from './language-items.tsx';
import { LinkItems } from './link-items.tsx';
import {
  badgesLink,
  blogLink,
  grownUps,
  learnMoreLinks,
  mainLinks,
  printableLinks,
  type ShellLink,
} from './links.ts';
import { LogoutButton } from './logout-button.tsx';
import { useDetailsMenu } from './use-details-menu.ts';

const accountLinks: readonly ShellLink[] = [
  { to: '/login', label: 'nav.login', viewers: ['visitor'] },
  { to: '/signup', label: 'nav.signup', viewers: ['visitor'] },
  badgesLink,
  { to: '/review', label: 'nav.review', viewers: ['child'] },
  { to: '/dashboard', label: 'nav.dashboard', viewers: ['parent', 'child', 'admin'] },
  { to: '/class', label: 'nav.class', viewers: grownUps },
  { to: '/settings', label: 'nav.settings', viewers: grownUps },
];

/**
 * The collapsible menu below 1024 px, with its five sections. It closes when another page opens.
 * @see docs/requirements.md#r-mobile-menu
 */
export function MobileMenu() {
  const { t } = useTranslation('common');
  const { ref, onKeyDown } = useDetailsMenu();
  return (
    <details className="nav-narrow" onKeyDown={onKeyDown} ref={ref}>
      <summary aria-label={t('nav.menu')} className="icon-button">
        <Menu aria-hidden className="menu-open" />
        <X aria-hidden className="menu-close" />
      </summary>
      <nav aria-label={t('nav.main')} className="nav-sheet">
        <Section title={t('nav.section.navigation')}>
          <LinkItems className="nav-item" links={[...mainLinks, blogLink]} />
        </Section>
        <Section title={t('nav.learn-more')}>
          <LinkItems className="nav-item" links={learnMoreLinks} />
        </Section>
        <Section title={t('nav.printables')} viewers={grownUps}>
          <LinkItems className="nav-item" links={printableLinks} />
        </Section>
        <Section title={t('nav.section.settings')}>
          <LanguageItems className="nav-item" />
          <li>
            <button className="nav-item" onClick={toggleTheme} type="button">
              {t('theme.toggle')}
            </button>
          </li>
        </Section>
        <Section title={t('nav.section.account')}>
          <LinkItems className="nav-item" links={accountLinks} />
          <li data-for="parent child admin">
            <LogoutButton className="nav-item" />
          </li>
        </Section>
      </nav>
    </details>
  );
}

interface SectionProps {
  title: string;
  viewers?: readonly string[];
  children: ReactNode;
}

function Section({ title, viewers, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} data-for={viewers?.join(' ')}>
      <h2 id={id}>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}
