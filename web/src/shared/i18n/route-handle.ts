/** What a route module says about itself in its `handle`. */
export interface RouteHandle {
  /** Files of `content/ui/<lang>/` the page needs at first beside `common`; also out of what its loader gives. */
  namespaces?: readonly string[] | ((loaderData: unknown) => readonly string[]);
  /**
   * The name of its title and description, as `page-titles.ts` has them; of a module that serves several pages, by
   * the path without language.
   */
  page?: string | ((path: string) => string);
  /** A title of its own, out of what the page's loader gives; before the one that `page` names. */
  title?: (loaderData: unknown) => string | undefined;
  /** True for a page without navigation bar and footer, such as a sheet to print. */
  bare?: boolean;
}
