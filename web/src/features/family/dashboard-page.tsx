import { useSession } from '@/learning/session/use-session.ts';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { ChildCorner } from './child-corner.tsx';
import { FamilyDashboard } from './family-dashboard.tsx';

export const handle: RouteHandle = {
  page: 'dashboard',
  namespaces: ['dashboard', 'days', 'family', 'pictures', 'progress'],
};

/** A parent sees the family, a child her own corner. @see docs/requirements.md#r-dashboard */
export default function DashboardPage() {
  return useSession().viewer === 'child' ? <ChildCorner /> : <FamilyDashboard />;
}
