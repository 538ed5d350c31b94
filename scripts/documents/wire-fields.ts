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

/** Whether a shape has a field, by its path: `schedule.count`. */
export type Shape = { has: (path: string) => boolean };

let kept: Map<string, Shape> | undefined;

/**
 * The fields by where they stand: a named shape of the wire (`CreditProfile`), what a call takes or answers
 * (`getBorrower.body`, `getBorrower.result`; the query counts as what it takes), a store of the portals by its file, or the table of
 * what a practice writes on its own pages. A shape has its own fields alone, none of what it holds; what a call takes or answers may
 * stand one level down, where it is named: `{ user: … }`.
 */
export function wireShapes(): Map<string, Shape> {
  kept ??= readShapes();
  return kept;
}

function readShapes(): Map<string, Shape> {
  const { paths, components } = openApiDocument({ publicUrl: '', title: '' }) as unknown as Description;
  const { schemas } = components;
  const shapes = new Map<string, Shape>();
  for (const { id, path, method } of allEndpoints) {
    const call = paths[path]?.[method.toLowerCase()];
    if (!call) throw new Error(`${id} is not described`);
    const body = call.requestBody?.content['application/json']?.schema;
    const asked = (call.parameters ?? []).map(({ name }) => name);
    const answered = call.responses['200']?.content?.['application/json']?.schema;
    shapes.set(`${id}.body`, { has: (path) => asked.includes(path) || isHeld(body, path, schemas) });
    shapes.set(`${id}.result`, { has: (path) => isHeld(answered, path, schemas) });
  }
  for (const [name, schema] of Object.entries(schemas))
    shapes.set(name, { has: (path) => isOwn(schema, path, schemas) });
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

type Schemas = Description['components']['schemas'];

/** The fields that a schema has itself, whichever of its forms it takes; of a list those of its rows. */
export function ownFields(
  schema: WireSchema | undefined,
  schemas: Schemas,
  seen: readonly string[] = [],
): [string, WireSchema][] {
  if (!schema) return [];
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined) return seen.includes(name) ? [] : ownFields(schemas[name], schemas, [...seen, name]);
  const forms = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const rows = [...(schema.items ? [schema.items] : []), ...(schema.prefixItems ?? [])];
  return [
    ...Object.entries(schema.properties ?? {}),
    ...[...forms, ...rows].flatMap((form) => ownFields(form, schemas, seen)),
  ];
}

/** Whether a schema has the field of a path itself. */
export function isOwn(schema: WireSchema | undefined, path: string, schemas: Schemas): boolean {
  const [first = '', ...rest] = path.split('.');
  return ownFields(schema, schemas).some(
    ([name, field]) => name === first && (rest.length === 0 || isOwn(field, rest.join('.'), schemas)),
  );
}

/** The same, or of what stands in it by a name. */
const isHeld = (schema: WireSchema | undefined, path: string, schemas: Schemas): boolean =>
  isOwn(schema, path, schemas) || ownFields(schema, schemas).some(([, field]) => isOwn(field, path, schemas));
