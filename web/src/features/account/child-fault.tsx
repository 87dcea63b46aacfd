import { useTranslation } from 'react-i18next';
import type { ApiError } from '@/ui/api/api-error.ts';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { FormFault } from './form-fault.tsx';

interface ChildFaultProps {
  error: ApiError | null;
  /** What is told where what the child gave is not right. */
  wrong: string;
}

/** Why a child did not come in, in a child's words. Nothing for null. */
export function ChildFault({ error, wrong }: ChildFaultProps) {
  const { t } = useTranslation('account');
  const errorMessageOf = useErrorMessage();
  return (
    <FormFault
      error={error}
      tone="again"
      words={{
        invalid_credentials: wrong,
        // The server says it in the child's own language.
        child_paused: error?.message || errorMessageOf('child_paused'),
        network_offline: t('child.offline'),
        offline_unknown: t('child.offline-unknown'),
        too_many_requests: t('child.too-many'),
      }}
    />
  );
}
