import type { RouteHandle } from '@/shared/i18n/route-handle.ts';
import { useSession } from '@/shared/session/use-session.ts';
import { KeepAccount } from './keep-account.tsx';
import { SettingsSections } from './settings-sections.tsx';

export const handle: RouteHandle = {
  page: 'settings',
  namespaces: ['settings', 'account', 'family', 'errors'],
};

/** `/settings` of a grown-up; where the account is to be deleted, nothing but the way to keep it. */
export default function SettingsPage() {
  const dueAt = useSession().user?.deletionDueAt;
  return dueAt ? <KeepAccount dueAt={dueAt} /> : <SettingsSections />;
}
