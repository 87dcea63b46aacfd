import type { Child } from '@/learning/family/use-children.ts';

/** What can be done with one child in a window over the dashboard. */
type ChildTask = 'edit' | 'password' | 'settings' | 'pictures' | 'pause' | 'delete';

/** What a parent is doing in a window over the dashboard. */
export type FamilyTask = { kind: 'add' } | { kind: ChildTask; child: Child };
