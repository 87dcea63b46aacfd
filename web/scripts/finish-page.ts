import { createHash } from 'node:crypto';

/** A page made while building, after it was finished. The start of the empty shell is named `app-start-…`: it is kept for offline use, others are not. */
export interface FinishedPage {
  html: string;
  /** The page's scripts as one module, to be written to `file`. */
  start: { file: string; code: string };
  /** What the start hands to the app, where it is too long to be read as a script: a file of data beside it. */
  given: { file: string; text: string } | null;
  /** The inline scripts that remain, in the form a content security policy takes: `'sha256-…'`. */
  hashes: string[];
}

const script = /<script([^>]*)>([\s\S]*?)<\/script>/g;
/** How React Router hands the app what a page was made of. */
const handing = /(streamController\.enqueue\()("(?:[^"\\]|\\.)*")\)/g;
/** Fewer letters than these are no reason for a request of their own. */
const longEnough = 4000;
const preload = /(<link rel=")modulepreload("[^>]*>)/g;
/** Said before any sheet, as the bundler may put a sheet of components in front of the one that says it. */
const layerOrder = '@layer properties, theme, base, components, utilities;';
const stylesheet = /<link rel="stylesheet" href="([^"]+)"\s*\/>/g;

interface FinishOptions {
  /** Of the empty shell: the script that fetches what its page is made of, which follows the head script. */
  ahead?: string | undefined;
  /** Whether the page bears in itself what the start hands to the app, as it is for nobody else. */
  inOne?: boolean;
}

/**
 * Lets a page stand as plain HTML. In: its HTML as React Router made it, and a reader of style sheets by address.
 * The head script stays; every other script moves into one file, which the head script starts when the browser is
 * calm (`first-paint/wake.ts`), so that nothing is fetched before the page is seen, and one hash is enough for
 * the whole site. The links to what is to be fetched ahead of it, the start among them, bear a `rel` that no browser
 * knows until the head script gives them theirs. Styles are put into the page; the links to them stay, disabled so
 * that nothing is fetched, as React looks for them.
 */
export function finishPage(
  html: string,
  readStyle: (address: string) => string,
  { ahead, inOne = false }: FinishOptions = {},
): FinishedPage {
  const [head, ...others] = [...html.matchAll(script)];
  if (!head?.[2]) throw new Error('The page has no head script.');
  const moving = others.filter(([, attributes]) => !attributes?.includes('src='));
  const whole = endWhenEntered(moving.map(([, , text]) => text).join(';\n'));
  const { code, given } = giveApart(whole, inOne);
  const name = html.includes(' data-shell=') ? 'app-start' : 'start';
  const file = `/assets/${name}-${digest(code, 'hex').slice(0, 12)}.js`;
  const apart = given && !inOne;
  const marks = ` data-start="${file}"${apart ? ` data-given="${given.file}"` : ''}`;
  const inside = given && inOne ? dataInside(given.text) : '';
  let first = true;
  const sleeping = html.replace(script, (written, attributes: string, text: string) => {
    if (text === head[2]) return ahead ? `${written}<script>${ahead}</script>` : written;
    if (attributes.includes('src=')) return written;
    if (!first) return '<script type="text/wake"></script>';
    first = false;
    return `<link rel="later" href="${file}"/><script type="text/wake"${marks}>${inside}</script>`;
  });
  let order = layerOrder;
  const styled = sleeping.replace(stylesheet, (_, address: string) => {
    const style = `<style>${order}${readStyle(address.replace(/#.*$/, ''))}</style>`;
    order = '';
    return `${style}<link rel="stylesheet" href="${address}" disabled=""/>`;
  });
  return {
    html: styled.replace(preload, '$1later$2'),
    start: { file, code },
    given: apart ? given : null,
    hashes: [head[2], ...(ahead ? [ahead] : [])].map(
      (text) => `'sha256-${digest(text, 'base64')}'`,
    ),
  };
}

/** Lets the start fail where the app's entry, which it only sets going, does not come: the head script tries again. */
function endWhenEntered(code: string): string {
  const entry = /\bimport\("[^"]+"\)/;
  if (!entry.test(code)) return code;
  return `${code.replace(entry, (call) => `const entered = ${call}`)};\nawait entered`;
}

/** Data as it may stand in a script of a page. */
function dataInside(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c');
}

/**
 * Takes what a page was made of out of its start: data is read faster than a script, and does not count as one. In: the
 * start's code, and whether the data stands in the page. Out: the code, which reads the data there, or fetches it first and
 * fails where it does not come; and the data.
 */
function giveApart(code: string, inOne: boolean): Pick<FinishedPage, 'given'> & { code: string } {
  const text = [...code.matchAll(handing)].map(([, , said = '""']) => JSON.parse(said)).join('');
  if (inOne && text === '') throw new Error('The page hands nothing to the app that is known.');
  if (text.length < longEnough && !inOne) return { code, given: null };
  const file = `/assets/given-${digest(text, 'hex').slice(0, 12)}.json`;
  const read = 'const given = JSON.parse(document.querySelector("script[data-start]").textContent)';
  const fetched = [
    `const answer = await fetch("${file}")`,
    'if (!answer.ok) throw new Error(answer.status + " for " + answer.url)',
    'const given = await answer.text()',
  ];
  let handed = false;
  const handingIt = code.replace(handing, (_, call: string) => {
    const said = handed ? '""' : 'given';
    handed = true;
    return `${call}${said})`;
  });
  const first = inOne ? [read] : fetched;
  return { code: [...first, handingIt].join(';\n'), given: { file, text } };
}

function digest(text: string, form: 'hex' | 'base64'): string {
  return createHash('sha256').update(text).digest(form);
}
