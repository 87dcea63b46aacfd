import { lazy } from 'react';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { retryImport } from '@/ui/retry-import.ts';

export const handle: RouteHandle = {
  page: 'auth-email',
  namespaces: ['settings', 'account', 'errors'],
};

// Fetched by name, for the same reason as the settings.
const NewEmail = lazy(() =>
  retryImport(() => import('./new-email.tsx')).then((module) => ({ default: module.NewEmail })),
);

/** `/auth/email?token=`: the link of a letter to a new address. */
export default function NewEmailPage() {
  return <NewEmail />;
}
