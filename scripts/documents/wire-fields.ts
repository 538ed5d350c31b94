import { readdirSync, readFileSync } from 'node:fs';
import { openApiDocument } from '@api/pages/openapi';
import { allEndpoints } from '@contract/index';
import type { WireSchema } from './shape';

const top = new URL('../../', import.meta.url);

type Described = {
  parameters?: { name: string }[];
  requestBody?: { content: Record<string, { schema: WireSchema }> };
  responses: Record<string, { content?: Record<string, { schema?: WireSchema }> }>;
};
type Description = {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, WireSchema> };
};

let kept: Map<string, Set<string>> | undefined;

/**
 * The names of fields by where they stand: a named shape of the wire (`CreditProfile`), what a call takes or answers
 * (`getBorrower.body`, `getBorrower.result`; the query counts as what it takes), a store of the portals by its file, or the table of
 * what a practice writes on its own pages.
 */
export function wireShapes(): Map<string, Set<string>> {
  kept ??= readShapes();
  return kept;
}

function readShapes(): Map<string, Set<string>> {
  const { paths, components } = openApiDocument({ publicUrl: '', title: '' }) as unknown as Description;
  const { schemas } = components;
  const shapes = new Map<string, Set<string>>();
  for (const { id, path, method } of allEndpoints) {
    const call = paths[path]?.[method.toLowerCase()];
    if (!call) throw new Error(`${id} is not described`);
    const body = call.requestBody?.content['application/json']?.schema;
    const asked = (call.parameters ?? []).map(({ name }) => name);
    shapes.set(`${id}.body`, new Set([...namesIn(body, schemas), ...asked]));
    shapes.set(`${id}.result`, new Set(namesIn(call.responses['200']?.content?.['application/json']?.schema, schemas)));
  }
  for (const [name, schema] of Object.entries(schemas)) shapes.set(name, new Set(namesIn(schema, schemas)));
  const stores = readdirSync(new URL('portals/', top), { recursive: true, encoding: 'utf8' });
  for (const file of stores.filter((one) => one.endsWith('.store.ts'))) {
    shapes.set(`portals/${file}`, namesOf(`portals/${file}`));
  }
  shapes.set('sdk/attributes.ts', namesOf('sdk/attributes.ts'));
  return shapes;
}

/** The names that a file gives to fields. */
function namesOf(file: string): Set<string> {
  const source = readFileSync(new URL(file, top), 'utf8');
  return new Set([...source.matchAll(/\b(\w+)\??:/g)].map(([, name = '']) => name));
}

/** The names of a schema's fields, at whatever depth; a shape inside of itself is looked at once. */
function namesIn(
  schema: WireSchema | undefined,
  schemas: Description['components']['schemas'],
  seen: readonly string[] = [],
): string[] {
  if (!schema) return [];
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined) return seen.includes(name) ? [] : namesIn(schemas[name], schemas, [...seen, name]);
  const parts = [
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.allOf ?? []),
    ...(schema.prefixItems ?? []),
  ];
  const inner = [...parts, ...(schema.items ? [schema.items] : []), ...Object.values(schema.properties ?? {})];
  return [...Object.keys(schema.properties ?? {}), ...inner.flatMap((part) => namesIn(part, schemas, seen))];
}
