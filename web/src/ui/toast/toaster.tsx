import { CircleAlert, CircleCheckBig, Info, X } from 'lucide-react';
import { type CSSProperties, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Toaster as Sonner, toast } from 'sonner';
import { takeNotices } from './notify.ts';

const WIDTH = { '--width': '380px' } as CSSProperties;

const LOOK = {
  toast:
    'flex w-(--width) items-center gap-3 rounded-control border-2 border-lead bg-raised py-2 ps-4 pe-1.5 font-body text-ink text-ui shadow-3 dark:border-edge',
  error: 'border-stop-edge! dark:border-stop-edge!',
  content: 'min-w-0 flex-1',
  icon: '[&_.lucide]:size-6',
  closeButton:
    'order-last grid size-11 flex-none place-items-center rounded-xl hover:bg-ink/12 [&_.lucide]:size-5',
};

const SHOWN_MS = 4000;
const onPhone = '(width < 48rem)';

/** On a phone a message lies over what may be pressed next: what only tells of success goes at a press. */
function goAtPress(): void {
  if (!matchMedia(onPhone).matches) return;
  for (const message of toast.getToasts()) {
    if ('type' in message && message.type !== 'error') toast.dismiss(message.id);
  }
}

/** Keeps the messages that stand from going, or lets them go after their time. */
function showFor(duration: number): void {
  for (const message of toast.getToasts()) {
    if (!('type' in message)) continue;
    if (message.type === 'success' || message.type === 'error' || message.type === 'info') {
      toast[message.type](message.title, { id: message.id, duration });
    }
  }
}

/**
 * Up to three messages, about four seconds each, bottom right; they stay while the pointer or the focus is on
 * one. Loaded with the first message.
 * @see docs/requirements.md#r-toasts
 */
export function Toaster() {
  const { t } = useTranslation('common');
  useEffect(
    () =>
      takeNotices((notices) => {
        for (const { kind, text } of notices) toast[kind](text);
      }),
    [],
  );
  useEffect(() => {
    addEventListener('click', goAtPress, { capture: true });
    return () => removeEventListener('click', goAtPress, { capture: true });
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus is inside it
    <div
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) showFor(SHOWN_MS);
      }}
      onFocus={() => showFor(Number.POSITIVE_INFINITY)}
    >
      <Sonner
        closeButton
        containerAriaLabel={t('toast.region')}
        duration={SHOWN_MS}
        expand
        gap={10}
        icons={{
          success: <CircleCheckBig aria-hidden className="text-yes" />,
          error: <CircleAlert aria-hidden className="text-stop" />,
          info: <Info aria-hidden className="text-note" />,
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
    </div>
  );
}
