import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { Hono } from 'hono';
import * as z from 'zod';
import { SANDBOX_KEY_PREFIX } from '../bearer-key';
import { faultMiddleware, type SandboxEnv } from '../faults/fault-middleware';
import type { SandboxState } from '../sandbox-state';
import { type Item, ROUTING_NUMBER, type SandboxAccount } from './items';

const linkSchema = z.object({
  client_name: z.string().min(1).max(30),
  language: z.string(),
  country_codes: z.array(z.string()).min(1),
  user: z.object({ client_user_id: z.string().min(1), legal_name: z.string().min(1).optional() }),
  products: z.array(z.string()).min(1),
  optional_products: z.array(z.string()).optional(),
  redirect_uri: z.url(),
});
const linkGetSchema = z.object({ link_token: z.string() });
const exchangeSchema = z.object({ public_token: z.string() });
const itemSchema = z.object({
  access_token: z.string(),
  options: z.object({ account_ids: z.array(z.string()).optional() }).optional(),
});

/** The part of Plaid's API that the product uses, in its shapes: every answer has a request_id, every error its type. */
export function plaidRoutes(state: SandboxState): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  app.use(faultMiddleware(state, 'plaid'), async (c, next) => {
    const secret = c.req.header('plaid-secret') ?? '';
    if (!secret.startsWith(SANDBOX_KEY_PREFIX) || !c.req.header('plaid-client-id'))
      return plaidError(c, 'INVALID_INPUT', 'INVALID_API_KEYS');
    return next();
  });

  app.post('/link/token/create', async (c) => {
    const parsed = linkSchema.safeParse(await bodyOf(c));
    if (!parsed.success) return plaidError(c, 'INVALID_REQUEST', 'MISSING_FIELDS');
    const { client_name: clientName, redirect_uri: redirectUri, user } = parsed.data;
    const expiration = new Date(state.clock.now() + 4 * 3600_000).toISOString();
    const link = { clientName, redirectUri, legalName: user.legal_name };
    return answer(c, { link_token: state.items.openLink(link), expiration });
  });

  app.post('/link/token/get', async (c) => {
    const parsed = linkGetSchema.safeParse(await bodyOf(c));
    const link = parsed.success ? state.items.findLink(parsed.data.link_token) : undefined;
    if (!parsed.success || link === undefined) return plaidError(c, 'INVALID_INPUT', 'INVALID_LINK_TOKEN');
    const results = { item_add_results: link.given.map((publicToken) => ({ public_token: publicToken })) };
    return answer(c, {
      link_token: parsed.data.link_token,
      link_sessions: link.given.length === 0 ? [] : [{ link_session_id: 'sandbox', results }],
      metadata: { client_name: link.clientName, redirect_uri: link.redirectUri },
    });
  });

  app.post('/item/public_token/exchange', async (c) => {
    const parsed = exchangeSchema.safeParse(await bodyOf(c));
    const exchanged = parsed.success ? state.items.exchange(parsed.data.public_token) : undefined;
    if (exchanged === undefined) return plaidError(c, 'INVALID_INPUT', 'INVALID_PUBLIC_TOKEN');
    return answer(c, { access_token: exchanged.accessToken, item_id: exchanged.item.itemId });
  });

  app.post('/accounts/get', async (c) => {
    const asked = await itemOf(c, state);
    if (asked === undefined) return plaidError(c, 'INVALID_INPUT', 'INVALID_ACCESS_TOKEN');
    return answer(c, { accounts: asked.accounts.map(accountView), item: itemView(asked.item) });
  });

  app.post('/auth/get', async (c) => {
    const asked = await itemOf(c, state);
    if (asked === undefined) return plaidError(c, 'INVALID_INPUT', 'INVALID_ACCESS_TOKEN');
    const ach = asked.accounts
      .filter(({ number }) => number !== '')
      .map(({ accountId, number }) => ({
        account_id: accountId,
        account: number,
        routing: ROUTING_NUMBER,
        wire_routing: ROUTING_NUMBER,
      }));
    const numbers = { ach, eft: [], international: [], bacs: [] };
    return answer(c, { accounts: asked.accounts.map(accountView), numbers, item: itemView(asked.item) });
  });

  app.post('/identity/get', async (c) => {
    const asked = await itemOf(c, state);
    if (asked === undefined) return plaidError(c, 'INVALID_INPUT', 'INVALID_ACCESS_TOKEN');
    const ownersOf = (owner: string | undefined) =>
      owner === undefined ? [] : [{ names: [owner], phone_numbers: [], emails: [], addresses: [] }];
    const accounts = asked.accounts.map((account) => ({
      ...accountView(account),
      owners: ownersOf(account.owner ?? asked.item.holder),
    }));
    return answer(c, { accounts, item: itemView(asked.item) });
  });
  return app;
}

const bodyOf = (c: Context<SandboxEnv>): Promise<unknown> => c.req.json().catch(() => null);
const requestId = () => randomBytes(8).toString('hex');
const answer = (c: Context<SandboxEnv>, body: object) => c.json({ ...body, request_id: requestId() });

function plaidError(c: Context<SandboxEnv>, type: string, code: string): Response {
  const body = { error_type: type, error_code: code, error_message: code, display_message: null };
  return c.json({ ...body, request_id: requestId() }, 400);
}

async function itemOf(c: Context<SandboxEnv>, state: SandboxState) {
  const parsed = itemSchema.safeParse(await bodyOf(c));
  const item = parsed.success ? state.items.findItem(parsed.data.access_token) : undefined;
  if (item === undefined) return undefined;
  const wanted = parsed.data?.options?.account_ids;
  const accounts = item.institution.accounts.filter(
    ({ accountId }) => wanted === undefined || wanted.includes(accountId),
  );
  return { item, accounts };
}

function accountView({ accountId, name, subtype, number }: SandboxAccount) {
  const type = subtype === 'credit card' ? 'credit' : 'depository';
  return {
    account_id: accountId,
    balances: { available: 100, current: 110, limit: null, iso_currency_code: 'USD', unofficial_currency_code: null },
    mask: number === '' ? '3333' : number.slice(-4),
    name,
    official_name: name,
    type,
    subtype,
  };
}

const itemView = ({ itemId, institution }: Item) => ({
  item_id: itemId,
  institution_id: institution.id,
  institution_name: institution.name,
  webhook: null,
  error: null,
  available_products: [],
  billed_products: ['auth'],
});
