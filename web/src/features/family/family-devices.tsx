import { MonitorSmartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@/learning/progress/overview/format.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { Status } from '@/ui/kit/chip.tsx';
import { notify } from '@/ui/toast/notify.ts';
import {
  type FamilyDevice,
  useApproveDevice,
  useFamilyDevices,
  useRemoveDevice,
} from './use-family-devices.ts';
import { useFaultNotice } from './use-fault-notice.ts';

/**
 * "Who is learning?": the devices on which the children log in by their names, and whether this is
 * one.
 */
export function FamilyDevices() {
  const { t } = useTranslation('family');
  const { data: devices } = useFamilyDevices();
  const approve = useApproveDevice();
  const fault = useFaultNotice();
  if (!devices) return null;
  const here = devices.some((device) => device.here);
  return (
    <section aria-labelledby="family-devices" className="leaf px-5 py-5.5 md:px-8 md:py-7">
      <h2 className="text-[1.7rem]" id="family-devices">
        {t('devices.title')}
      </h2>
      <p className="mt-2 max-w-[62ch]">{t('devices.text')}</p>
      {here ? (
        <p className="mt-4">
          <Status state="on">
            <MonitorSmartphone aria-hidden />
            {t('devices.here')}
          </Status>
        </p>
      ) : (
        <Button
          busy={approve.isPending}
          className="mt-4 max-md:w-full"
          onClick={() =>
            approve.mutate(undefined, {
              onSuccess: () => notify('success', t('devices.approved')),
              onError: fault,
            })
          }
        >
          <MonitorSmartphone aria-hidden />
          {t('devices.approve')}
        </Button>
      )}
      {devices.length > 0 ? (
        <ul className="mt-5 divide-y-[1.5px] divide-rule border-rule border-t-[1.5px]">
          {devices.map((device) => (
            <Device device={device} key={device.id} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function Device({ device }: { device: FamilyDevice }) {
  const { t } = useTranslation('family');
  const language = useLanguage();
  const remove = useRemoveDevice();
  const fault = useFaultNotice();
  const name = device.name || t('devices.unknown');
  const date = formatDate(device.approved_at, language);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <span className="flex min-w-0 items-center gap-3">
        <MonitorSmartphone aria-hidden className="flex-none" />
        <span className="min-w-0">
          <b className="block">{device.here ? t('devices.name-here', { name }) : name}</b>
          <span className="text-ink-soft">
            {t('devices.dates', { date, used: formatDate(device.last_used_at, language) })}
          </span>
        </span>
      </span>
      <Button
        aria-label={t('devices.remove.label', { name, date })}
        busy={remove.isPending}
        onClick={() =>
          remove.mutate(device, {
            onSuccess: () => notify('success', t('devices.removed')),
            onError: fault,
          })
        }
        variant="quiet"
      >
        {t('devices.remove')}
      </Button>
    </li>
  );
}
