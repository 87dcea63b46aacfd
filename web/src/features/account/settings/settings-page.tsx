import { lazy } from 'react';
import { useSession } from '@/learning/session/use-session.ts';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { retryImport } from '@/ui/retry-import.ts';

export const handle: RouteHandle = {
  page: 'settings',
  namespaces: ['settings', 'account', 'family', 'errors'],
};

// Fetched by name, so that the list of all pages, which every page fetches, does not name all that this one needs.
const SettingsSections = lazy(() =>
  retryImport(() => import('./settings-sections.tsx')).then((module) => ({
    default: module.SettingsSections,
  })),
);
const CancelDeletion = lazy(() =>
  retryImport(() => import('./cancel-deletion.tsx')).then((module) => ({
    default: module.CancelDeletion,
  })),
);

/**
 * `/settings` of a grown-up; where the account is to be deleted, nothing but the way to keep it.
 */
export default function SettingsPage() {
  const dueAt = useSession().user?.deletionDueAt;
  return dueAt ? <CancelDeletion dueAt={dueAt} /> : <SettingsSections />;
}
