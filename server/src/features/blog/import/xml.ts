/** A tag as the parser gives it: its tags and attributes by their names. */
export interface Xml {
  [name: string]: unknown;
}

const isXml = (value: unknown): value is Xml =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The one tag of a name, the first where there are more; null where there is none with anything in
 * it.
 */
export function xmlAt(parent: Xml | null, name: string): Xml | null {
  const value = parent?.[name];
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return isXml(first) ? first : null;
}

/** All tags of a name. One that holds words alone is given with them. */
export function xmlList(parent: Xml, name: string): Xml[] {
  const value = parent[name];
  const all: unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value];
  return all.map((one) => (isXml(one) ? one : { '#text': one }));
}

/**
 * The words in a tag of that name, or in this one; '' where there is none. Text has its entities
 * read, CDATA is as it is.
 */
export function xmlText(parent: Xml, name?: string): string {
  const value = name === undefined ? parent : parent[name];
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof first === 'string') return decoded(first);
  if (!isXml(first)) return '';
  const cdata = joined(first['#cdata']);
  return cdata === null ? decoded(joined(first['#text']) ?? '') : cdata;
}

function joined(value: unknown): string | null {
  if (Array.isArray(value)) return value.join('');
  return typeof value === 'string' ? value : null;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Reads the five entities of XML, and letters by their numbers; every other one stays as it is
 * written.
 */
function decoded(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi,
    (whole, tens, hex, name) => {
      if (name !== undefined) return entities[name] ?? whole;
      const point = tens === undefined ? Number.parseInt(hex, 16) : Number(tens);
      const isCharacter = point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
      return isCharacter ? String.fromCodePoint(point) : '';
    },
  );
}

/**
 * Whether a document defines anything, outside of the texts that it quotes: one may grow without
 * end by that.
 */
export function hasDoctype(xml: string): boolean {
  const definition = /<!(?:DOCTYPE|ENTITY)/i;
  for (let from = 0; ; ) {
    const start = xml.indexOf('<![CDATA[', from);
    if (definition.test(xml.slice(from, start === -1 ? undefined : start))) return true;
    const end = start === -1 ? -1 : xml.indexOf(']]>', start);
    if (end === -1) return false;
    from = end + 3;
  }
}
