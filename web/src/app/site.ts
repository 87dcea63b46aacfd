import { unknownSite } from '@pius/domain/site.ts';

/** The site's own address without a slash at the end, as the server put it into the page; where it did not, the address the page came from. */
export const site = typeof document === 'undefined' ? unknownSite : namedSite();

function namedSite(): string {
  const named = document.documentElement.dataset.site;
  return named && named !== unknownSite ? named : location.origin;
}
