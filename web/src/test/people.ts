import type { Viewer } from '@pius/domain/account/viewer.ts';
import type { SessionUser } from '@/learning/session/session.ts';

const details = { phone: null } as const;

/** Who may be signed in, as the server tells of them. */
export const people: Record<Exclude<Viewer, 'visitor'>, SessionUser> = {
  parent: {
    id: 'parent-1',
    email: 'parent@example.com',
    name: 'Ana Costa',
    role: 'parent',
    isAdmin: false,
    deletionDueAt: null,
    user_metadata: { ...details, first_name: 'Ana', last_name: 'Costa', full_name: 'Ana Costa' },
  },
  child: {
    id: 'child-1',
    email: 'parent+lucia@example.com',
    name: 'Lucia',
    role: 'child',
    isAdmin: false,
    deletionDueAt: null,
    user_metadata: { ...details, first_name: 'Lucia', last_name: '', full_name: 'Lucia' },
  },
  admin: {
    id: 'admin-1',
    email: 'admin@example.com',
    name: 'Pia Bruni',
    role: 'parent',
    isAdmin: true,
    deletionDueAt: null,
    user_metadata: { ...details, first_name: 'Pia', last_name: 'Bruni', full_name: 'Pia Bruni' },
  },
};
