import type { Deferral } from '@domain/funding/deposit';
import { staffMail } from '../../mail/mail';
import { content, exactDollars, staffLogIn } from '../../mail/mail-parts';

type Sent = { to: string; ref: string; amount: string; lastFour: string | null; lines: readonly string[] };

const REASON: Readonly<Record<Deferral, string>> = {
  SUSPENDED: 'Your deposits are on hold while we review your account.',
  NO_BANK: "We don't have a bank account for your deposits yet.",
};

/** Mails to practices about what they are paid. Patients are named by the numbers of their transactions only. */
export const fundingMails = {
  'deposit-sent': staffMail<Sent>()((payload, { publicUrl }) =>
    content(
      `Deposit ${payload.ref}: ${payload.amount}`,
      [
        'Hello,',
        payload.lastFour === null
          ? `Deposit ${payload.ref} is ${payload.amount}.`
          : `We sent deposit ${payload.ref} of ${payload.amount} to your account ending in ${payload.lastFour}. It includes:`,
        ...payload.lines,
      ],
      staffLogIn(publicUrl),
    ),
  ),
  'deposit-kept-back': staffMail<Sent>()((payload, { publicUrl }) =>
    content(
      `No deposit: ${payload.amount} went to refunds`,
      [
        'Hello,',
        `Your purchases total ${payload.amount} after fees. All of it covers refunds, so there's no deposit. You can find it in your portal as ${payload.ref}:`,
        ...payload.lines,
      ],
      staffLogIn(publicUrl),
    ),
  ),
  'deposit-deferred': staffMail<{ to: string; ref: string; deferral: Deferral; isSeparate: boolean }>()(
    (payload, { brand }) =>
      content(`Deposit ${payload.ref} is on hold`, [
        'Hello,',
        `${REASON[payload.deferral as Deferral]} Deposit ${payload.ref} is on hold. ${payload.isSeparate ? 'Each new purchase goes into its own deposit, without another email. We will send them' : 'New purchases are added to it. We will send it'} as soon as this is resolved.`,
        `Questions? Call us at ${brand.supportPhone}.`,
      ]),
  ),
  'funds-suspended': staffMail<{ to: string; practiceName: string }>()((payload, { brand }) =>
    content(`Deposits to ${payload.practiceName} are on hold`, [
      'Hello,',
      `We put deposits to ${payload.practiceName} on hold while we review the account. Deposits already sent will still arrive. What comes due now waits for you, and we'll send it when the review ends.`,
      `Questions? Call us at ${brand.supportPhone}.`,
    ]),
  ),
  'funds-released': staffMail<{ to: string; practiceName: string }>()((payload, { publicUrl }) =>
    content(
      `Deposits to ${payload.practiceName} are no longer on hold`,
      [
        'Hello,',
        `Deposits to ${payload.practiceName} are no longer on hold. We'll send what was waiting on the next business day.`,
      ],
      staffLogIn(publicUrl),
    ),
  ),
  'deposit-returned': staffMail<{ to: string; ref: string; amountCents: number; lastFour: string | null }>()(
    (payload, { brand }) =>
      content(`Your bank returned deposit ${payload.ref}`, [
        'Hello,',
        `Your bank returned deposit ${payload.ref} of ${exactDollars(payload.amountCents)}${payload.lastFour === null ? '' : `, sent to your account ending in ${payload.lastFour}`}. The money is still yours.`,
        `Call us at ${brand.supportPhone} to check your account, and we'll send it again.`,
      ]),
  ),
};
