/** As much of the package as is used here; it brings no types of its own. */
declare module 'sanitize-html' {
  interface Frame {
    tag: string;
    attribs: Record<string, string>;
  }
  interface Tag {
    tagName: string;
    attribs: Record<string, string>;
  }
  interface Options {
    /** False lets all of them through. */
    allowedTags?: readonly string[] | false;
    allowedAttributes?: Record<string, readonly string[]> | false;
    allowedSchemes?: readonly string[];
    allowProtocolRelative?: boolean;
    allowVulnerableTags?: boolean;
    /** Tags that are left out with their text. */
    nonTextTags?: readonly string[];
    nestingLimit?: number;
    exclusiveFilter?: (frame: Frame) => boolean;
    transformTags?: Record<string, string | ((name: string, attribs: Frame['attribs']) => Tag)>;
  }
  function sanitizeHtml(dirty: string, options?: Options): string;
  export = sanitizeHtml;
}
