import { useTranslation } from 'react-i18next';
import { usePublicConfig } from '@/learning/site/public-config.ts';
import { Notice } from '@/ui/kit/notice.tsx';

/** Where letters are not really sent, says so and leads to where they lie, in a new tab where the page must stay. Nothing where they are. */
export function OutboxNotice({ newTab = false }: { newTab?: boolean }) {
  const { t } = useTranslation('account');
  const { standIns } = usePublicConfig();
  if (!standIns.includes('e-mail')) return null;
  return (
    <Notice live="none" title={t('outbox.title')} tone="note">
      <p className="text-ui">{t('outbox.text')}</p>
      <a
        className="inline-flex min-h-11 items-center font-bold text-ui"
        href="/outbox"
        target={newTab ? '_blank' : undefined}
      >
        {t('outbox.open')}
      </a>
    </Notice>
  );
}
