import { readdirSync } from 'node:fs';
import { openApiDocument } from '@api/pages/openapi';
import type { AccessRule, Endpoint } from '@contract/endpoint';
import { type ErrorCode, errorStatus } from '@contract/error';
import { errorText } from '@contract/error-text';
import { allEndpoints } from '@contract/index';
import { shapeOf, type WireSchema } from './shape';

type Operation = {
  parameters?: { name: string; in: string; required: boolean; schema: WireSchema }[];
  requestBody?: { required: boolean; content: Record<string, { schema: WireSchema }> };
  responses: Record<string, { content?: Record<string, { schema?: WireSchema }> }>;
};
type Description = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, WireSchema> };
};

/** Whoever declares calls: the folder of a noun, and the kinds of versioned tables. */
const contract = new URL('../../contract/', import.meta.url);
const DECLARES_CALLS = /^(?!lists\/)[a-z-]+\/([a-z-]+-)?(calls|list)\.ts$|^versioned-tables\/[a-z-]+\.ts$/;

const orderOf = ({ path, method }: Endpoint) => `${path} ${method}`;

/** The calls by area: the noun whose folder declares them, or the kind of versioned table. */
async function endpointsByArea(): Promise<[string, Endpoint[]][]> {
  const listed = new Set(allEndpoints);
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter((path) =>
    DECLARES_CALLS.test(path),
  );
  const areas = new Map<string, Endpoint[]>();
  for (const file of files) {
    const declared: Record<string, unknown> = await import(new URL(file, contract).href);
    // Alone, or with the others of a declaration in one object.
    const values = Object.values(declared).flatMap((one) => [one, ...Object.values(one ?? {})]) as Endpoint[];
    const endpoints = values.filter((one) => listed.has(one));
    const [folder = '', name = ''] = file.replace(/\.ts$/, '').split('/');
    const area = folder === 'versioned-tables' ? name : folder;
    if (endpoints.length > 0) areas.set(area, [...(areas.get(area) ?? []), ...endpoints]);
  }
  return [...areas]
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([area, endpoints]) => [area, endpoints.sort((a, b) => orderOf(a).localeCompare(orderOf(b), 'en'))]);
}

function who(rule: AccessRule): string {
  if (rule.kind === 'public') return 'anybody';
  const owned = rule.owns?.length ? `, owning ${rule.owns.map(({ at }) => `\`${at}\``).join(', ')}` : '';
  if (rule.kind !== 'staff') return `${rule.kind}${owned}`;
  const permission = rule.permission === null ? '' : ` with \`${rule.permission}\``;
  const platform = rule.platformOnly ? ' of the platform' : rule.partnerOnly ? ' of the finance partner' : '';
  return `staff${platform} (${rule.roles.join(', ')})${permission}${owned}`;
}

function block(title: string, text: string): string[] {
  return [`${title}:`, '', '```ts', text, '```', ''];
}

function parameters(operation: Operation, place: 'path' | 'query'): string[] {
  const found = (operation.parameters ?? []).filter((one) => one.in === place);
  if (found.length === 0) return [];
  const properties = Object.fromEntries(found.map(({ name, schema }) => [name, schema]));
  const required = found.filter((one) => one.required).map(({ name }) => name);
  return block(place === 'path' ? 'In the path' : 'Query', shapeOf({ type: 'object', properties, required }));
}

function answer(endpoint: Endpoint, operation: Operation): string[] {
  if (endpoint.download) return [`Answer: a file, ${endpoint.download.media}.`, ''];
  const schema = operation.responses['200']?.content?.['application/json']?.schema;
  return schema ? block('Answer', shapeOf(schema)) : ['Answer: nothing.', ''];
}

function entry(endpoint: Endpoint, operation: Operation): string[] {
  const body = operation.requestBody;
  const media = body?.content['application/json']?.schema;
  const notes = [
    endpoint.idempotent ? 'Honours `Idempotency-Key`.' : '',
    endpoint.rateLimit === 'strict' ? 'Limited strictly, by address and destination.' : '',
    endpoint.upload ? `Takes ${endpoint.upload.media} up to ${endpoint.upload.maxBytes} bytes.` : '',
  ].filter(Boolean);
  return [
    `### \`${endpoint.method} ${endpoint.path}\``,
    '',
    `${endpoint.summary} (\`${endpoint.id}\`; ${endpoint.source}).`,
    '',
    `Who: ${endpoint.access.map(who).join('; ')}.${notes.length > 0 ? ` ${notes.join(' ')}` : ''}`,
    '',
    ...parameters(operation, 'path'),
    ...parameters(operation, 'query'),
    ...(media ? block(body?.required ? 'Body' : 'Body, may be left out', shapeOf(media)) : []),
    ...answer(endpoint, operation),
    ...(endpoint.errors.length > 0 ? [`Errors: ${endpoint.errors.map((code) => `\`${code}\``).join(', ')}.`, ''] : []),
  ];
}

function errorTable(): string[] {
  const codes = Object.keys(errorStatus) as ErrorCode[];
  return [
    '| code | status | text |',
    '|---|--:|---|',
    ...codes.map((code) => `| \`${code}\` | ${errorStatus[code]} | ${errorText[code]} |`),
  ];
}

/** The text of docs/api.md: every call by area with access, input, answer and errors. */
export async function apiDocument(): Promise<string> {
  const areas = await endpointsByArea();
  const description = openApiDocument({ publicUrl: '', title: '' }) as unknown as Description;
  const operationOf = ({ path, method }: Endpoint): Operation => {
    const operation = description.paths[path]?.[method.toLowerCase()];
    if (!operation) throw new Error(`No description of ${method} ${path}`);
    return operation;
  };
  const schemas = Object.entries(description.components.schemas).filter(([name]) => name !== 'Error');
  return [
    '# Calls',
    '',
    'Generated by `npm run docs` from `contract/`; do not edit. A running server shows the same under `/docs` and, for',
    'machines, `/openapi.json`. Amounts are US dollars with at most two decimals, times ISO-8601 UTC. Every call can also',
    'answer `INVALID_FIELDS`, `RATE_LIMITED` and `INTERNAL`, and one that needs a session `NO_SESSION` and `FORBIDDEN`.',
    '',
    ...areas.map(([area, endpoints]) => `- [${area}](#${area}): ${endpoints.length}`),
    '- [Shapes](#shapes)',
    '- [Errors](#errors)',
    '',
    ...areas.flatMap(([area, endpoints]) => [
      `## ${area}`,
      '',
      ...endpoints.flatMap((endpoint) => entry(endpoint, operationOf(endpoint))),
    ]),
    '## Shapes',
    '',
    ...schemas.flatMap(([name, schema]) => [`### ${name}`, '', '```ts', shapeOf(schema), '```', '']),
    '## Errors',
    '',
    'Every error is `{ code, message, error, requestId }`; `INVALID_FIELDS` adds `fields: { field, message }[]`.',
    '',
    ...errorTable(),
    '',
  ].join('\n');
}
