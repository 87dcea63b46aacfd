import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/learning/session/use-session.ts';
import { call } from '@/ui/api/call.ts';
import { Dialog } from '@/ui/kit/dialog.tsx';
import { ErrorState } from '@/ui/kit/page-states.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';

/**
 * A window with the letter of the coming Saturday as it would be sent now, in the language of the
 * family's letters.
 */
export function WeeklyEmailPreview({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('settings');
  const { user } = useSession();
  const { data, error, refetch } = useQuery({
    queryKey: ['saturday-letter-preview', user?.id],
    queryFn: () => call('GET /rest/v1/account/saturday-letter/preview'),
    gcTime: 0,
  });
  return (
    <Dialog
      closeLabel={t('close')}
      description={t(data?.kind === 'none' ? 'letter.preview.none' : 'letter.preview.text')}
      onOpenChange={onClose}
      open
      size="reading"
      title={t('letter.preview')}
    >
      {data ? (
        // Its links may open a window of their own; the letter runs nothing here and reaches nothing of the page.
        <iframe
          className="h-[65vh] w-full rounded-control border-2 border-rule bg-white"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={data.html}
          title={data.subject}
        />
      ) : error ? (
        <ErrorState
          heading="h3"
          onRetry={() => void refetch()}
          retryLabel={t('again')}
          text={t('failed.text')}
          title={t('failed.title')}
        />
      ) : (
        <Skeleton label={t('loading')} lines={8} />
      )}
    </Dialog>
  );
}
