import { paths, portalBase } from '@contract/paths';
import type { Deferral } from '@domain/funding/deposit';
import { cents } from '@domain/money/cents';
import { formatUsdExact } from '@domain/money/usd';
import { content, type EventMail } from './mail-parts';

const staffLogin = (publicUrl: string) => `${publicUrl}${portalBase}${paths.admin.login.href()}`;

const REASON: Readonly<Record<Deferral, string>> = {
  SUSPENDED: 'Payments to your practice are on hold while we look into something.',
  NO_BANK: 'We do not know yet which bank account to pay.',
};

const linesOf = ({ lines }: { lines?: unknown }): string[] => (Array.isArray(lines) ? lines.map(String) : []);

/** E-mails to practices about what they are paid, by outbox kind. Patients are named by the numbers of their transactions only. */
export const depositMails: Readonly<Record<string, EventMail>> = {
  'deposit-sent': (payload, { publicUrl }) =>
    content(
      `Deposit ${payload.ref}: ${payload.amount}`,
      [
        'Hello,',
        payload.lastFour === null
          ? `Deposit ${payload.ref} comes to ${payload.amount}.`
          : `Deposit ${payload.ref} of ${payload.amount} is on its way to your account ending in ${payload.lastFour}. These lines add up to it:`,
        ...linesOf(payload),
      ],
      { label: 'Log in', url: staffLogin(publicUrl) },
    ),
  'deposit-kept-back': (payload, { publicUrl }) =>
    content(
      `Refunds took ${payload.amount}`,
      [
        'Hello,',
        `Your purchases come to ${payload.amount} after their fees. All of it is kept back for refunds, so no deposit is sent. In your portal it is ${payload.ref}:`,
        ...linesOf(payload),
      ],
      { label: 'Log in', url: staffLogin(publicUrl) },
    ),
  'partner-payout-settled': (payload) =>
    content(`${payload.lender} paid ${formatUsdExact(cents(Number(payload.amountCents)))}`, [
      'Hello,',
      `${payload.lender} paid ${formatUsdExact(cents(Number(payload.amountCents)))} for its loan of application ${payload.number}. Your bank statement shows it as ${payload.ref}.`,
    ]),
  'partner-payout-returned': (payload, { brand }) =>
    content(`A payment of ${payload.lender} came back`, [
      'Hello,',
      `Your bank gave back ${formatUsdExact(cents(Number(payload.amountCents)))} that ${payload.lender} sent as ${payload.ref} for its loan of application ${payload.number}. The money is still yours.`,
      `Call us at ${brand.supportPhone} to check the account. Then we ask ${payload.lender} to send it again.`,
    ]),
  'deposit-deferred': (payload, { brand }) =>
    content(`Deposit ${payload.ref} is on hold`, [
      'Hello,',
      `${REASON[payload.deferral as Deferral]} Deposit ${payload.ref} waits, and what becomes due meanwhile joins it. It is sent as soon as the reason ends.`,
      `Questions? Call us at ${brand.supportPhone}.`,
    ]),
  'deposit-returned': (payload, { brand }) =>
    content(`Deposit ${payload.ref} came back`, [
      'Hello,',
      `Your bank gave back deposit ${payload.ref} of ${formatUsdExact(cents(Number(payload.amountCents)))}${payload.lastFour === null ? '' : `, sent to the account ending in ${payload.lastFour}`}. The money is still yours.`,
      `Call us at ${brand.supportPhone} to check the account, and we send it again.`,
    ]),
};
