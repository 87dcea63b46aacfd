import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallOutput } from '@/ui/api/call.ts';
import { Button } from '@/ui/kit/button.tsx';
import { Leaf, Tint } from '@/ui/kit/card.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { RadioGroup } from '@/ui/kit/radio-group.tsx';
import { useDay, useFaultMessage } from './use-fault-message.ts';

/** What a code gives, and the code. */
export type LookedAt = CallOutput<'POST /rest/v1/gifts/look'> & { code: string };

interface GiftForChildProps {
  gift: LookedAt;
  busy: boolean;
  failure: Error | null;
  onUse: (childId: string) => void;
  onBack: () => void;
}

/** What a code gives, for whom, and until when it then lasts: seen before it is used. */
export function GiftForChild({ gift, busy, failure, onUse, onBack }: GiftForChildProps) {
  const { t } = useTranslation('gift');
  const day = useDay();
  const faultMessageOf = useFaultMessage();
  const [chosen, setChosen] = useState(gift.children[0]?.id ?? '');
  const name = gift.children.find(({ id }) => id === chosen)?.name ?? '';
  return (
    <Leaf className="max-w-150" padding="wide">
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onUse(chosen);
        }}
      >
        <p className="font-bold text-body" role="status">
          {t('redeem.gift', { plan: t(`plan.${gift.subscription_type}`) })}
        </p>
        {gift.greeting || gift.from ? (
          <Tint className="grid gap-1 p-4">
            {gift.greeting ? (
              <p className="whitespace-pre-line [overflow-wrap:anywhere]">{gift.greeting}</p>
            ) : null}
            {gift.from ? (
              <p className="text-ink-soft text-ui">{t('redeem.from', { name: gift.from })}</p>
            ) : null}
          </Tint>
        ) : null}
        <RadioGroup
          legend={t('redeem.child')}
          name="child"
          onChange={({ target }) => setChosen(target.value)}
          options={gift.children.map(({ id, name: label, expires_at }) => ({
            value: id,
            label,
            description: t('redeem.until', { date: day(expires_at) }),
          }))}
          value={chosen}
        />
        {failure ? <Notice live="alert" title={faultMessageOf(failure)} tone="again" /> : null}
        <div className="flex flex-wrap gap-3 max-md:*:w-full">
          <Button busy={busy} size="kid" type="submit" variant="gold">
            {t('redeem.use', { name })}
          </Button>
          <Button onClick={onBack} size="kid" variant="quiet">
            {t('redeem.other')}
          </Button>
        </div>
      </form>
    </Leaf>
  );
}
