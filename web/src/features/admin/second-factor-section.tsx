import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/ui/api/call.ts';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { Leaf } from '@/ui/kit/card.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { BackupCodes } from './backup-codes.tsx';
import { EnrolDevice } from './enrol-device.tsx';
import { useRefreshSecondFactor, useSecondFactor } from './use-second-factor.ts';
import { useSending } from './use-sending.ts';

/** On the desk: what an admin does about the own second factor. */
export function SecondFactorSection() {
  const { t } = useTranslation('admin');
  const messageOf = useErrorMessage();
  const { data } = useSecondFactor();
  const refresh = useRefreshSecondFactor();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [enrolling, setEnrolling] = useState(false);
  const { run, busy, fault } = useSending();
  const over = () => {
    setCodes(null);
    setEnrolling(false);
    void refresh();
  };
  return (
    <Leaf
      as="section"
      aria-labelledby="second-factor"
      className="grid max-w-150 gap-5"
      padding="wide"
    >
      <h2 className="text-d3" id="second-factor">
        {t('factor.title')}
      </h2>
      {codes ? (
        <BackupCodes codes={codes} onDone={over} />
      ) : enrolling ? (
        <EnrolDevice onDone={over} />
      ) : (
        <>
          <Status />
          {fault ? <Notice title={messageOf(fault)} tone="stop" /> : null}
          {data?.state === 'passed' ? (
            <div className="grid justify-items-start gap-2">
              <Button
                busy={busy}
                onClick={() =>
                  void run(async () => {
                    const answer = await call('POST /rest/v1/second-factor/backup-codes', {
                      body: {},
                    });
                    setCodes(answer.backup_codes);
                  })
                }
              >
                {t('factor.renew')}
              </Button>
              <p className="text-ink-soft">{t('factor.renew.text')}</p>
            </div>
          ) : null}
          <div className="grid justify-items-start gap-2">
            <Button onClick={() => setEnrolling(true)}>{t('factor.device')}</Button>
            {data?.state === 'passed' ? (
              <p className="text-ink-soft">{t('factor.device.text')}</p>
            ) : null}
          </div>
        </>
      )}
    </Leaf>
  );
}

function Status() {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { data } = useSecondFactor();
  if (!data) return null;
  if (data.state === 'spared') return <p>{t('factor.spared')}</p>;
  const time = data.until
    ? new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(new Date(data.until))
    : '';
  return (
    <p>
      {t('factor.until', { time })} {t('factor.left', { count: data.backup_codes_left })}
    </p>
  );
}
