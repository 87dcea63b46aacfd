import type { Child } from '@/shared/family/use-children.ts';

/** What a parent is doing in a window over the dashboard. */
export type FamilyTask =
  | { kind: 'add' }
  | { kind: 'edit'; child: Child }
  | { kind: 'password'; child: Child }
  | { kind: 'delete'; child: Child };
