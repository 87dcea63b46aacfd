import type { Viewer } from './viewer.ts';

export interface ModuleAccessQuestion {
  viewer: Viewer;
  /** 1 to 6; that the module exists is the course's to say. */
  module: number;
  /** The child's own subscription: active and not expired. */
  hasActiveSubscription: boolean;
  /** The child's parent holds the admin role now. */
  isChildOfAdmin: boolean;
}

export type ModuleLock = 'sign-in' | 'ask-parent' | 'children-only';

export type ModuleAccess = { open: true } | { open: false; reason: ModuleLock };

/** The module every viewer may open. @see docs/requirements.md#r-module-access */
export const freeModule = 1;

/**
 * Who may open a module's stories, activities and quizzes.
 * A parent is refused modules 2 to 6 even with a subscription; an admin and the child of an admin
 * are refused none.
 * @see docs/requirements.md#r-module-access
 */
export function decideModuleAccess(question: ModuleAccessQuestion): ModuleAccess {
  if (question.module === freeModule) return { open: true };
  switch (question.viewer) {
    case 'admin':
      return { open: true };
    case 'child':
      return question.hasActiveSubscription || question.isChildOfAdmin
        ? { open: true }
        : { open: false, reason: 'ask-parent' };
    case 'parent':
      return { open: false, reason: 'children-only' };
    case 'visitor':
      return { open: false, reason: 'sign-in' };
  }
}
