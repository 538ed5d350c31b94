import { borrowerMessages } from '@contract/messages/borrower';
import { paths, portalBase } from '@contract/paths';
import type { saveLinkedBank } from '@contract/payment-method/calls';
import { isOwnedBy } from '@domain/bank/owner-name';
import { instantAt } from '@domain/calendar/instant';
import { fullName } from '@domain/person-name';
import { askVendorOnce } from '../../command/ask-vendor-once';
import type { Context } from '../../command/command';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import type { HandlerRequest, RequestMeta } from '../../http/serve';
import type { LinkedAccount } from '../../vendors/bank-link/port';
import { addOwnBank, agreedHash, type GivenBank } from './add-bank';
import type { Payer } from './authorize-debits';
import { linkSessionsOf, payerNames } from './payment-method.reads';
import { forgetLinkSessions, insertLinkSession } from './payment-method.writes';
import { refuseEarly } from './refuse-early';

/** How long what was connected on a page can be kept: the vendor's tokens live four hours. */
const SESSION_MS = 4 * 3600_000;
/** Pages of one person that are looked through: whoever opens more of them at once keeps the newest. */
const SESSIONS_MAX = 10;

const endOf = ({ clock }: Deps) => instantAt(clock.nowMs() - SESSION_MS);

/**
 * Opens the page of the bank link, and keeps for whom: what is connected on it is theirs and nobody else's.
 * @throws AppError STEP_ORDER; VendorError. Source: borrower §7.
 */
export async function openBankLink(actor: Payer, deps: Deps) {
  await refuseEarly(deps.database.read, actor);
  const { publicUrl, brandFinancing, brandMembership } = deps.config;
  const { borrowerId } = actor;
  const isMember = actor.kind === 'member';
  const back = isMember ? paths.member.welcome : paths.borrower.bankInfo;
  const payer = await deps.database.read.first(payerNames, { id: borrowerId });
  const data = await deps.vendors.bankLink.openSession({
    referenceId: borrowerId,
    legalName: fullName(payer?.first_name, payer?.last_name),
    returnUrl: `${publicUrl}${portalBase}${back.href()}`,
    clientName: (isMember ? brandMembership : brandFinancing).name,
  });
  await deps.database.transaction(async (tx) => {
    await tx.run(forgetLinkSessions, { borrowerId, before: endOf(deps) });
    await tx.run(insertLinkSession, {
      link_token: data.linkToken,
      borrower_id: borrowerId,
      created_at: deps.clock.now(),
    });
  });
  return { data };
}

type Request = HandlerRequest<typeof saveLinkedBank>;
/** What a page of the bank link gave. */
type Given = Pick<Request['body'], 'publicToken' | 'metadata'>;
type Connected = { accessToken: string; account: LinkedAccount };

/** Keeps the account that a person connected. Does what `keepConnected` does. */
export function saveConnectedBank({ body, actor, meta }: Request, deps: Deps) {
  const authorizationHash = agreedHash(body);
  return keepConnected({ body: { ...body, authorizationHash }, actor, meta }, deps, addOwnBank);
}

/**
 * Keeps the account that a person connected. The vendor is asked between two transactions: whatever fails there, nothing
 * is kept, and the person connects again. Does what `addBank` does.
 * @throws AppError INVALID_FIELDS for a token that is used, unknown, that another person's page gave, or of a bank without an account to
 * debit; and for an account whose bank names only others as its owners.
 */
export function keepConnected<A extends Payer, Result>(
  { body, actor, meta }: { body: Given & Pick<GivenBank, 'authorizationHash'>; actor: A; meta: RequestMeta },
  deps: Deps,
  keep: (context: Context<A>, given: GivenBank) => Promise<Result>,
) {
  return askVendorOnce({ actor, meta }, deps, {
    prepare: async ({ tx, leaveNoRow }) => {
      leaveNoRow('Only looks.');
      await refuseEarly(tx, actor);
      return { plan: body };
    },
    ask: (asked) => connect(asked, actor.borrowerId, deps),
    conclude: (context, asked, { accessToken, account }) => {
      const { accountId, accountNumber, routingNumber, subtype, institutionName } = account;
      return keep(context, {
        secret: { kind: 'BANK', routingNumber, accountNumber, vendor: { accessToken, accountId } },
        source: 'LINKED',
        bankName: institutionName ?? asked.metadata.institution?.name ?? '',
        accountType: subtype,
        authorizationHash: asked.authorizationHash,
      });
    },
  });
}

const NOT_THEIRS = 'Your bank says this account belongs to someone else. Connect an account in your name, or call us.';
const message = borrowerMessages.bankConnectionError.text;
const notConnected = () =>
  new AppError('INVALID_FIELDS', { userMessage: message, fields: [{ field: 'publicToken', message }] });

const foreign = () =>
  new AppError('INVALID_FIELDS', { userMessage: NOT_THEIRS, fields: [{ field: 'metadata', message: NOT_THEIRS }] });

async function connect({ publicToken, metadata }: Given, borrowerId: string, deps: Deps): Promise<Connected> {
  const { bankLink } = deps.vendors;
  if (!(await isOwnToken(publicToken, borrowerId, deps))) throw notConnected();
  const exchanged = await bankLink.exchange(publicToken);
  if (!exchanged) throw notConnected();
  const { accessToken } = exchanged;
  const account = await bankLink.findAccount({ accessToken, accountId: metadata.accounts?.[0]?.id ?? null });
  if (!account) throw notConnected();
  const payer = await deps.database.read.first(payerNames, { id: borrowerId });
  const person = { firstName: payer?.first_name ?? null, lastName: payer?.last_name ?? null };
  if (!isOwnedBy(account.ownerNames, person)) throw foreign();
  return { accessToken, account };
}

/** Whether a page that was opened for this person gave the token, as the vendor says. */
async function isOwnToken(publicToken: string, borrowerId: string, deps: Deps): Promise<boolean> {
  const since = endOf(deps);
  const opened = await deps.database.read.all(linkSessionsOf, { borrowerId, since, limit: SESSIONS_MAX });
  for (const { link_token: linkToken } of opened)
    if ((await deps.vendors.bankLink.connectedOn(linkToken)).includes(publicToken)) return true;
  return false;
}
