import { columns } from '../../db/columns';
import { statement } from '../../db/statement';
import type { BankLinkSessionTable, PaymentMethodTable } from '../../db/tables/payment-method';

const COLUMNS = [
  'id',
  'borrower_id',
  'kind',
  'source',
  'status',
  'is_default',
  'name',
  'holder_name',
  'account_type',
  'last_four',
  'expires_on',
  'vault_id',
  'account_index',
  'authorization_document_id',
  'authorized_at',
  'ended_at',
  'ended_code',
  'end_told_on',
  'created_at',
  'removed_at',
  'version',
] as const;

export const insertMethod = statement<PaymentMethodTable>()((q, p) =>
  q.insertInto('payment_method').values(columns(p, COLUMNS)),
);

/** Nobody's default: another one becomes it. */
export const clearDefault = statement<{ borrowerId: string }>()((q, p) =>
  q
    .updateTable('payment_method')
    .set((eb) => ({ is_default: 0, version: eb('version', '+', 1) }))
    .where('borrower_id', '=', p.borrowerId)
    .where('status', '=', 'ACTIVE')
    .where('is_default', '=', 1),
);

export const setDefault = statement<{ id: string }>()((q, p) =>
  q
    .updateTable('payment_method')
    .set((eb) => ({ is_default: 1, version: eb('version', '+', 1) }))
    .where('id', '=', p.id)
    .where('status', '=', 'ACTIVE'),
);

/** The row stays for the payments that name it. */
export const removeMethod = statement<{ id: string; at: string }>()((q, p) =>
  q
    .updateTable('payment_method')
    .set((eb) => ({ status: 'REMOVED' as const, is_default: 0, removed_at: p.at, version: eb('version', '+', 1) }))
    .where('id', '=', p.id)
    .where('status', '=', 'ACTIVE'),
);

/** A new authorization opens again what the bank had ended. */
export const setAuthorization = statement<{ id: string; documentId: string | null; at: string }>()((q, p) =>
  q
    .updateTable('payment_method')
    .set((eb) => ({
      authorization_document_id: p.documentId,
      authorized_at: p.at,
      ended_at: null,
      ended_code: null,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', p.id)
    .where('status', '=', 'ACTIVE'),
);

/** A card that was entered anew lasts until another day. */
export const setCardEnd = statement<{ id: string; on: string | null }>()((q, p) =>
  q
    .updateTable('payment_method')
    .set((eb) => ({ expires_on: p.on, version: eb('version', '+', 1) }))
    .where('id', '=', p.id)
    .where('status', '=', 'ACTIVE'),
);

export const setEndTold = statement<{ id: string; on: string | null }>()((q, p) =>
  q.updateTable('payment_method').set({ end_told_on: p.on }).where('id', '=', p.id),
);

/**
 * Ends an account or card that its bank ended, with every other row of its owner that is the same one. It is no default anymore, and
 * no other becomes it: nobody chose that one for what this one paid.
 */
export const setEnded = statement<{ borrowerId: string; accountIndex: string; code: string; at: string }>()((q, p) =>
  q
    .updateTable('payment_method')
    .set((eb) => ({ ended_at: p.at, ended_code: p.code, is_default: 0, version: eb('version', '+', 1) }))
    .where('borrower_id', '=', p.borrowerId)
    .where('account_index', '=', p.accountIndex)
    .where('ended_at', 'is', null),
);

export const setBankAdded = statement<{ borrowerId: string; isAdded: number }>()((q, p) =>
  q.updateTable('borrower').set({ is_bank_added: p.isAdded }).where('id', '=', p.borrowerId),
);

export const setAutopayMethod = statement<{ id: string; methodId: string }>()((q, p) =>
  q
    .updateTable('credit_transaction')
    .set((eb) => ({ autopay_method_id: p.methodId, version: eb('version', '+', 1) }))
    .where('id', '=', p.id),
);

export const setAutopayOf = statement<{
  id: string;
  version: number;
  type: string;
  customCents: number | null;
  methodId: string | null;
  at: string;
}>()((q, p) =>
  q
    .updateTable('credit_transaction')
    .set((eb) => ({
      autopay_type: p.type,
      autopay_custom_cents: p.customCents,
      autopay_method_id: p.methodId,
      autopay_set_at: p.at,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', p.id)
    .where('version', '=', p.version),
);

/** Off, by itself: nothing is taken until its person turns it on again. */
export const stopAutopayOf = statement<{ id: string; at: string }>()((q, p) =>
  q
    .updateTable('credit_transaction')
    .set((eb) => ({
      autopay_type: 'NONE',
      autopay_set_at: p.at,
      autopay_stopped_at: p.at,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', p.id)
    .where('autopay_type', '<>', 'NONE'),
);

export const insertLinkSession = statement<BankLinkSessionTable>()((q, p) =>
  q.insertInto('bank_link_session').values(columns(p, ['link_token', 'borrower_id', 'created_at'])),
);

/** What is older is of no use: its token has ended. */
export const forgetLinkSessions = statement<{ borrowerId: string; before: string }>()((q, p) =>
  q.deleteFrom('bank_link_session').where('borrower_id', '=', p.borrowerId).where('created_at', '<=', p.before),
);
