import type { AccessRule, Endpoint } from '@contract/endpoint';
import { type ErrorCode, errorStatus } from '@contract/error';
import { errorText } from '@contract/error-text';
import { allEndpoints } from '@contract/index';
import * as z from 'zod/mini';
import { staticFirst } from '../http/mount';

type Json = Record<string, unknown>;

const COMMON_ERRORS: readonly ErrorCode[] = ['INVALID_FIELDS', 'RATE_LIMITED', 'INTERNAL'];

/**
 * The OpenAPI 3.1 description of every call: shared schemas by reference, who may call it, examples and error codes.
 * Built from the same endpoint objects that the server mounts.
 */
export function openApiDocument(options: { publicUrl: string; title: string }): Json {
  const schemas = new Map<string, Json>();
  const paths: Record<string, Json> = {};
  for (const endpoint of [...allEndpoints].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))) {
    const item = paths[endpoint.path] ?? {};
    item[endpoint.method.toLowerCase()] = operation(endpoint, schemas);
    paths[endpoint.path] = item;
  }
  schemas.set('Error', errorSchema());
  return {
    openapi: '3.1.0',
    info: {
      title: options.title,
      version: '1.0.0',
      description: 'Amounts are US dollars with up to two decimal places. Times are ISO 8601 UTC.',
    },
    servers: [{ url: options.publicUrl }],
    paths,
    components: {
      schemas: Object.fromEntries([...schemas].sort(([a], [b]) => (a < b ? -1 : 1))),
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'Session token of an applicant, borrower, or member' },
        staffSession: { type: 'apiKey', in: 'cookie', name: 'session', description: 'Session cookie of staff' },
      },
    },
  };
}

function operation(endpoint: Endpoint, schemas: Map<string, Json>): Json {
  const parameters = [
    ...parametersOf(endpoint.params, 'path', schemas),
    ...parametersOf(endpoint.query, 'query', schemas),
  ];
  const needsSession = !endpoint.access.some((rule) => rule.kind === 'public');
  const codes = [
    ...new Set([...COMMON_ERRORS, ...(needsSession ? (['NO_SESSION', 'FORBIDDEN'] as const) : []), ...endpoint.errors]),
  ];
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    description: `Who: ${endpoint.access.map(who).join('; ')}. Source: ${endpoint.source}.${ambiguity(endpoint)}`,
    tags: [endpoint.path.split('/')[1] ?? ''],
    security: securityOf(endpoint),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.body ? { requestBody: requestBody(endpoint, schemas) } : {}),
    responses: { 200: success(endpoint, schemas), ...failures(codes) },
  };
}

/** Says which other paths a request for this one may fit as well, and which of them is answered. */
function ambiguity(endpoint: Endpoint): string {
  return ambiguousWith(endpoint)
    .map((other) => {
      const first = staticFirst(endpoint, other) < 0 ? endpoint : other;
      const both = narrowest(endpoint.path, other.path);
      return ` ${both} also fits ${other.path}: the answer is that of ${first.path}. No id is a word of a path.`;
    })
    .join('');
}

/** Calls by the same method with another path that some address fits as well, and of which neither is the other's special case. */
export function ambiguousWith(endpoint: Endpoint): Endpoint[] {
  const own = endpoint.path.split('/');
  return allEndpoints.filter((other) => {
    const theirs = other.path.split('/');
    if (other.method !== endpoint.method || other.path === endpoint.path || theirs.length !== own.length) return false;
    const pairs = own.map((part, place) => [isOpen(part), isOpen(theirs[place]), part === theirs[place]] as const);
    const fits = pairs.every(([mine, yours, isSame]) => mine || yours || isSame);
    return fits && pairs.some(([mine, yours]) => mine && !yours) && pairs.some(([mine, yours]) => !mine && yours);
  });
}

const isOpen = (part: string | undefined): boolean => part?.startsWith('{') === true;

