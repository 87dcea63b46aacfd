import { useTranslation } from 'react-i18next';
import { Art } from '@/ui/art/art-image.tsx';
import { TryButton } from './try-button.tsx';

/** The last word of the page: begin. */
export function FinalCall() {
  const { t } = useTranslation('landing');
  return (
    <section aria-labelledby="begin" className="final vault" data-flush-end>
      <div className="final-columns wrap">
        <div>
          <h2 id="begin">{t('final.title')}</h2>
          <p className="landing-lead" data-for="visitor parent admin">
            {t('final.text')}
          </p>
          <p className="landing-lead" data-for="child">
            {t('final.childText')}
          </p>
          <TryButton label={t('final.try')} />
        </div>
        <Art alt={t('final.imageAlt')} className="final-chest" name="treasure-open" />
      </div>
    </section>
  );
}
