import { lessonsPerModule } from '@pius/domain/course/counts.ts';
import { useTranslation } from 'react-i18next';
import { Art } from '@/ui/art/art-image.tsx';
import { LocaleLink } from '@/ui/i18n/locale-link.tsx';

const windows = [
  { name: 'introduction', art: 'window-1-introduction' },
  { name: 'creed', art: 'window-2-creed' },
  { name: 'prayer', art: 'window-3-prayer' },
  { name: 'sacraments', art: 'window-4-sacraments' },
  { name: 'commandments', art: 'window-5-commandments' },
  { name: 'virtues', art: 'window-6-virtues' },
] as const;

/** The six modules, each a window, with the number of its lessons. */
export function Windows() {
  const { t } = useTranslation('landing');
  return (
    <section aria-label={t('windows.title')} className="windows wrap">
      <ol>
        {windows.map(({ name, art }, index) => (
          <li key={name}>
            <LocaleLink to="/quest-map">
              <Art alt="" name={art} />
              <b>{t(`windows.${name}`)}</b>{' '}
              <span>{t('windows.lessons', { number: lessonsPerModule[index] })}</span>
            </LocaleLink>
          </li>
        ))}
      </ol>
    </section>
  );
}
