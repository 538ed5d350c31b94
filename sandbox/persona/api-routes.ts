import type { Context, MiddlewareHandler } from 'hono';
import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as z from 'zod';
import { SANDBOX_KEY_PREFIX } from '../bearer-key';
import { faultMiddleware, type SandboxEnv } from '../faults/fault-middleware';
import type { SandboxState } from '../sandbox-state';
import { type Inquiry, isOpen } from './inquiries';

const createSchema = z.object({
  data: z.object({
    attributes: z.object({
      'inquiry-template-id': z.string().startsWith('itmpl_'),
      'reference-id': z.string().max(200).optional(),
      fields: z.record(z.string(), z.unknown()).optional(),
    }),
  }),
  meta: z
    .object({
      'auto-create-account-reference-id': z.string().max(200).optional(),
      'auto-create-inquiry-session': z.boolean().optional(),
    })
    .optional(),
});

/** The part of Persona's API that the product uses, in its JSON:API shape. Webhooks are not sent. */
export function personaApiRoutes(state: SandboxState): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  app.use(faultMiddleware(state, 'persona'), personaHeaders);

  app.post('/', async (c) => {
    const operationId = c.req.header('idempotency-key');
    const repeated = state.inquiries.ofOperation(operationId ?? '');
    if (repeated !== undefined) return c.json(withSession(state, repeated), 201);
    const parsed = createSchema.safeParse(await c.req.json().catch(() => null));
    if (!parsed.success) return personaError(c, 422, 'Unprocessable entity');
    const { data, meta } = parsed.data;
    const referenceId = meta?.['auto-create-account-reference-id'] ?? data.attributes['reference-id'] ?? null;
    if (referenceId !== null && state.inquiries.ofReference(referenceId).some(isOpenOrPassed)) {
      return personaError(c, 409, 'Conflict');
    }
    const inquiry = state.inquiries.create({ referenceId, fields: data.attributes.fields ?? {}, operationId });
    const wantsSession = meta?.['auto-create-inquiry-session'] === true;
    return c.json(wantsSession ? withSession(state, inquiry) : { data: serialize(inquiry) }, 201);
  });

  app.get('/', (c) => {
    const size = Math.min(Math.max(Number(c.req.query('page[size]')) || 10, 1), 100);
    const referenceId = c.req.query('filter[reference-id]');
    const found = referenceId === undefined ? state.inquiries.latest() : state.inquiries.ofReference(referenceId);
    return c.json({ data: found.slice(0, size).map(serialize), links: { prev: null, next: null } });
  });

  app.get('/:id', (c) => {
    const inquiry = state.inquiries.find(c.req.param('id'));
    return inquiry === undefined ? personaError(c, 404, 'Record not found') : c.json({ data: serialize(inquiry) });
  });

  app.post('/:id/resume', (c) => {
    const inquiry = state.inquiries.find(c.req.param('id'));
    if (inquiry === undefined) return personaError(c, 404, 'Record not found');
    if (!isOpen(inquiry)) return personaError(c, 409, 'Conflict');
    return c.json(withSession(state, inquiry));
  });
  return app;
}

/** A reference may try again after a failure or when its inquiry ran out, but not beside an open or passed one. */
function isOpenOrPassed(inquiry: Inquiry): boolean {
  return isOpen(inquiry) || inquiry.status === 'completed';
}

const personaHeaders: MiddlewareHandler<SandboxEnv> = async (c, next) => {
  const key = c.req.header('authorization') ?? '';
  if (!key.startsWith(`Bearer ${SANDBOX_KEY_PREFIX}`)) return personaError(c, 401, 'Must be authenticated');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(c.req.header('persona-version') ?? '')) return personaError(c, 400, 'Bad version');
  return next();
};

function personaError(c: Context<SandboxEnv>, status: ContentfulStatusCode, title: string): Response {
  return c.json({ errors: [{ title }] }, status);
}

function withSession(state: SandboxState, inquiry: Inquiry) {
  const sessionToken = state.inquiries.addSession(inquiry);
  return { data: serialize(inquiry), meta: { 'session-token': sessionToken } };
}

function serialize(inquiry: Inquiry) {
  return {
    type: 'inquiry',
    id: inquiry.inquiryId,
    attributes: {
      status: inquiry.status,
      'reference-id': inquiry.referenceId,
      'created-at': inquiry.createdAt,
      fields: inquiry.fields,
    },
    relationships: { 'inquiry-template': { data: { type: 'inquiry-template', id: 'itmpl_sandbox' } } },
  };
}
