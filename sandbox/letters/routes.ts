import { type Context, Hono } from 'hono';
import { SANDBOX_KEY_PREFIX } from '../bearer-key';
import { faultMiddleware, type SandboxEnv } from '../faults/fault-middleware';
import type { SandboxState } from '../sandbox-state';
import { unreachableStreets } from './letters';

const LINES_LENGTH_MAX = 50;
const NAME_LENGTH_MAX = 40;
const REFERENCE = 'metadata[operation]';
const NEEDED = ['name', 'address_line1', 'address_city', 'address_state', 'address_zip'] as const;

type Refusal = { status: 401 | 422; code: string; message: string };

/** The part of Lob's API, version 1, that posts letters. */
export function letterRoutes(state: SandboxState): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();

  app.post('/v1/letters', faultMiddleware(state, 'letter'), async (c) => {
    if (!isAuthenticated(c))
      return refuse(c, { status: 401, code: 'unauthorized', message: 'Your API key is not valid.' });
    const form = await formOf(c);
    const file = form?.get('file');
    if (!form || !(file instanceof File)) return refuse(c, invalid('file is required'));
    const content = new Uint8Array(await file.arrayBuffer());
    const refusal = refusalOf(form) ?? (isPdf(content) ? null : invalid('file must be a PDF'));
    if (refusal) return refuse(c, refusal);
    const { letter, isKnown } = state.letters.takeOnce(c.req.header('idempotency-key'), textOf(form, REFERENCE));
    if (!isKnown) keep(state, form, { id: letter.id, content });
    return c.json({ ...letter, to: partyOf(form, 'to'), from: partyOf(form, 'from'), color: false });
  });

  app.get('/v1/letters', faultMiddleware(state, 'letter'), (c) => {
    if (!isAuthenticated(c))
      return refuse(c, { status: 401, code: 'unauthorized', message: 'Your API key is not valid.' });
    const letter = state.letters.find(c.req.query(REFERENCE) ?? '');
    const data = letter ? [letter] : [];
    return c.json({ object: 'list', data, count: data.length });
  });
  return app;
}

/** The body is kept as bytes, because a fault may have read it before. */
async function formOf(c: Context<SandboxEnv>): Promise<FormData | null> {
  const headers = { 'content-type': c.req.header('content-type') ?? '' };
  return new Response(await c.req.arrayBuffer(), { headers }).formData().catch(() => null);
}

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();
const invalid = (message: string): Refusal => ({ status: 422, code: 'invalid', message });
const isPdf = (content: Uint8Array): boolean => Buffer.from(content.subarray(0, 5)).toString('latin1') === '%PDF-';

function refusalOf(form: FormData): Refusal | null {
  for (const party of ['to', 'from'] as const) {
    for (const part of NEEDED)
      if (textOf(form, `${party}[${part}]`) === '') return invalid(`${party}.${part} is required`);
    for (const part of ['name', 'company'])
      if (textOf(form, `${party}[${part}]`).length > NAME_LENGTH_MAX) return invalid(`${party}.${part} is too long`);
    if (!/^\d{5}(-\d{4})?$/.test(textOf(form, `${party}[address_zip]`)))
      return invalid(`${party}.address_zip must be in a valid zip format`);
  }
  if (!['true', 'false'].includes(textOf(form, 'color'))) return invalid('color is required');
  if (!['operational', 'marketing'].includes(textOf(form, 'use_type'))) return invalid('use_type is required');
  const street = textOf(form, 'to[address_line1]');
  if (street.length + textOf(form, 'to[address_line2]').length > LINES_LENGTH_MAX)
    return { status: 422, code: 'address_length_exceeds_limit', message: 'The address lines are too long.' };
  const unreachable = unreachableStreets.find((one) => one.street === street);
  return unreachable
    ? { status: 422, code: unreachable.code, message: 'The to address doesn’t meet strictness requirements.' }
    : null;
}

function partyOf(form: FormData, party: 'to' | 'from') {
  return Object.fromEntries(
    [...NEEDED, 'company', 'address_line2'].map((part) => [part, textOf(form, `${party}[${part}]`)]),
  );
}

function linesOf(form: FormData, party: 'to' | 'from'): string {
  const part = (name: string) => textOf(form, `${party}[${name}]`);
  const streets = [part('address_line1'), part('address_line2')].filter((line) => line !== '');
  const names = [part('name'), part('company')].filter((line) => line !== '');
  return [...names, ...streets, part('address_city'), `${part('address_state')} ${part('address_zip')}`].join(', ');
}

function keep(state: SandboxState, form: FormData, { id, content }: { id: string; content: Uint8Array }): void {
  state.mailbox.add({
    channel: 'letter',
    to: linesOf(form, 'to'),
    subject: textOf(form, 'description'),
    text: `To: ${linesOf(form, 'to')}\nFrom: ${linesOf(form, 'from')}`,
    attachments: [{ filename: `${id}.pdf`, contentType: 'application/pdf', content }],
  });
}

/** The key is the user name, without a password. */
function isAuthenticated(c: Context<SandboxEnv>): boolean {
  const encoded = /^Basic (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
  const credentials = Buffer.from(encoded, 'base64').toString('utf8');
  return credentials.startsWith(SANDBOX_KEY_PREFIX) && credentials.endsWith(':');
}

function refuse(c: Context<SandboxEnv>, { status, code, message }: Refusal): Response {
  return c.json({ error: { message, status_code: status, code } }, status);
}
