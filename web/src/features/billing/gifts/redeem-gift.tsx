import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CallOutput, call } from '@/ui/api/call.ts';
import { Art } from '@/ui/art/art-image.tsx';
import { Button } from '@/ui/kit/button.tsx';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { Leaf } from '@/ui/kit/card.tsx';
import { EmptyState } from '@/ui/kit/page-states.tsx';
import { TextField } from '@/ui/kit/text-field.tsx';
import { GiftForChild, type LookedAt } from './gift-for-child.tsx';
import { useDay, useFaultMessage } from './use-fault-message.ts';

/** The code, then what it gives and to whom, then that it is done. */
export function RedeemGift() {
  const { t } = useTranslation('gift');
  const [gift, setGift] = useState<LookedAt | null>(null);
  const client = useQueryClient();
  const use = useMutation({
    mutationFn: (body: { code: string; child_id: string }) =>
      call('POST /rest/v1/gifts/redeem', { body }),
    // What any page has kept of the family's access is out of date now.
    onSuccess: () => client.invalidateQueries(),
  });
  if (use.data) return <Done {...use.data} />;
  if (!gift) return <CodeForm onResult={setGift} />;
  if (gift.children.length === 0) {
    return (
      <EmptyState
        action={<ButtonLink to="/dashboard">{t('redeem.none.go')}</ButtonLink>}
        text={t('redeem.none.text')}
        title={t('redeem.none')}
      />
    );
  }
  return (
    <GiftForChild
      busy={use.isPending}
      failure={use.error}
      gift={gift}
      onBack={() => {
        use.reset();
        setGift(null);
      }}
      onUse={(childId) => use.mutate({ code: gift.code, child_id: childId })}
    />
  );
}

function CodeForm({ onResult }: { onResult: (gift: LookedAt) => void }) {
  const { t } = useTranslation('gift');
  const faultMessageOf = useFaultMessage();
  // The QR of a card brings the code along, where it reaches no server.
  const [code, setCode] = useState(() => decodeURIComponent(location.hash.slice(1)).slice(0, 40));
  const [empty, setEmpty] = useState(false);
  const look = useMutation({
    mutationFn: (typed: string) => call('POST /rest/v1/gifts/look', { body: { code: typed } }),
    onSuccess: (answer, typed) => onResult({ ...answer, code: typed }),
  });
  const wrong = empty ? t('redeem.required') : look.error ? faultMessageOf(look.error) : undefined;
  return (
    <Leaf className="max-w-150" padding="wide">
      <form
        className="grid gap-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const typed = code.trim();
          setEmpty(typed === '');
          look.reset();
          if (typed === '') document.getElementById('gift-code')?.focus();
          else if (!look.isPending) look.mutate(typed);
        }}
      >
        <p>{t('redeem.lead')}</p>
        <div aria-live="polite">
          <TextField
            autoCapitalize="characters"
            autoComplete="off"
            error={wrong}
            hint={t('redeem.code.hint')}
            id="gift-code"
            label={t('redeem.code')}
            maxLength={40}
            onChange={({ target }) => setCode(target.value)}
            spellCheck={false}
            value={code}
          />
        </div>
        <Button block busy={look.isPending} size="kid" type="submit" variant="gold">
          {t('redeem.look')}
        </Button>
      </form>
    </Leaf>
  );
}

function Done({ name, expires_at }: CallOutput<'POST /rest/v1/gifts/redeem'>) {
  const { t } = useTranslation('gift');
  const date = useDay()(expires_at);
  return (
    <Leaf className="grid max-w-150 justify-items-center gap-4 text-center" padding="wide">
      <Art alt="" name="treasure-open" width={140} />
      <div className="grid gap-2" role="status">
        <h2 className="text-d3">{t('redeem.done', { name })}</h2>
        <p>{t('redeem.done.text', { name, date })}</p>
      </div>
      <ButtonLink to="/dashboard" variant="gold">
        {t('redeem.dashboard')}
      </ButtonLink>
    </Leaf>
  );
}
