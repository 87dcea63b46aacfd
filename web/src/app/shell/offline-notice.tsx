import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whenHandsOff } from './hands-off.ts';

/** Says, above the page, that there is no network; what is open goes on working. It moves the page, so it waits for a press to be over. */
export function OfflineNotice() {
  const { t } = useTranslation('common');
  const [online, setOnline] = useState(true);
  useEffect(() => watchNetwork(setOnline), []);
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

function watchNetwork(tell: (online: boolean) => void): () => void {
  let stopWaiting = () => {};
  const look = () => {
    stopWaiting();
    stopWaiting = whenHandsOff(() => tell(navigator.onLine));
  };
  look();
  addEventListener('online', look);
  addEventListener('offline', look);
  return () => {
    stopWaiting();
    removeEventListener('online', look);
    removeEventListener('offline', look);
  };
}
