import { useTranslation } from 'react-i18next';

/**
 * Gives the words of an error code (`errors.json`) in the reader's language; of an unknown one,
 * that the fault is ours.
 */
export function useErrorMessage(): (code: string) => string {
  const { t, i18n } = useTranslation('errors');
  return (code) => (i18n.exists(code, { ns: 'errors' }) ? t(code as 'internal') : t('internal'));
}
