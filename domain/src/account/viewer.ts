export const viewers = ['visitor', 'parent', 'child', 'admin'] as const;

/**
 * Who looks at a page: `visitor` without an account, `parent` (parent or catechist), `child`,
 * `admin` (a parent with a row in `user_roles`). The cookie `viewer` repeats it and carries no right.
 */
export type Viewer = (typeof viewers)[number];

/** `profiles.role`; being an admin comes on top of `parent`. @see docs/requirements.md#r-roles */
export type Role = 'parent' | 'child';
