import * as z from 'zod/mini';

type AnySchema = z.core.$ZodType;
type Def = { type: string } & Record<string, unknown>;

/** Values by which rows are kept or cut: a row of each is in every sampled list. */
export type RowValues = Readonly<Record<string, { field: string; values: readonly string[] }>>;

/**
 * A full answer of a schema: nothing is null, no list is empty, every text names where it stands. Lists of the named
 * entities hold one row for each of the given values.
 */
export function sampleOf(schema: AnySchema, rows: RowValues, path = 'answer'): unknown {
  const def = schema._zod.def as unknown as Def;
  switch (def.type) {
    case 'nullable':
    case 'optional':
    case 'default':
    case 'readonly':
      return sampleOf(def.innerType as AnySchema, rows, path);
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape as Record<string, AnySchema>).map(([key, part]) => [
          key,
          sampleOf(part, rows, `${path}.${key}`),
        ]),
      );
    case 'array':
      return sampleList(def.element as AnySchema, rows, path);
    case 'union':
      return sampleOf((def.options as AnySchema[])[0] as AnySchema, rows, path);
    case 'enum':
      return Object.values(def.entries as Record<string, string>)[0];
    case 'literal':
      return (def.values as unknown[])[0];
    case 'boolean':
      return true;
    case 'number':
      return 7;
    case 'string':
    case 'unknown':
      return path;
    case 'record':
      return { key: sampleOf(def.valueType as AnySchema, rows, `${path}.key`) };
    default:
      throw new Error(`No sample for ${def.type} at ${path}`);
  }
}

function sampleList(element: AnySchema, rows: RowValues, path: string): unknown[] {
  const rule = rows[z.globalRegistry.get(element)?.id ?? ''];
  if (!rule) return [sampleOf(element, rows, `${path}[0]`)];
  return rule.values.map((value, place) => ({
    ...(sampleOf(element, rows, `${path}[${place}]`) as object),
    [rule.field]: value,
  }));
}
