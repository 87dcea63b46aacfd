import { useTranslation } from 'react-i18next';

const cached = ['consent.kept.login', 'consent.kept.password', 'consent.kept.progress'] as const;

/**
 * What is kept about a child, in plain words: what a consent is about. Its words are in `family`.
 */
export function StoredDataList() {
  const { t } = useTranslation('family');
  return (
    <>
      <p className="font-bold">{t('consent.title')}</p>
      <ul className="mt-2 list-disc space-y-1 ps-5">
        {cached.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
    </>
  );
}
