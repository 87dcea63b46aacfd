import { foldDiacritics } from '../fold-diacritics.ts';
import { longest } from './post.ts';

/** The address of a post made of its title; '' for a title without letters or digits. */
export function slugOf(title: string): string {
  return foldDiacritics(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, longest.slug)
    .replace(/-$/, '');
}
