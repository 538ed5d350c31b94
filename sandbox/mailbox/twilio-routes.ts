import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { SANDBOX_KEY_PREFIX } from '../bearer-key';
import { faultMiddleware, type SandboxEnv } from '../faults/fault-middleware';
import type { SandboxState } from '../sandbox-state';
import { spokenText } from './spoken-text';

/** Numbers by their last four digits that cannot be reached, with Twilio's error code. */
export const unreachableNumbers = [
  { lastFour: '0198', channels: ['sms'], code: 21614, what: 'is a landline: texts are refused (21614), calls work' },
  { lastFour: '0197', channels: ['sms'], code: 21610, what: 'has opted out of texts (21610)' },
  { lastFour: '0196', channels: ['sms', 'voice'], code: 21211, what: 'does not exist (21211)' },
] as const;

type TwilioChannel = 'sms' | 'voice';

/** The part of Twilio's REST API, 2010-04-01, that sends texts and places calls. */
export function twilioRoutes(state: SandboxState): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();

  app.post('/:sid/Messages.json', faultMiddleware(state, 'sms'), async (c) => {
    const form = await formOf(c);
    const refusal = refusalOf(c, form, { channel: 'sms', content: 'Body' });
    if (refusal !== null) return refusal;
    state.mailbox.add({ channel: 'sms', to: form.To ?? '', subject: '', text: form.Body ?? '' });
    return c.json(resource(c, 'SM', { form, more: { body: form.Body } }), 201);
  });

  app.post('/:sid/Calls.json', faultMiddleware(state, 'voice'), async (c) => {
    const form = await formOf(c);
    const refusal = refusalOf(c, form, { channel: 'voice', content: 'Twiml' });
    if (refusal !== null) return refusal;
    state.mailbox.add({ channel: 'voice', to: form.To ?? '', subject: '', text: spokenText(form.Twiml ?? '') });
    return c.json(resource(c, 'CA', { form, more: {} }), 201);
  });
  return app;
}

type Form = Readonly<Record<string, string>>;

async function formOf(c: Context<SandboxEnv>): Promise<Form> {
  return Object.fromEntries(new URLSearchParams(await c.req.text()));
}

function refusalOf(
  c: Context<SandboxEnv>,
  form: Form,
  { channel, content }: { channel: TwilioChannel; content: string },
): Response | null {
  if (!isAuthenticated(c)) return twilioError(c, 401, { code: 20003, message: 'Authenticate' });
  const to = form.To ?? '';
  if (!/^\+[1-9]\d{7,14}$/.test(to)) return twilioError(c, 400, { code: 21211, message: "Invalid 'To' Phone Number" });
  if (!/^\+[1-9]\d{7,14}$/.test(form.From ?? ''))
    return twilioError(c, 400, { code: 21212, message: "Invalid 'From' Phone Number" });
  if ((form[content] ?? '').trim() === '')
    return twilioError(c, 400, { code: channel === 'sms' ? 21602 : 21205, message: `${content} is required` });
  if (channel === 'sms' && (form.Body ?? '').length > 1600)
    return twilioError(c, 400, { code: 21617, message: 'Body is too long' });
  const unreachable = unreachableNumbers.find(
    ({ lastFour, channels }) => to.endsWith(lastFour) && channels.some((name) => name === channel),
  );
  return unreachable === undefined
    ? null
    : twilioError(c, 400, { code: unreachable.code, message: 'The number cannot be reached' });
}

function isAuthenticated(c: Context<SandboxEnv>): boolean {
  const sid = c.req.param('sid') ?? '';
  const encoded = /^Basic (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
  const credentials = Buffer.from(encoded, 'base64').toString('utf8');
  return sid.startsWith('AC') && credentials.startsWith(`${sid}:${SANDBOX_KEY_PREFIX}`);
}

function twilioError(
  c: Context<SandboxEnv>,
  status: 400 | 401,
  { code, message }: { code: number; message: string },
): Response {
  return c.json({ code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status }, status);
}

function resource(
  c: Context<SandboxEnv>,
  prefix: 'SM' | 'CA',
  { form, more }: { form: Form; more: Record<string, unknown> },
) {
  return {
    sid: `${prefix}${randomBytes(16).toString('hex')}`,
    account_sid: c.req.param('sid'),
    to: form.To,
    from: form.From,
    status: 'queued',
    direction: 'outbound-api',
    api_version: '2010-04-01',
    ...more,
  };
}
