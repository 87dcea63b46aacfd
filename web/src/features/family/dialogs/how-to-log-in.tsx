import { useTranslation } from 'react-i18next';
import { useOwnProfile } from '@/learning/family/use-own-profile.ts';
import { useSession } from '@/learning/session/use-session.ts';
import { Tint } from '@/ui/kit/card.tsx';

/** How a child logs in, in the child's words. */
export function HowToLogIn({ name }: { name: string }) {
  const { t } = useTranslation('family');
  const { user } = useSession();
  const { data: profile } = useOwnProfile();
  const whose = profile?.account_type ?? 'parent';
  return (
    <Tint className="bg-sunken text-body" padding="normal">
      <p className="font-bold font-display text-d4">{t('added.hello', { name })}</p>
      <ol className="mt-2 list-decimal space-y-2 ps-6 [overflow-wrap:anywhere]">
        <li>{t('added.step.open')}</li>
        <li>
          {t(`added.step.email.${whose}`)} <b className="block">{user?.email}</b>
        </li>
        <li>
          {t('added.step.name')} <b className="block">{name}</b>
        </li>
        <li>{t(`added.step.password.${whose}`)}</li>
      </ol>
    </Tint>
  );
}
