import type { CivilDate } from '@domain/calendar/civil-date';
import { formatLongDate } from '@domain/calendar/us-date';
import { staffMail } from '../../mail/mail';
import { content, exactDollars, staffLogIn } from '../../mail/mail-parts';

type Issued = {
  to: string;
  ref: string;
  month: string;
  totalCents: number;
  lines: readonly string[];
  /** For which practice an enterprise pays. */
  practice?: string | null;
  /** From where it is debited by itself, and when; '' where it is not. */
  account?: string;
  debitOn?: string;
};

type Failed = { to: string; ref: string; totalCents: number; account: string; again: string | null };

/** When the invoice is paid; rows of before say nothing of it. */
function debitWords({ totalCents, account, debitOn }: Issued): string[] {
  if (totalCents < 0)
    return [
      `Nothing is debited. ${exactDollars(-totalCents)} is credit of yours: it comes off your next invoice, and what is left of it off the ones after.`,
    ];
  if (totalCents === 0 || account === undefined) return [];
  if (account === '')
    return ["We don't have an account to debit. To pay, add a bank account or debit card under Payment options."];
  return [`We'll debit it from ${account} on ${formatLongDate(debitOn as CivilDate)}.`];
}

/** What a practice hears of its invoice; members are named by their number alone. */
export const invoiceMails = {
  'provider-invoice-issued': staffMail<Issued>()((payload, { publicUrl }) =>
    content(
      `Invoice for ${payload.month}: ${exactDollars(payload.totalCents)}`,
      [
        'Hello,',
        `Invoice ${payload.ref} for ${payload.practice ? `memberships at ${payload.practice}` : 'your memberships'} in ${payload.month}${payload.practice ? ', which your enterprise pays,' : ''} totals ${exactDollars(payload.totalCents)}. It includes:`,
        ...payload.lines,
        ...debitWords(payload),
        'The invoice is in your portal as a PDF, with its loyalty credits listed by member.',
      ],
      staffLogIn(publicUrl),
    ),
  ),
  'provider-invoice-failed': staffMail<Failed>()((payload, { publicUrl }) =>
    content(
      `We couldn't debit invoice ${payload.ref}`,
      [
        'Hello,',
        `We couldn't debit ${exactDollars(payload.totalCents)} for invoice ${payload.ref} from ${payload.account}.`,
        payload.again === null
          ? "We won't retry this account. Add a bank account or debit card under Payment options, and we'll debit the invoice from it on the next business day."
          : `We'll retry automatically on ${formatLongDate(payload.again as CivilDate)}. To use another account or card, change it under Payment options.`,
      ],
      staffLogIn(publicUrl),
    ),
  ),
};
