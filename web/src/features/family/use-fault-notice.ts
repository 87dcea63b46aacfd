import { ApiError } from '@/ui/api/api-error.ts';
import { useErrorWords } from '@/ui/i18n/use-error-words.ts';
import { notify } from '@/ui/toast/notify.ts';

/** Says in a notice why something did not go through, where no window is open that could. */
export function useFaultNotice(): (thrown: unknown) => void {
  const words = useErrorWords();
  return (thrown) => notify('error', words(thrown instanceof ApiError ? thrown.code : 'internal'));
}
