import { ApiError } from '@/ui/api/api-error.ts';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { notify } from '@/ui/toast/notify.ts';

/** Says in a notice why something did not go through, where no window is open that could. */
export function useFaultNotice(): (thrown: unknown) => void {
  const messageOf = useErrorMessage();
  return (thrown) =>
    notify('error', messageOf(thrown instanceof ApiError ? thrown.code : 'internal'));
}
