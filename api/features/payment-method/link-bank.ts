import type { saveLinkedBank } from '@contract/calls/payment-method';
import { borrowerMessages } from '@contract/messages/borrower';
import { paths, portalBase } from '@contract/paths';
import { askVendorOnce } from '../../command/ask-vendor-once';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import type { HandlerRequest } from '../../http/serve';
import type { LinkedAccount } from '../../vendors/bank-link/port';
import { addBank } from './add-bank';
import type { Payer } from './authorize-debits';
import { refuseEarly } from './refuse-early';

/** Opens the page of the bank link. @throws AppError STEP_ORDER; VendorError. Source: borrower §7. */
export async function openBankLink(actor: Payer, deps: Deps) {
  await refuseEarly(deps.database.read, actor);
  const { publicUrl, brandFinancing } = deps.config;
  const data = await deps.vendors.bankLink.openSession({
    referenceId: actor.borrowerId,
    returnUrl: `${publicUrl}${portalBase}${paths.borrower.bankInfo.href()}`,
    clientName: brandFinancing.name,
  });
  return { data };
}

type Request = HandlerRequest<typeof saveLinkedBank>;
type Connected = { accessToken: string; account: LinkedAccount };

/**
 * Keeps the account that a person connected. The vendor is asked between two transactions: whatever fails there, nothing
 * is kept, and the person connects again. Does what `addBank` does.
 * @throws AppError INVALID_FIELDS for a token that is used, unknown, or of a bank without an account to debit.
 */
export function saveConnectedBank({ body, actor, meta }: Request, deps: Deps) {
  return askVendorOnce({ actor, meta }, deps, {
    prepare: async ({ tx, leaveNoRow }) => {
      leaveNoRow('Only looks.');
      await refuseEarly(tx, actor);
      return { plan: body };
    },
    ask: (asked) => connect(asked, deps),
    conclude: (context, asked, { accessToken, account }) => {
      const { accountId, accountNumber, routingNumber, subtype, institutionName } = account;
      return addBank(context, {
        secret: { kind: 'BANK', routingNumber, accountNumber, vendor: { accessToken, accountId } },
        source: 'LINKED',
        bankName: institutionName ?? asked.metadata.institution?.name ?? '',
        accountType: subtype,
        isAuthorized: asked.skipAchAuthorization !== true,
        authorizationHash: asked.authorizationHash,
      });
    },
  });
}

const message = borrowerMessages.bankConnectionError.text;
const notConnected = () =>
  new AppError('INVALID_FIELDS', { userMessage: message, fields: [{ field: 'publicToken', message }] });

async function connect({ publicToken, metadata }: Request['body'], deps: Deps): Promise<Connected> {
  const { bankLink } = deps.vendors;
  const exchanged = await bankLink.exchange(publicToken);
  if (!exchanged) throw notConnected();
  const { accessToken } = exchanged;
  const account = await bankLink.findAccount({ accessToken, accountId: metadata.accounts?.[0]?.id ?? null });
  if (!account) throw notConnected();
  return { accessToken, account };
}
