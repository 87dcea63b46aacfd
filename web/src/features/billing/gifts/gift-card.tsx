import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { onPaper } from '@/learning/family/login-card-link.ts';
import type { CallOutput } from '@/ui/api/call.ts';
import { Art } from '@/ui/art/art-image.tsx';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { QrCode } from '@/ui/kit/qr-code.tsx';
import './gift-card.css';

type Gift = CallOutput<'POST /functions/v1/verify-gift'>;

/** The card of a gift as one sheet of paper, with what prints it above. */
export function GiftCard({ gift }: { gift: Gift }) {
  const { t } = useTranslation('gift');
  const language = useLanguage();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  return (
    <div className="wrap py-7 md:py-11 print:max-w-none print:p-0">
      <header className="mb-6 grid gap-4 print:hidden">
        <h1>{t('card.title')}</h1>
        <p className="max-w-[62ch]">{t('card.text')}</p>
        {gift.redeemed_at ? (
          <Notice
            live="none"
            title={t('card.redeemed', { date: day.format(new Date(gift.redeemed_at)) })}
            tone="yes"
          />
        ) : null}
        <div className="flex flex-wrap gap-3 max-md:*:w-full">
          <Button onClick={() => print()} size="kid" variant="gold">
            <Printer aria-hidden /> {t('card.print')}
          </Button>
          <ButtonLink size="kid" to="/gift" variant="quiet">
            {t('card.another')}
          </ButtonLink>
        </div>
      </header>
      <Sheet gift={gift} />
    </div>
  );
}

function Sheet({ gift }: { gift: Gift }) {
  const { t } = useTranslation('gift');
  const { code, from, greeting } = gift;
  const page = `${location.origin}/redeem`;
  return (
    <article aria-label={t('card.for')} className="gift-card">
      <div className="gift-card-art">
        <Art alt="" name="saint-window" priority width={240} />
      </div>
      <div className="gift-card-words">
        <p className="gift-card-brand">{t('card.brand')}</p>
        <h2 className="gift-card-title">{t('card.for')}</h2>
        {greeting ? <p className="gift-card-greeting">{greeting}</p> : null}
        {from ? <p>{t('card.from', { name: from })}</p> : null}
        <p>{t('card.what', { plan: t(`plan.${gift.subscription_type}`) })}</p>
        <p className="gift-card-verse">{t('card.verse')}</p>
        <div className="gift-card-code">
          <div>
            <p className="text-ui">
              {t('card.grownup')} <strong>{onPaper(page)}</strong>
            </p>
            {code ? (
              <p className="gift-card-code-text">{code}</p>
            ) : (
              <p className="font-bold">{t('card.sealed')}</p>
            )}
            <p className="text-ui">{t('card.once')}</p>
          </div>
          {code ? (
            <QrCode className="size-28 flex-none" label={t('have.link')} text={`${page}#${code}`} />
          ) : null}
        </div>
      </div>
    </article>
  );
}
