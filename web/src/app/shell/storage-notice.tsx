import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStorageRefused } from '@/ui/device/storage-refusal.ts';
import { notify } from '@/ui/toast/notify.ts';

/** Tells once a visit that the browser saves nothing on this device. */
export function StorageNotice() {
  const { t } = useTranslation('common');
  const isRefused = useStorageRefused();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language does not tell it again
  useEffect(() => {
    if (isRefused) notify('info', t('state.not-saved'));
  }, [isRefused]);
  return null;
}
