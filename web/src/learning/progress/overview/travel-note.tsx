import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Notice } from '@/ui/kit/notice.tsx';

/** Tells a parent where a module is kept for a journey: on the child's own device. Its words are in the namespace `dashboard`. */
export function TravelNote({ className }: { className?: string }) {
  const { t } = useTranslation('dashboard');
  return (
    <Notice className={className} icon={Download} live="none" title={t('travel.title')} tone="note">
      <p className="max-w-[64ch]">{t('travel.text')}</p>
    </Notice>
  );
}
