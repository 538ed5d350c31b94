import type { EntryKind } from './entry';

/** What an entry says of itself in the journal, for whoever reads it without the program. */
const MEMOS: Readonly<Record<EntryKind, string>> = {
  PURCHASE_ACCEPTED: 'The borrower approved a purchase: the loan begins, the practice is owed the net.',
  FUNDING_SENT: 'A deposit left for the practice.',
  FUNDING_SETTLED: 'The practice’s bank has the deposit.',
  FUNDING_RETURNED: 'The practice’s bank gave the deposit back.',
  INTEREST_ACCRUED: 'The interest of an installment fell due.',
  PAYMENT_SUBMITTED: 'A payment was handed to the processor.',
  PAYMENT_ALLOCATED: 'A payment was spread over what is owed.',
  PAYMENT_SETTLED: 'The processor paid a payment out to us.',
  PAYMENT_RETURNED: 'A payment came back.',
  FEE_CHARGED: 'A fee was charged.',
  FEE_WAIVED: 'A fee was forgiven.',
  PURCHASE_REDUCED: 'A part of the purchase was refunded.',
  PURCHASE_REFUNDED: 'The whole purchase was refunded.',
  CREDIT_BALANCE_PAID: 'What the borrower was owed left for them.',
  CREDIT_BALANCE_SETTLED: 'The borrower’s bank has what they were owed.',
  CREDIT_BALANCE_RETURNED: 'What the borrower was owed came back.',
  PROMO_INTEREST_WAIVED: 'A promotion was kept: its interest is cancelled.',
  GOODWILL_CREDIT: 'A credit at our expense.',
  INTEREST_FORGIVEN: 'Military service began: the interest above its rate is forgiven.',
  CHARGED_OFF: 'The loan was charged off.',
  RECOVERED: 'Money arrived on a loan that was charged off.',
  LOAN_REPLAYED: 'The loan was played again after something of it changed.',
  SHARE_SOLD: 'A share of the loan was sold to a partner.',
  SHARE_OWED: 'A partner is owed its share of a payment.',
  PARTNER_PAID: 'A partner was paid its share.',
  PLAN_FUNDED: 'A membership plan was funded to the practice.',
  MEMBERSHIP_BILLED: 'A membership was billed.',
  MEMBERSHIP_PAID: 'A membership was paid.',
  MEMBERSHIP_CANCELLED: 'A membership was cancelled.',
  SAAS_BILLED: 'The practice was billed for the platform.',
  CREDITS_GRANTED: 'Credits were granted to a member.',
  CREDITS_BOUGHT: 'A member bought credits.',
  CREDITS_APPLIED: 'Credits paid for something.',
  CREDITS_WITHDRAWN: 'A member withdrew credits.',
  CREDITS_EXPIRED: 'Credits expired.',
  POINTS_EARNED: 'Points were earned.',
  POINTS_TAKEN_BACK: 'Points were taken back.',
  REVERSAL: 'An earlier entry is taken back.',
};

/** The memo of an entry, which names the one that it takes back. */
export const memoOf = (kind: EntryKind, reversalOf?: string | null): string =>
  reversalOf ? `${MEMOS[kind]} Takes back entry ${reversalOf}.` : MEMOS[kind];
