import { staffMail } from '../../mail/mail';
import { content, exactDollars, staffLogIn } from '../../mail/mail-parts';

type Issued = { to: string; ref: string; month: string; totalCents: number; lines: readonly string[] };

/** What a practice hears of its invoice; members are named by their number alone. */
export const invoiceMails = {
  'provider-invoice-issued': staffMail<Issued>()((payload, { publicUrl }) =>
    content(
      `Invoice for ${payload.month}: ${exactDollars(payload.totalCents)}`,
      [
        'Hello,',
        `Invoice ${payload.ref} for your memberships in ${payload.month} comes to ${exactDollars(payload.totalCents)}. These lines add up to it:`,
        ...payload.lines,
        'Your portal has it as a PDF file, and the loyalty credit on it member by member.',
      ],
      staffLogIn(publicUrl),
    ),
  ),
};
