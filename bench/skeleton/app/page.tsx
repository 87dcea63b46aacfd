import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A heading, and a button that answers by itself. */
export default function Page() {
  const { t } = useTranslation();
  const [pressed, setPressed] = useState(false);
  return (
    <main>
      <h1>{t('title')}</h1>
      <button aria-pressed={pressed} onClick={() => setPressed(true)} type="button">
        {t('press')}
      </button>
    </main>
  );
}
