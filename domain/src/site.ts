/** Stands for the site's own address in pages made while building, when nobody knows it yet; the server puts `PUBLIC_URL` in its place. */
export const unknownSite = 'https://site.invalid';
