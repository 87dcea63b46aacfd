import { useEffect, useState } from 'react';
import { askLearners, cachedLearners } from '@/learning/family/device-learners.ts';
import { cachedFamily, withChild } from './cached-family.ts';

/** Somebody under "Who is learning?". */
export interface Learner {
  name: string;
  /** On an approved device, where the server knows who it is. */
  id: string | null;
  hasPictures: boolean;
  /** Changes with the child's secrets; empty where the server tells none. */
  mark: string;
  /** A parent has paused the child, as far as this device knows. */
  paused: boolean;
  /** Of whom the login name is made, where the device only remembers names. */
  parentEmail: string | null;
}

/**
 * Who may log in here by a name, and how a device that was not approved remembers or forgets names.
 */
export interface Learners {
  all: readonly Learner[];
  /** A parent has approved this device: the names are the server's. */
  approved: boolean;
  /** Asks an approved device's names again; without a network those it has stay. */
  lookAgain: () => void;
  saveFamily: (parentEmail: string, childName: string) => void;
  forget: () => void;
}

type CachedLearners = Pick<Learners, 'all' | 'approved'>;

const nobody: CachedLearners = { all: [], approved: false };

/**
 * The names of this device: at once those it showed last, then, where a parent has approved it,
 * those of today.
 */
export function useLearners(): Learners {
  const [cached, setCached] = useState(nobody);
  useEffect(() => {
    const saved = cachedLearners();
    setCached(saved ? approvedOf(saved) : readCachedFamily());
    if (saved) ask(setCached);
  }, []);
  return {
    ...cached,
    lookAgain: () => ask(setCached),
    saveFamily: (parentEmail, childName) => {
      cachedFamily.set(withChild(cachedFamily.get(), parentEmail, childName));
    },
    forget: () => {
      cachedFamily.set(null);
      setCached(nobody);
    },
  };
}

function ask(setLearners: (cached: CachedLearners) => void): void {
  askLearners().then(
    (request) => setLearners(request ? approvedOf(request) : readCachedFamily()),
    () => undefined,
  );
}

function approvedOf(children: NonNullable<ReturnType<typeof cachedLearners>>): CachedLearners {
  const all = children.map(({ id, name, has_pictures, paused, mark }) => ({
    id,
    name,
    hasPictures: has_pictures,
    mark,
    paused,
    parentEmail: null,
  }));
  return { all, approved: true };
}

function readCachedFamily(): CachedLearners {
  const family = cachedFamily.get();
  if (!family) return nobody;
  const { names, parentEmail } = family;
  const all = names.map((name) => ({
    name,
    id: null,
    hasPictures: false,
    mark: '',
    paused: false,
    parentEmail,
  }));
  return { all, approved: false };
}
