import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/kit/button.tsx';
import { ErrorState } from '@/ui/kit/page-states.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import type { useAdminList } from './use-admin-list.ts';

interface ListRowsProps<Row> {
  list: ReturnType<typeof useAdminList<Row>>;
  /** What is said where nothing was found. */
  none: string;
  children: (rows: readonly Row[]) => ReactNode;
}

/** The rows of a list of the desk, as far as they were fetched, and the way to further ones. */
export function ListRows<Row>({ list, none, children }: ListRowsProps<Row>) {
  const { t } = useTranslation('orders');
  const rows = list.data?.pages.flatMap(({ items }) => items);
  if (rows) {
    return (
      <>
        {rows.length > 0 ? children(rows) : <p role="status">{none}</p>}
        {list.hasNextPage ? (
          <Button
            busy={list.isFetchingNextPage}
            className="justify-self-start max-md:w-full"
            onClick={() => void list.fetchNextPage()}
          >
            {t('more')}
          </Button>
        ) : null}
      </>
    );
  }
  return list.error ? (
    <ErrorState onRetry={() => void list.refetch()} retryLabel={t('again')} title={t('failed')} />
  ) : (
    <Skeleton className="leaf p-8" label={t('loading')} lines={6} />
  );
}
