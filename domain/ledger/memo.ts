import type { EntryKind } from './entry';

/** What an entry says of itself in the journal, for whoever reads it without the program. */
const MEMOS: Readonly<Record<EntryKind, string>> = {
  PURCHASE_ACCEPTED: 'Borrower approved a purchase: loan starts, practice is owed the net amount.',
  FUNDING_SENT: 'Deposit sent to the practice.',
  FUNDING_SETTLED: 'Practice’s bank received the deposit.',
  FUNDING_RETURNED: 'Practice’s bank returned the deposit.',
  INTEREST_ACCRUED: 'Installment interest accrued.',
  PAYMENT_SUBMITTED: 'Payment submitted to the processor.',
  PAYMENT_ALLOCATED: 'Payment applied to the balance.',
  PAYMENT_SETTLED: 'Processor settled the payment to us.',
  PAYMENT_RETURNED: 'Payment returned.',
  FEE_CHARGED: 'Fee charged.',
  FEE_WAIVED: 'Fee waived.',
  PURCHASE_REDUCED: 'Purchase partially refunded.',
  PURCHASE_REFUNDED: 'Purchase refunded in full.',
  CREDIT_BALANCE_PAID: 'Credit balance sent to its owner.',
  CREDIT_BALANCE_SETTLED: 'Owner’s bank received the credit balance.',
  CREDIT_BALANCE_RETURNED: 'Credit balance payment returned.',
  PROMO_INTEREST_WAIVED: 'Promotion kept: interest canceled.',
  GOODWILL_CREDIT: 'Goodwill credit at our expense.',
  INTEREST_FORGIVEN: 'Military service started: interest above the capped rate forgiven.',
  CHARGED_OFF: 'Loan charged off.',
  RECOVERED: 'Payment received on a charged-off loan.',
  LOAN_REPLAYED: 'Loan recalculated after a change.',
  SHARE_SOLD: 'Share of the loan sold to a partner.',
  SHARE_OWED: 'Partner owed its share of a payment.',
  PARTNER_PAID: 'Partner paid its share.',
  PLAN_FUNDED: 'Membership plan funded to the practice.',
  PLAN_CHANGED: 'Active membership plan changed.',
  UPFRONT_BILLED: 'Membership upfront cost billed.',
  MEMBERSHIP_BILLED: 'Membership billed.',
  MEMBERSHIP_PAID: 'Membership paid.',
  MEMBERSHIP_RETURNED: 'Membership payment returned.',
  MEMBERSHIP_CANCELLED: 'Membership canceled.',
  SAAS_BILLED: 'Practice billed for the platform fee.',
  PROVIDER_FEE_BILLED: 'Practice billed for its share of a membership fee.',
  PROVIDER_INVOICE_PAID: 'Practice paid an invoice.',
  PROVIDER_INVOICE_RETURNED: 'Practice’s invoice payment returned.',
  CREDITS_GRANTED: 'Credits granted to a member.',
  CREDITS_BOUGHT: 'Member bought credits.',
  CREDITS_PURCHASE_RETURNED: 'Payment for credits returned.',
  CREDITS_APPLIED: 'Credits applied to a bill.',
  CREDITS_RETURNED: 'Applied credits returned to the member’s balance.',
  CREDITS_WITHDRAWN: 'Member withdrew credits.',
  CREDITS_WITHDRAWAL_RETURNED: 'Credit withdrawal returned.',
  CREDITS_EXPIRED: 'Credits expired.',
  POINTS_EARNED: 'Points earned.',
  POINTS_TAKEN_BACK: 'Points reversed.',
  REVERSAL: 'Reverses an earlier entry.',
};

/** The memo of an entry, which names the one that it reverses. */
export function memoOf(kind: EntryKind, reversalOf?: string | null): string {
  if (!reversalOf) return MEMOS[kind];
  const reverses = `Reverses entry ${reversalOf}.`;
  return kind === 'REVERSAL' ? reverses : `${MEMOS[kind]} ${reverses}`;
}
