import type { Endpoint } from '@contract/endpoint';
import type { FieldFault } from '@contract/error';
import type { Context } from 'hono';
import { AppError } from './app-error';
import { fieldFaults } from './field-faults';
import { FAULTS_MAX, readJson } from './read-body';
import { isForm, readForm } from './read-form';

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
  // A server and a proxy that take different ones of two would not agree on what was asked.
  for (const [name, values] of Object.entries(context.req.queries()))
    if (values.length > 1) faults.push({ field: name, message: 'Send this field once.' });
  const { body: schema, upload } = endpoint;
  const body = schema ? check(schema, await readFields(context.req.raw, upload), '(body)') : undefined;
  if (faults.length > 0) throw new AppError('INVALID_FIELDS', { fields: faults.slice(0, FAULTS_MAX) });
  return { params, query, body };
}

/** A form with a file is taken where the call takes one; its fields may come as JSON, too. */
const readFields = (request: Request, upload: Endpoint['upload']): Promise<unknown> =>
  upload && isForm(request) ? readForm(request, upload) : readJson(request);

/**
 * Refuses a request whose body or query names something else than its path: which of the two is meant nobody can know. Asked once
 * what it names is known to be the actor's, so that nobody learns of what is not theirs.
 * @throws AppError INVALID_FIELDS
 */
export function refuseContradiction({ repeats = {} }: Endpoint, { params, query, body }: DecodedParts): void {
  const named = params as Record<string, unknown> | undefined;
  const parts = { query, body } as Record<string, Record<string, unknown> | undefined>;
  const fields = Object.entries(repeats).flatMap(([place, parameter]) => {
    const [part = '', field = ''] = place.split('.');
    const given = parts[part]?.[field];
    return given === undefined || given === named?.[parameter] ? [] : [{ field, message: OTHER_THAN_PATH }];
  });
  if (fields.length > 0) throw new AppError('INVALID_FIELDS', { fields });
}

const OTHER_THAN_PATH = "This doesn't match the ID in the request's address.";
