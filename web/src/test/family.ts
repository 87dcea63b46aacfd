import type { CallOutput } from '@/ui/api/call.ts';
import { answer } from './network.ts';
import { people } from './people.ts';

type Child = CallOutput<'GET /rest/v1/children'>['items'][number];
type Profile = CallOutput<'GET /rest/v1/profiles/{id}'>;

/** A child of the parent of `people`, as the parent sees her; with a year's access. */
export function exampleChild(difference: Partial<Child> = {}): Child {
  return {
    id: 'child-1',
    name: 'Lucia',
    age: 8,
    login_email: 'parent+lucia@example.com',
    created_at: '2026-01-10T09:00:00.000Z',
    paused: false,
    any_order: false,
    chat: false,
    language: null,
    has_pictures: false,
    subscription: { active: true, expires_at: '2027-01-10T09:00:00.000Z' },
    ...difference,
  };
}

/** The profile of the parent of `people`. */
export function exampleProfile(difference: Partial<Profile> = {}): Profile {
  return {
    id: people.parent.id,
    parent_id: null,
    role: 'parent',
    full_name: people.parent.name,
    account_type: 'parent',
    phone: null,
    age: null,
    language: 'en',
    time_zone: 'Europe/Paris',
    ...difference,
  };
}

/** Answers what nearly every page of a parent asks: the children and the profile. */
export function answerFamily(children: Child[] = [exampleChild()]): void {
  answer('GET /rest/v1/children', { items: children, next: null });
  answer('GET /rest/v1/profiles/{id}', exampleProfile());
}
