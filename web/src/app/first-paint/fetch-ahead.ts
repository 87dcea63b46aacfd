declare global {
  /**
   * Takes the answer to a call that was asked ahead, once; it is not there outside the empty shell. In: the call's path.
   * Out: null where it was not asked, or long ago, where no answer came, and where nobody was signed in, as somebody may
   * be by now.
   */
  var takeAhead: ((path: string) => Promise<Response | null>) | undefined;
}

/** What the pages of the app are made of, as the build writes it into the empty shell. */
export interface PageParts {
  /** The names of all files below `/assets/`, which pages name by their place here. */
  files: string[];
  pages: {
    /** The addresses of the page, as a regular expression. */
    address: string;
    files: number[];
    words: string[];
    /** What the page asks the server for, with the parts of its address as `$1`, `$2`. */
    asks?: string;
  }[];
  /** The folder of the words, below `/assets/`. */
  words: string;
}

/**
 * Runs in the head of the empty shell, whose page is made in the browser: fetches at once what that page is made of, its
 * words, who is signed in and what it asks for, which would be asked for one after the other as the app comes. In: the
 * parts of all pages. It stands alone, as the build writes it out as it is.
 */
export function fetchAhead({ files, pages, words }: PageParts): void {
  const { documentElement: root, head } = document;
  const { lang, dataset } = root;
  /** An answer that nobody took for so long, in milliseconds, may be of another state of things. */
  const longest = 20_000;
  const opened = performance.now();
  const answers: Record<string, Promise<Response>> = {};
  const ask = (path: string) => {
    const answer = fetch(path, { headers: { 'accept-language': lang } });
    answer.catch(() => undefined);
    answers[path] = answer;
  };
  const page = pages.find(({ address }) => new RegExp(address).test(location.pathname));
  if (!page) return;
  const fetchEarly = (name: string) => fetch(`/assets/${name}`).catch(() => undefined);
  for (const name of page.files.map((place) => files[place] ?? '')) {
    const link = { rel: 'modulepreload', href: `/assets/${name}` };
    // A browser warns of a sheet that is named ahead where the page is slow to take it up.
    if (name.endsWith('.css')) fetchEarly(name);
    else head.append(Object.assign(document.createElement('link'), link));
  }
  ask('/auth/v1/get-session');
  for (const each of ['common', 'errors', ...page.words]) {
    fetchEarly(`${words}/${lang}/${each}.json`);
  }
  if (page.asks && dataset.viewer !== 'visitor') {
    ask(`${location.pathname.replace(new RegExp(page.address), page.asks)}?lang=${lang}`);
  }
  dataset.namespaces = page.words.join(' ');
  globalThis.takeAhead = async (path) => {
    const answer = answers[path];
    delete answers[path];
    if (!answer || performance.now() - opened > longest) return null;
    const response = await answer.catch(() => null);
    return response?.status === 401 ? null : response;
  };
}
