import type { Deferral } from '@domain/funding/deposit';
import { staffMail } from '../../mail/mail';
import { content, exactDollars, staffLogIn } from '../../mail/mail-parts';

type Sent = { to: string; ref: string; amount: string; lastFour: string | null; lines: readonly string[] };

const REASON: Readonly<Record<Deferral, string>> = {
  SUSPENDED: 'Payments to your practice are on hold while we look into something.',
  NO_BANK: 'We do not know yet which bank account to pay.',
};

/** Mails to practices about what they are paid. Patients are named by the numbers of their transactions only. */
export const fundingMails = {
  'deposit-sent': staffMail<Sent>()((payload, { publicUrl }) =>
    content(
      `Deposit ${payload.ref}: ${payload.amount}`,
      [
        'Hello,',
        payload.lastFour === null
          ? `Deposit ${payload.ref} comes to ${payload.amount}.`
          : `Deposit ${payload.ref} of ${payload.amount} is on its way to your account ending in ${payload.lastFour}. These lines add up to it:`,
        ...payload.lines,
      ],
      staffLogIn(publicUrl),
    ),
  ),
  'deposit-kept-back': staffMail<Sent>()((payload, { publicUrl }) =>
    content(
      `Refunds took ${payload.amount}`,
      [
        'Hello,',
        `Your purchases come to ${payload.amount} after their fees. All of it is kept back for refunds, so no deposit is sent. In your portal it is ${payload.ref}:`,
        ...payload.lines,
      ],
      staffLogIn(publicUrl),
    ),
  ),
  'deposit-deferred': staffMail<{ to: string; ref: string; deferral: Deferral; isSeparate: boolean }>()(
    (payload, { brand }) =>
      content(`Deposit ${payload.ref} is on hold`, [
        'Hello,',
        `${REASON[payload.deferral as Deferral]} Deposit ${payload.ref} waits, and ${payload.isSeparate ? 'every further purchase waits in a deposit of its own, without another email. They are sent' : 'what becomes due meanwhile joins it. It is sent'} as soon as the reason ends.`,
        `Questions? Call us at ${brand.supportPhone}.`,
      ]),
  ),
  'deposit-returned': staffMail<{ to: string; ref: string; amountCents: number; lastFour: string | null }>()(
    (payload, { brand }) =>
      content(`Deposit ${payload.ref} came back`, [
        'Hello,',
        `Your bank gave back deposit ${payload.ref} of ${exactDollars(payload.amountCents)}${payload.lastFour === null ? '' : `, sent to the account ending in ${payload.lastFour}`}. The money is still yours.`,
        `Call us at ${brand.supportPhone} to check the account, and we send it again.`,
      ]),
  ),
};
