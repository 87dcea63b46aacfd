import { useTranslation } from 'react-i18next';
import { call } from '@/ui/api/call.ts';
import { TextField } from '@/ui/kit/text-field.tsx';
import { GateCard } from './gate-card.tsx';
import { OneFieldForm } from './one-field-form.tsx';

/** Asks for a code of the device, or a backup code. */
export function CodeForm({ onSubmit }: { onSubmit: () => Promise<void> }) {
  const { t } = useTranslation('admin');
  return (
    <GateCard title={t('code.title')}>
      <p>{t('code.text')}</p>
      <OneFieldForm
        field={(wiring) => (
          <TextField
            {...wiring}
            autoCapitalize="off"
            autoComplete="one-time-code"
            label={t('code.field')}
            maxLength={20}
            spellCheck={false}
          />
        )}
        onSend={async (code) => {
          await call('POST /rest/v1/second-factor/code', { body: { code } });
          await onSubmit();
        }}
        submitLabel={t('code.submit')}
      />
      <p className="text-ink-soft">{t('code.lost')}</p>
    </GateCard>
  );
}
