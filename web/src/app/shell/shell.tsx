import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { Footer } from './footer.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { ShownViewer } from './shown-viewer.tsx';
import { StorageNotice } from './storage-notice.tsx';

/** What stands round every page: skip link, navigation bar, the page itself, footer. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  if (handle?.bare) {
    return (
      <>
        <ShownViewer />
        <main id="main">{children}</main>
      </>
    );
  }
  return (
    <div className="shell">
      <ShownViewer />
      <StorageNotice />
      <a className="skip-link" href="#main">
        {t('nav.skip')}
      </a>
      <NavigationBar />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
