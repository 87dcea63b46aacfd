import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

/** Says, above the page, that there is no network; what is open goes on working. */
export function OfflineNotice() {
  const { t } = useTranslation('common');
  const online = useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div aria-live="polite" className="offline">
      {online ? null : (
        <p>
          <WifiOff aria-hidden /> {t('state.offline')}
        </p>
      )}
    </div>
  );
}

function watchNetwork(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}
