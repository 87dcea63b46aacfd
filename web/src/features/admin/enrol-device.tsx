import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/learning/session/use-session.ts';
import { type CallOutput, call } from '@/ui/api/call.ts';
import { Tint } from '@/ui/kit/card.tsx';
import { PasswordField } from '@/ui/kit/password-field.tsx';
import { QrCode } from '@/ui/kit/qr-code.tsx';
import { TextField } from '@/ui/kit/text-field.tsx';
import { BackupCodes } from './backup-codes.tsx';
import { OneFieldForm } from './one-field-form.tsx';

type Begun = CallOutput<'POST /rest/v1/second-factor/device'>;

/** Enrols a device: the password, the key as QR code and as text, a first code, and the backup codes. */
export function EnrolDevice({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('admin');
  const { user } = useSession();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <BackupCodes codes={codes} onDone={onDone} />;
  if (!begun) {
    return (
      <OneFieldForm
        field={(wiring) => (
          <>
            <input autoComplete="username" hidden readOnly value={user?.email ?? ''} />
            <PasswordField
              {...wiring}
              hideLabel={t('enrol.password.hide')}
              label={t('enrol.password')}
              showLabel={t('enrol.password.show')}
            />
          </>
        )}
        key="password"
        onSend={async (password) =>
          setBegun(await call('POST /rest/v1/second-factor/device', { body: { password } }))
        }
        submitLabel={t('enrol.begin')}
      />
    );
  }
  return (
    <>
      <h2 className="text-d4">{t('enrol.scan')}</h2>
      <QrCode className="w-full max-w-60" label={t('enrol.qr')} text={begun.address} />
      <Tint className="bg-sunken">
        <p>{t('enrol.key')}</p>
        <p className="font-mono text-body [overflow-wrap:anywhere]">
          {begun.key.replace(/.{4}(?=.)/g, '$& ')}
        </p>
      </Tint>
      <OneFieldForm
        field={(wiring) => (
          <TextField
            {...wiring}
            autoComplete="one-time-code"
            inputMode="numeric"
            label={t('enrol.code')}
            maxLength={8}
          />
        )}
        key="code"
        onSend={async (code) => {
          const answer = await call('POST /rest/v1/second-factor/device/confirmation', {
            body: { code },
          });
          setCodes(answer.backup_codes);
        }}
        submitLabel={t('enrol.confirm')}
      />
    </>
  );
}
