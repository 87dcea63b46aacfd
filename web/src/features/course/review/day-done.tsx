import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Art } from '@/ui/art/art-image.tsx';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { VaultPanel } from '@/ui/kit/card.tsx';
import type { FocusRef } from '../activities/use-focus-later.ts';

interface DayDoneProps {
  /** Whether anything was asked today; else it is a day of rest. */
  done: boolean;
  isWaiting: boolean;
  headingRef: FocusRef;
}

/** The end of the day's questions, or a day without any. Nothing tells of what still waits for another day. */
export function DayDone({ done, isWaiting, headingRef }: DayDoneProps) {
  const { t } = useTranslation('review');
  const { t: progress } = useTranslation('progress');
  const which = done ? 'done' : 'rest';
  return (
    <div className="wrap max-w-[860px] pt-7 md:pt-11">
      <VaultPanel
        as="section"
        className="grid justify-items-center gap-4 text-center"
        padding="wide"
      >
        <Art alt="" name="mark-rose" width={112} />
        <h1 className="text-d2 outline-none" ref={headingRef} tabIndex={-1}>
          {t(`${which}.title`)}
        </h1>
        <p className="max-w-[46ch] text-lead text-on-vault-soft">{t(`${which}.text`)}</p>
        {isWaiting ? (
          <p className="flex items-center gap-2 font-bold" role="status">
            <CloudOff aria-hidden /> {progress('status.waiting')}
          </p>
        ) : null}
        <div className="mt-2 flex w-full flex-wrap justify-center gap-3 max-md:*:w-full">
          <ButtonLink size="kid" to="/quest-map" variant="gold">
            {t('map')}
          </ButtonLink>
          <ButtonLink size="kid" to="/my-progress" variant="onvault">
            {t('progress')}
          </ButtonLink>
        </div>
      </VaultPanel>
    </div>
  );
}
