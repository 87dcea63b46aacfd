import { CircleAlert, CircleCheckBig, X } from 'lucide-react';
import { type CSSProperties, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Toaster as Sonner, toast } from 'sonner';
import { takeNotices } from './notify.ts';

const WIDTH = { '--width': '380px' } as CSSProperties;

const LOOK = {
  toast:
    'flex w-(--width) items-center gap-3 rounded-control border-2 border-lead bg-raised py-2 ps-4 pe-1.5 font-body text-ink text-ui shadow-3 dark:border-edge',
  content: 'min-w-0 flex-1',
  icon: '[&_.lucide]:size-6',
  closeButton:
    'order-last grid size-11 flex-none place-items-center rounded-xl hover:bg-ink/12 [&_.lucide]:size-5',
};

/** Up to three messages, about four seconds each, bottom right (spec 9). Loaded with the first message. */
export function Toaster() {
  const { t } = useTranslation('common');
  useEffect(
    () =>
      takeNotices((notices) => {
        for (const { kind, text } of notices) toast[kind](text);
      }),
    [],
  );
  return (
    <Sonner
      closeButton
      containerAriaLabel={t('toast.region')}
      duration={4000}
      expand
      gap={10}
      icons={{
        success: <CircleCheckBig aria-hidden className="text-yes" />,
        error: <CircleAlert aria-hidden className="text-stop" />,
        close: <X aria-hidden />,
      }}
      mobileOffset={16}
      offset={20}
      position="bottom-right"
      style={WIDTH}
      toastOptions={{
        unstyled: true,
        classNames: LOOK,
        closeButtonAriaLabel: t('toast.close'),
      }}
      visibleToasts={3}
    />
  );
}
