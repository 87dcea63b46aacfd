import { useTranslation } from 'react-i18next';
import { Art } from '@/ui/art/art-image.tsx';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { TryButton } from './try-button.tsx';
import './hero.css';

/** What the quest is, the way in, and the saint in his window. */
export function Hero() {
  const { t } = useTranslation('landing');
  return (
    <div className="hero vault">
      <div className="hero-columns wrap">
        <div>
          <h1>{t('hero.title')}</h1>
          <p className="hero-lead">{t('hero.lead')}</p>
          <div className="hero-actions">
            <TryButton label={t('hero.try')} />
            <ButtonLink
              data-for="visitor parent admin"
              size="kid"
              to="/subscription"
              variant="onvault"
            >
              {t('hero.plans')}
            </ButtonLink>
          </div>
          <p className="hero-note" data-for="visitor parent admin">
            {t('hero.note')}
          </p>
        </div>
        <div className="hero-window">
          <Art alt={t('hero.imageAlt')} name="saint-window" priority />
        </div>
      </div>
    </div>
  );
}
