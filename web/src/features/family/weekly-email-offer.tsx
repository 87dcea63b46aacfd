import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useChooseWeeklyEmail, useWeeklyEmail } from '@/learning/family/use-weekly-email.ts';
import { Button } from '@/ui/kit/button.tsx';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { useFaultNotice } from './use-fault-notice.ts';

/** On the dashboard, until it is taken or put away for good: the offer of the Saturday letter. */
export function WeeklyEmailOffer() {
  const { t } = useTranslation('family');
  const { data } = useWeeklyEmail();
  const choose = useChooseWeeklyEmail();
  const onError = useFaultNotice();
  if (!data || data.wanted_at !== null || data.offer_away) return null;
  return (
    <Notice className="mt-10" icon={Mail} title={t('letter.title')} tone="note">
      <p>{t('letter.text')}</p>
      <div className="mt-3 flex flex-wrap gap-3 max-md:*:w-full">
        <Button
          busy={choose.isPending && choose.variables.on === true}
          onClick={() =>
            choose.mutate(
              { on: true },
              { onSuccess: () => notify('success', t('letter.begun')), onError },
            )
          }
        >
          {t('letter.begin')}
        </Button>
        <ButtonLink to="/settings#letter" variant="quiet">
          {t('letter.look')}
        </ButtonLink>
        <Button
          busy={choose.isPending && choose.variables.offer_away === true}
          onClick={() => choose.mutate({ offer_away: true }, { onError })}
          variant="quiet"
        >
          {t('letter.away')}
        </Button>
      </div>
    </Notice>
  );
}
