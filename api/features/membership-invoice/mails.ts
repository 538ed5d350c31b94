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
  if (totalCents <= 0 || account === undefined) return [];
  if (account === '')
    return ['Nothing is debited for it yet. Enter a bank account or a debit card under Payment options to pay it.'];
  return [`It is debited from ${account} on ${formatLongDate(debitOn as CivilDate)}.`];
}

/** What a practice hears of its invoice; members are named by their number alone. */
export const invoiceMails = {
  'provider-invoice-issued': staffMail<Issued>()((payload, { publicUrl }) =>
    content(
      `Invoice for ${payload.month}: ${exactDollars(payload.totalCents)}`,
      [
        'Hello,',
        `Invoice ${payload.ref} for ${payload.practice ? `the memberships of ${payload.practice}` : 'your memberships'} in ${payload.month} comes to ${exactDollars(payload.totalCents)}. These lines add up to it:`,
        ...payload.lines,
        ...debitWords(payload),
        'Your portal has it as a PDF file, and the loyalty credit on it member by member.',
      ],
      staffLogIn(publicUrl),
    ),
  ),
  'provider-invoice-failed': staffMail<Failed>()((payload, { publicUrl }) =>
    content(
      `Invoice ${payload.ref} could not be debited`,
      [
        'Hello,',
        `${exactDollars(payload.totalCents)} for invoice ${payload.ref} could not be taken from ${payload.account}.`,
        payload.again === null
          ? 'We do not try this account again by ourselves. Enter a bank account or a debit card under Payment options; the invoice is debited from it on the next business day.'
          : `We try again on ${formatLongDate(payload.again as CivilDate)}. Enter another account or card under Payment options to have it debited from there.`,
      ],
      staffLogIn(publicUrl),
    ),
  ),
};
