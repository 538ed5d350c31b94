import * as z from 'zod/mini';
import type { HttpAnswer } from '../transport/http-transport';
import { createVendorHttp, type VendorHttpOptions } from '../transport/vendor-http';
import { VendorError } from '../vendor-error';
import type { BankLink, LinkedAccount } from './port';

export type BankLinkOptions = VendorHttpOptions & {
  readonly clientId: string;
  readonly secret: string;
  /** The page that people see, which takes the link token as `token`. */
  readonly linkUrl: string;
};

/** The wire below is that of this dated version; Plaid keeps a version stable. */
const PLAID_VERSION = '2020-09-14';
/** Kinds of error that are about this bank or this token, and not about us. */
const OF_THE_ITEM = new Set(['ITEM_ERROR', 'INSTITUTION_ERROR', 'INVALID_INPUT', 'INVALID_RESULT']);
/** Of INVALID_INPUT, what says that our keys are wrong. */
const OF_OUR_KEYS = new Set(['INVALID_API_KEYS', 'UNAUTHORIZED_ENVIRONMENT']);
const CLIENT_NAME_MAX = 30;
const RETRY_REJECTED_SECONDS = 300;

const linkTokenSchema = z.object({ link_token: z.string().check(z.minLength(1)), expiration: z.string() });
const exchangeSchema = z.object({
  access_token: z.string().check(z.minLength(1)),
  item_id: z.string().check(z.minLength(1)),
});
const accountSchema = z.object({
  account_id: z.string().check(z.minLength(1)),
  type: z.string(),
  subtype: z.nullable(z.string()),
});
const itemSchema = z.object({ institution_name: z.nullish(z.string()) });
const accountsSchema = z.object({ accounts: z.array(accountSchema), item: itemSchema });
const authSchema = z.object({
  numbers: z.object({
    ach: z.array(
      z.object({
        account_id: z.string(),
        account: z.string().check(z.regex(/^\d{4,17}$/)),
        routing: z.string().check(z.regex(/^\d{9}$/)),
      }),
    ),
  }),
});
const linkSessionsSchema = z.object({
  link_sessions: z.nullish(
    z.array(
      z.object({
        results: z.nullish(z.object({ item_add_results: z.array(z.object({ public_token: z.string() })) })),
      }),
    ),
  ),
});
const identitySchema = z.object({
  accounts: z.array(z.object({ owners: z.array(z.object({ names: z.array(z.string()) })) })),
});
const errorSchema = z.object({ error_type: z.string(), error_code: z.string() });

/** Plaid's public API (plaid.com/docs/api): Link token, public token, accounts and account numbers. */
export function createBankLink(options: BankLinkOptions): BankLink {
  const http = createVendorHttp('plaid', options);
  const headers = {
    'plaid-client-id': options.clientId,
    'plaid-secret': options.secret,
    'plaid-version': PLAID_VERSION,
  };
  const post = (path: string, json: object, repeat: 'safe' | 'unprocessed' = 'safe') =>
    http.send({ method: 'POST', path, headers, json, repeat, answers: [400] });

  const ownersOf = async (asked: object): Promise<string[]> => {
    const answer = await post('/identity/get', asked);
    if (isAboutTheItem(answer)) return [];
    const { accounts } = http.read(identitySchema, answer);
    return accounts.flatMap(({ owners }) => owners.flatMap(({ names }) => names));
  };

  return {
    async openSession({ referenceId, returnUrl, clientName, legalName }) {
      const answer = await post('/link/token/create', {
        client_name: clientName.slice(0, CLIENT_NAME_MAX),
        language: 'en',
        country_codes: ['US'],
        user: { client_user_id: referenceId, ...(legalName !== '' && { legal_name: legalName }) },
        products: ['auth'],
        // Where a bank does not tell who owns an account, it can be connected all the same.
        optional_products: ['identity'],
        redirect_uri: returnUrl,
      });
      if (isAboutTheItem(answer)) throw rejected(answer);
      const { link_token: linkToken } = http.read(linkTokenSchema, answer);
      const url = new URL(options.linkUrl);
      url.searchParams.set('token', linkToken);
      return { linkToken, url: url.href };
    },
    async connectedOn(linkToken) {
      const answer = await post('/link/token/get', { link_token: linkToken });
      if (isAboutTheItem(answer)) return [];
      const { link_sessions: sessions } = http.read(linkSessionsSchema, answer);
      return (sessions ?? []).flatMap(({ results }) =>
        (results?.item_add_results ?? []).map(({ public_token: publicToken }) => publicToken),
      );
    },
    async exchange(publicToken) {
      // The vendor may have used it up although its answer was lost: a repeat would find nothing.
      const answer = await post('/item/public_token/exchange', { public_token: publicToken }, 'unprocessed');
      return isAboutTheItem(answer) ? null : { accessToken: http.read(exchangeSchema, answer).access_token };
    },
    async findAccount({ accessToken, accountId }) {
      const listed = await post('/accounts/get', { access_token: accessToken });
      if (isAboutTheItem(listed)) return null;
      const { accounts, item } = http.read(accountsSchema, listed);
      const debitable = accounts.filter(isDebitable);
      const chosen = accountId === null ? debitable[0] : debitable.find((one) => one.account_id === accountId);
      if (!chosen) return null;
      const asked = { access_token: accessToken, options: { account_ids: [chosen.account_id] } };
      const numbered = await post('/auth/get', asked);
      if (isAboutTheItem(numbered)) return null;
      const { ach } = http.read(authSchema, numbered).numbers;
      const number = ach.find((one) => one.account_id === chosen.account_id);
      if (!number) return null;
      return {
        accountId: chosen.account_id,
        subtype: chosen.subtype,
        accountNumber: number.account,
        routingNumber: number.routing,
        institutionName: item.institution_name ?? null,
        ownerNames: await ownersOf(asked),
      };
    },
  };
}

type Listed = z.output<typeof accountSchema>;

function isDebitable(account: Listed): account is Listed & { subtype: LinkedAccount['subtype'] } {
  return account.type === 'depository' && (account.subtype === 'checking' || account.subtype === 'savings');
}

/** False for 2xx. @throws VendorError `rejected` when our keys or our request are refused. */
function isAboutTheItem(answer: HttpAnswer): boolean {
  if (answer.status < 300) return false;
  const parsed = errorSchema.safeParse(safeJson(answer.text));
  if (!parsed.success || !OF_THE_ITEM.has(parsed.data.error_type) || OF_OUR_KEYS.has(parsed.data.error_code))
    throw rejected(answer);
  return true;
}

function rejected({ status }: HttpAnswer): VendorError {
  return new VendorError({ vendor: 'plaid', kind: 'rejected', retryAfterSeconds: RETRY_REJECTED_SECONDS, status });
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
