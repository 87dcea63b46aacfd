import { moduleNumbers } from '@pius/domain/course/counts.ts';
import { CalendarCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { moduleWindow } from '@/learning/course/module-art.ts';
import { formatDate } from '@/learning/progress/overview/format.ts';
import { Art } from '@/ui/art/art-image.tsx';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { Leaf, VaultPanel } from '@/ui/kit/card.tsx';
import { HandOver } from './hand-over.tsx';
import type { Payment } from './use-payment.ts';

/** So many children are told by name, and may be handed the device here. */
const few = 4;

/** Paid: the six windows are lit, and for whom they open until when. */
export function PaidPanel({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payment');
  const language = useLanguage();
  const { children } = payment;
  const isFew = children.length > 0 && children.length <= few;
  return (
    <div className="mx-auto grid max-w-180 gap-7">
      <VaultPanel className="grid justify-items-center gap-5 text-center">
        <Windows />
        <div role="status">
          <h1 className="text-d2 [overflow-wrap:anywhere]">{usePaidTitle(children)}</h1>
          <p className="mt-3">{t('paid.thanks')}</p>
        </div>
        <ul className="grid gap-2 text-start">
          {children.map(({ child_id, name, active_until }) =>
            active_until ? (
              <li className="flex items-start gap-3 font-bold" key={child_id}>
                <CalendarCheck aria-hidden className="mt-1 flex-none" />
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  {t('paid.until', { name, date: formatDate(active_until, language) })}
                </span>
              </li>
            ) : null,
          )}
        </ul>
        <div className="flex flex-wrap justify-center gap-3 max-md:w-full max-md:*:w-full">
          <ButtonLink size="kid" to="/dashboard" variant="gold">
            {t('dashboard')}
          </ButtonLink>
          <ButtonLink size="kid" to="/purchases" variant="onvault">
            {t('purchases')}
          </ButtonLink>
        </div>
      </VaultPanel>
      <Leaf className="grid gap-4 text-ui" padding="wide">
        {isFew ? <HandOver items={children} /> : null}
        <p className="text-ink-soft">{t('paid.refund')}</p>
      </Leaf>
    </div>
  );
}

function usePaidTitle(children: Payment['children']): string {
  const { t } = useTranslation('payment');
  const language = useLanguage();
  const count = children.length;
  if (count === 0) return t('paid.nobody');
  if (count > few) return t('paid.many', { count });
  const names = new Intl.ListFormat(language).format(children.map(({ name }) => name));
  return t('paid.title', { count, names });
}

function Windows() {
  return (
    <div aria-hidden className="flex w-full max-w-110 justify-center gap-2">
      {moduleNumbers.map((number) => (
        <span className="min-w-0 flex-1" key={number}>
          <Art alt="" className="h-auto w-full" name={moduleWindow(number)} width={66} />
        </span>
      ))}
    </div>
  );
}
