/** A field as large as small hands need it. */
export const kidField = '[&_input]:min-h-14 [&_input]:text-body [&_label]:text-body';
