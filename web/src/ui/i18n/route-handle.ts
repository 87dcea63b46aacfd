import type common from '../../../../content/ui/en/common.json';

type NameIn<Key> = Key extends `meta.${infer Name}.title` ? Name : never;

/** The name of a page's title, `meta.<name>.title` in `common.json`. Its description, where it has one, is `meta.<name>.description`. */
export type PageName = NameIn<keyof typeof common>;

/** What a route module says about itself in its `handle`. */
export interface RouteHandle {
  /** Files of `content/ui/<lang>/` the page needs at first beside `common`; also out of what its loader gives. */
  namespaces?: readonly string[] | ((loaderData: unknown) => readonly string[]);
  /** The name of its title and description; of a module that serves several pages, by the path without language. */
  page?: PageName | ((path: string) => PageName);
  /** A title of its own, out of what the page's loader gives; before the one that `page` names. */
  title?: (loaderData: unknown) => string | undefined;
  /** True for a page without navigation bar and footer, such as a sheet to print. */
  bare?: boolean;
}
