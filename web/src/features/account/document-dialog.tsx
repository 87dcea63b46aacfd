import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Prose } from '@/learning/site/prose.tsx';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { Dialog } from '@/ui/kit/dialog.tsx';
import { ErrorState } from '@/ui/kit/page-states.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { loadPageFile } from '@/ui/text/page-file.ts';

export type DocumentName = 'privacy' | 'terms';

interface DocumentDialogProps {
  document: DocumentName;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  hasReadAll: boolean;
  onScrollEnd: () => void;
  onHaveRead: () => void;
}

/**
 * A document in full, over the form; fetched when it is first opened, and opened again where it was
 * left. Its mark waits for the end of the text.
 */
export function DocumentDialog(props: DocumentDialogProps) {
  const { document, open, onOpenChange, hasReadAll, onScrollEnd, onHaveRead } = props;
  const { t } = useTranslation('account');
  const { data: page, isError, refetch } = useDocumentText(document, open);
  const place = useRef(0);
  return (
    <Dialog
      closeLabel={t('document.close')}
      footer={
        <Button
          locked={!hasReadAll}
          onClick={onHaveRead}
          reason={hasReadAll ? undefined : t('document.read-first')}
          variant="gold"
        >
          {t('document.have-read')}
        </Button>
      }
      onOpenChange={onOpenChange}
      onScrollEnd={page ? onScrollEnd : undefined}
      open={open}
      place={place}
      size="reading"
      title={page?.front.title ?? t(`document.${document}`)}
    >
      {page ? (
        <Prose html={page.html} />
      ) : isError ? (
        <ErrorState
          onRetry={() => void refetch()}
          retryLabel={t('document.retry')}
          title={t('document.failed')}
        />
      ) : (
        <Skeleton label={t('document.loading')} lines={8} />
      )}
    </Dialog>
  );
}

function useDocumentText(document: DocumentName, requested: boolean) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['document', document, language],
    queryFn: () => loadPageFile(document, language),
    enabled: requested,
    retry: false,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  });
}
