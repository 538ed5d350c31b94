import { type AccountPath, account } from '../ledger/account';
import { balancedEntry, type EntryDraft, type EntryKind } from '../ledger/entry';
import { cents } from '../money/cents';
import { LOAN_LINES, type LoanLine, type LoanState } from './loan-state';

/** Whose accounts a loan's money moves through. */
export type LoanOwners = { readonly transactionId: string; readonly userId: string; readonly practiceId: string };

function accountOf(line: LoanLine, { transactionId, userId, practiceId }: LoanOwners): AccountPath {
  switch (line) {
    case 'principal':
    case 'interest':
    case 'fee':
      return account.loan(transactionId, line);
    case 'unapplied':
      return account.unapplied(userId);
    case 'creditBalance':
      return account.creditBalance(userId);
    case 'providerPayable':
      return account.providerPayable(practiceId);
    case 'providerReceivable':
      return account.providerReceivable(practiceId);
    case 'mdf':
      return account.income('mdf');
    case 'interestIncome':
      return account.income('interest');
    case 'lateFeeIncome':
      return account.income('late_fee');
    case 'returnFeeIncome':
      return account.income('return_fee');
    case 'promoWaived':
      return account.promoInterestWaived;
    case 'goodwill':
      return account.expense('goodwill');
    case 'chargeOff':
      return account.expense('charge_off');
  }
}

/**
 * What the journal must post to get from one state of a loan to another: the difference and nothing else. After a returned payment
 * this is the reverse-and-replay entry; after any other event it is that event's entry.
 * @returns null when the two states stand alike.
 */
export function loanEntry(
  change: {
    readonly kind: EntryKind;
    readonly before: Readonly<LoanState> | null;
    readonly after: Readonly<LoanState>;
  },
  owners: LoanOwners,
): EntryDraft | null {
  const { kind, before, after } = change;
  const postings = LOAN_LINES.map((line) => ({
    account: accountOf(line, owners),
    amount: cents(after.lines[line] - (before?.lines[line] ?? 0)),
  })).filter((posting) => posting.amount !== 0);
  return postings.length === 0 ? null : balancedEntry(kind, postings);
}
