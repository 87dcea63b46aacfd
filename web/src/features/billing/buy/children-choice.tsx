import type { SubscriptionType } from '@pius/domain/billing/plans.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/learning/plans/price.ts';
import { formatDate } from '@/learning/progress/overview/format.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { Checkbox } from '@/ui/kit/checkbox.tsx';
import { FieldError } from '@/ui/kit/field.tsx';
import type { ChildQuote } from './use-quote.ts';

interface ChildrenChoiceProps {
  quote: readonly ChildQuote[];
  plan: SubscriptionType;
  chosen: readonly string[];
  error: string | undefined;
  onChoose: (ids: readonly string[]) => void;
}

/** From this many on, all can be chosen with one press. */
const manyChildren = 3;

/** For which children it is: each with the price, and until when access then lasts. */
export function ChildrenChoice({ quote, plan, chosen, error, onChoose }: ChildrenChoiceProps) {
  const { t } = useTranslation('buy');
  const errorId = useId();
  const all = quote.map(({ child_id }) => child_id);
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 font-bold">{t('children')}</legend>
      <ul className="grid gap-3">
        {quote.map((child) => (
          <li
            className="rounded-2xl border-2 border-edge bg-surface px-4 py-1 has-checked:border-focus has-checked:bg-note-bg"
            key={child.child_id}
          >
            <Checkbox
              aria-invalid={error ? true : undefined}
              checked={chosen.includes(child.child_id)}
              label={<ChildOffer child={child} plan={plan} />}
              onChange={({ target }) =>
                onChoose(
                  target.checked
                    ? [...chosen, child.child_id]
                    : chosen.filter((id) => id !== child.child_id),
                )
              }
            />
          </li>
        ))}
      </ul>
      {quote.length >= manyChildren ? (
        <Button className="justify-self-start" onClick={() => onChoose(all)} variant="quiet">
          {t('children.all')}
        </Button>
      ) : null}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </fieldset>
  );
}

function ChildOffer({ child, plan }: { child: ChildQuote; plan: SubscriptionType }) {
  const { t } = useTranslation('buy');
  const language = useLanguage();
  const { name, active_until: now } = child;
  const offer = child.plans.find(({ subscription_type }) => subscription_type === plan);
  return (
    <>
      <b className="block text-body [overflow-wrap:anywhere]">{name}</b>
      {now ? (
        <span className="block text-ink-soft">
          {t('child.now', { date: formatDate(now, language) })}
        </span>
      ) : null}
      {offer
        ? t(now ? 'child.longer' : 'child.until', {
            name,
            price: formatMoney(offer.price_cents, offer.currency, language),
            date: formatDate(offer.expires_at, language),
          })
        : null}
    </>
  );
}