/** The address that fits both paths. */
function narrowest(one: string, other: string): string {
  const parts = other.split('/');
  return one
    .split('/')
    .map((part, place) => (isOpen(part) ? parts[place] : part))
    .join('/');
}

function who(rule: AccessRule): string {
  if (rule.kind === 'staff') return `staff (${rule.roles.join(', ')})`;
  const owned =
    'owns' in rule && rule.owns ? ` owning ${rule.owns.map((reference) => reference.at).join(' and ')}` : '';
  return `${rule.kind === 'public' ? 'anyone' : rule.kind}${owned}`;
}

function securityOf(endpoint: Endpoint): Json[] {
  return endpoint.access.map((rule): Json => {
    if (rule.kind === 'public') return {};
    return rule.kind === 'staff' ? { staffSession: [] } : { token: [] };
  });
}

/** A JSON schema whose named parts are moved to `components` and referred to. */
function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output', schemas: Map<string, Json>): Json {
  const made = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  const text = JSON.stringify(made, (key, value: unknown) => (key === '$schema' ? undefined : value));
  const lifted = JSON.parse(text.replaceAll('"#/$defs/', '"#/components/schemas/')) as Json;
  const definitions = (lifted['$defs'] ?? {}) as Record<string, Json>;
  delete lifted['$defs'];
  for (const [name, definition] of Object.entries(definitions)) {
    schemas.set(name, definition);
  }
  return lifted;
}

function parametersOf(schema: Endpoint['params'], place: 'path' | 'query', schemas: Map<string, Json>): Json[] {
  if (!schema) return [];
  const object = schemaOf(schema, 'input', schemas);
  const required = new Set((object['required'] ?? []) as string[]);
  return Object.entries((object['properties'] ?? {}) as Record<string, Json>).map(([name, body]) => ({
    name,
    in: place,
    required: place === 'path' || required.has(name),
    schema: body,
  }));
}

function requestBody(endpoint: Endpoint, schemas: Map<string, Json>): Json {
  if (!endpoint.body) return {};
  const example = endpoint.example?.body;
  return {
    required: !endpoint.body.safeParse(undefined).success,
    content: {
      'application/json': { schema: schemaOf(endpoint.body, 'input', schemas), ...(example ? { example } : {}) },
    },
  };
}

function success(endpoint: Endpoint, schemas: Map<string, Json>): Json {
  if (endpoint.download) {
    return {
      description: `File ${endpoint.download.file}`,
      content: { [endpoint.download.media]: { schema: { type: 'string', format: 'binary' } } },
    };
  }
  if (!endpoint.result) return { description: 'Done' };
  const example = endpoint.example?.result;
  return {
    description: 'Done',
    content: {
      'application/json': { schema: schemaOf(endpoint.result, 'input', schemas), ...(example ? { example } : {}) },
    },
  };
}

function failures(codes: readonly ErrorCode[]): Record<string, Json> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) byStatus.set(errorStatus[code], [...(byStatus.get(errorStatus[code]) ?? []), code]);
  const entries = [...byStatus].sort(([a], [b]) => a - b);
  return Object.fromEntries(
    entries.map(([status, list]) => [
      status,
      {
        description: list.map((code) => `${code}: ${errorText[code]}`).join(' '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

function errorSchema(): Json {
  return {
    type: 'object',
    required: ['code', 'message', 'error', 'requestId'],
    properties: {
      code: { type: 'string', enum: Object.keys(errorStatus) },
      message: { type: 'string' },
      error: { type: 'string', description: 'Repeats message' },
      requestId: { type: 'string' },
      duplicated: { type: 'boolean' },
      fields: {
        type: 'array',
        items: {
          type: 'object',
          required: ['field', 'message'],
          properties: { field: { type: 'string' }, message: { type: 'string' } },
        },
      },
      position: { type: 'integer' },
      triesLeft: { type: 'integer' },
      retryAfterSeconds: { type: 'integer' },
      state: { type: 'string' },
      at: { type: 'string' },
      lastFour: { type: 'string' },
    },
  };
}
