import { useTranslation } from 'react-i18next';
import { useSession } from '@/learning/session/use-session.ts';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { AskGrownUp } from '../ask-grown-up.tsx';
import { RedeemGift } from './redeem-gift.tsx';

export const handle: RouteHandle = { page: 'redeem', namespaces: ['gift', 'billing', 'errors'] };

/** `/redeem`: where a parent gives the months of a code to a child; a child reads whom to ask. */
export default function RedeemPage() {
  const { viewer } = useSession();
  const { t } = useTranslation('gift');
  return (
    <div className="wrap py-7 md:py-11">
      <h1 className="mb-6">{t(viewer === 'child' ? 'card.for' : 'redeem.title')}</h1>
      {viewer === 'child' ? <AskGrownUp /> : <RedeemGift />}
    </div>
  );
}
