import { partnerLenderKinds } from '../features/application/partner-lender/outbox-kinds';
import { borrowerFileKinds } from '../features/borrower-file/outbox-kinds';
import { draftKinds } from '../features/credit-draft/outbox-kinds';
import { creditPayoutKinds } from '../features/credit-payout/outbox-kinds';
import { feeScheduleKinds } from '../features/fee-schedule/outbox-kinds';
import { fundingKinds } from '../features/funding/outbox-kinds';
import { householdKinds } from '../features/household/outbox-kinds';
import { membershipKinds } from '../features/membership/outbox-kinds';
import { invoiceKinds } from '../features/membership-invoice/outbox-kinds';
import { closingKinds } from '../features/practice-closing/outbox-kinds';
import { cureKinds } from '../features/servicing/delinquency/outbox-kinds';
import { paymentKinds } from '../features/servicing/payments/outbox-kinds';
import type { allMails, allTexts } from '../mail/all-mails';
import { codeKinds } from './messages/outbox-kinds';
import type { OutboxKind } from './outbox-kind';

/** Every kind of outbox message that is neither mail nor text message: codes, letters and calls of vendors. */
export const otherKinds = {
  ...codeKinds,
  ...paymentKinds,
  ...cureKinds,
  ...creditPayoutKinds,
  ...borrowerFileKinds,
  ...draftKinds,
  ...fundingKinds,
  ...householdKinds,
  ...membershipKinds,
  ...invoiceKinds,
  ...partnerLenderKinds,
  ...closingKinds,
  ...feeScheduleKinds,
};

type Declared = typeof allMails & typeof allTexts & typeof otherKinds;

/** What may be sent by the outbox. Rows outlive a deploy: a kind that rows may have is not renamed, and its payload only grows. */
export type OutboxKindName = keyof Declared;

type PayloadIn<T> = T extends { english: (payload: infer P, context: never) => unknown }
  ? P
  : T extends OutboxKind<infer P>
    ? P
    : never;

/** The payload of a kind; of one of several kinds, what fits all of them. */
export type PayloadOf<K extends OutboxKindName> = {
  [Each in K]: (payload: PayloadIn<Declared[Each]>) => void;
}[K] extends (payload: infer P) => void
  ? P
  : never;

type KeysOf<T> = T extends unknown ? keyof T : never;

/** Exactly the keys of the kind's payload: one that no mail reads is a misspelled one. */
export type ExactPayload<K extends OutboxKindName, P> = P & { [Key in Exclude<keyof P, KeysOf<PayloadOf<K>>>]: never };
