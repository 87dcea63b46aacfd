import { type Language, languageOfTag } from '@pius/domain/language.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseCookies, cookieChoice, listenToCookies } from '@/learning/tracking/cookie-choice.ts';
import { storedLanguage, storeLanguage } from '@/ui/i18n/language.ts';
import { LocaleLink } from '@/ui/i18n/locale-link.tsx';
import { localePath, pathWithoutLanguage } from '@/ui/paths.ts';

/**
 * The choice is stored as accepted or declined; with none stored the banner shows. Never to a child, whose pages send
 * nothing. The footer shows it again. To whom has chosen no language, it offers the one of the device, where that is
 * another.
 * @see docs/requirements.md#r-cookie-choice
 */
export function CookieBanner() {
  const { t } = useTranslation('common');
  const [asking, setAsking] = useState(false);
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const hide = () => cookieChoice() && setAsking(false);
    const show = () => {
      setAsking(true);
      requestAnimationFrame(() => region.current?.focus());
    };
    setAsking(!cookieChoice());
    return listenToCookies(hide, show);
  }, []);
  if (!asking) return null;
  const offer = offeredLanguage();
  return (
    <section
      aria-label={t('cookies.region')}
      className="banner"
      data-for="visitor parent admin"
      ref={region}
      tabIndex={-1}
    >
      <p>
        {t('cookies.text')} <LocaleLink to="/privacy">{t('cookies.link')}</LocaleLink>
      </p>
      <div className="banner-actions">
        {offer ? (
          <a
            href={localePath(pathWithoutLanguage(location.pathname), offer) + location.search}
            lang={offer}
            onClick={() => storeLanguage(offer)}
          >
            {t(`cookies.offer.${offer}`)}
          </a>
        ) : null}
        <button className="banner-button" onClick={() => chooseCookies('declined')} type="button">
          {t('cookies.decline')}
        </button>
        <button className="banner-button" onClick={() => chooseCookies('accepted')} type="button">
          {t('cookies.accept')}
        </button>
      </div>
    </section>
  );
}

function offeredLanguage(): Exclude<Language, 'en'> | null {
  const own = languageOfTag(navigator.language);
  return storedLanguage() || own === 'en' ? null : own;
}
