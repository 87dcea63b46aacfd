import fc from 'fast-check';

/** As much of a JSON schema as our OpenAPI document uses. */
export interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

/** Longer texts than this are the hostile values' affair. */
const longestText = 120;

/**
 * Values that a schema takes, or nearly: a text may still be refused by a rule that no schema
 * tells. Input: ids that exist.
 */
export function valuesOf(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((inner) => valuesOf(inner, ids)));
  const types = [schema.type ?? 'any'].flat();
  return fc.oneof(...types.map((type) => valuesOfType(type, schema, ids)));
}

function valuesOfType(
  type: string,
  schema: JsonSchema,
  ids: readonly string[],
): fc.Arbitrary<unknown> {
  if (type === 'string') return textsOf(schema, ids);
  if (type === 'integer') {
    return fc.integer({ min: schema.minimum ?? -10, max: schema.maximum ?? 100 });
  }
  if (type === 'number')
    return fc.double({ min: schema.minimum ?? -10, max: schema.maximum ?? 99 });
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'array') {
    const minLength = schema.minItems ?? 0;
    const maxLength = Math.min(schema.maxItems ?? 3, minLength + 3);
    return fc.array(valuesOf(schema.items ?? {}, ids), { minLength, maxLength });
  }
  if (type === 'object') return objectsOf(schema, ids);
  return fc.jsonValue();
}

function objectsOf(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, inner]) => [name, valuesOf(inner, ids)] as const,
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] });
}

function textsOf(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<string> {
  const known = fc.constantFrom(...ids);
  if (schema.format === 'uuid') return fc.oneof(fc.uuid(), known);
  if (schema.format?.startsWith('date')) {
    const days = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') });
    const length = schema.format === 'date' ? 10 : undefined;
    return days.map((day) => day.toISOString().slice(0, length));
  }
  if (schema.pattern) return textsOfPattern(schema.pattern);
  const minLength = Math.min(schema.minLength ?? 0, longestText);
  const maxLength = Math.max(minLength, Math.min(schema.maxLength ?? longestText, longestText));
  const texts = fc.string({ minLength, maxLength, unit: 'grapheme' });
  return fc.oneof(texts, known, fc.constantFrom('parent@example.org', 'en', '1-1', 'active'));
}

/** Fast-check builds texts for patterns that look neither ahead nor behind. */
function textsOfPattern(pattern: string): fc.Arbitrary<string> {
  if (/\(\?[=!<]/.test(pattern))
    return fc.constantFrom('/', '/quest-map', '//example.org', '\\\\x');
  return fc.stringMatching(new RegExp(pattern));
}
