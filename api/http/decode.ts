import type { Endpoint } from '@contract/endpoint';
import type { FieldFault } from '@contract/error';
import type { Context } from 'hono';
import { AppError } from './app-error';
import { fieldFaults } from './field-faults';
import { FAULTS_MAX, readBytes, readJson } from './read-body';

export type DecodedParts = { params: unknown; query: unknown; body: unknown };

/**
 * Checks every part of a request against the call's schemas.
 * @throws AppError INVALID_FIELDS naming each refused field of all parts together; the errors of `readJson`.
 */
export async function decode(endpoint: Endpoint, context: Context): Promise<DecodedParts> {
  const faults: FieldFault[] = [];
  const check = (schema: Endpoint['body'], value: unknown, part: string): unknown => {
    if (!schema) return undefined;
    const parsed = schema.safeParse(value, { reportInput: true });
    if (parsed.success) return parsed.data;
    faults.push(...fieldFaults(parsed.error.issues, part));
    return undefined;
  };
  const params = check(endpoint.params, context.req.param(), '(path)');
  const query = check(endpoint.query, endpoint.query ? context.req.query() : undefined, '(query)');
  const body = endpoint.upload
    ? await readBytes(context.req.raw, endpoint.upload.maxBytes)
    : endpoint.body
      ? check(endpoint.body, await readJson(context.req.raw), '(body)')
      : undefined;
  if (faults.length === 0) faults.push(...contradictions(endpoint, { params, query, body }));
  if (faults.length > 0) throw new AppError('INVALID_FIELDS', { fields: faults.slice(0, FAULTS_MAX) });
  return { params, query, body };
}

/** Fields that name something else than the path does: which of the two is meant nobody can know. */
function contradictions({ repeats = {} }: Endpoint, { params, query, body }: DecodedParts): FieldFault[] {
  const named = params as Record<string, unknown> | undefined;
  const parts = { query, body } as Record<string, Record<string, unknown> | undefined>;
  return Object.entries(repeats).flatMap(([place, parameter]) => {
    const [part = '', field = ''] = place.split('.');
    const given = parts[part]?.[field];
    return given === undefined || given === named?.[parameter] ? [] : [{ field, message: OTHER_THAN_PATH }];
  });
}

const OTHER_THAN_PATH = 'This is another one than the address of the request names.';
