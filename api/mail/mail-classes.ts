import type { MailClass } from '@domain/person-state/person-state';
import type { NoticeKind } from './loan-notice-mails';

/** What each notice about a loan is, for people who may be written to no more or through somebody else. */
export const NOTICE_CLASS: Readonly<Record<NoticeKind, MailClass>> = {
  ACTIVE_DUTY: 'REQUIRED',
  ACTIVE_DUTY_OVER: 'REQUIRED',
  AGREED_RATE: 'REQUIRED',
  AUTOPAY_AHEAD: 'REQUIRED',
  AUTOPAY_CHANGED: 'REQUIRED',
  AUTOPAY_OFF: 'REQUIRED',
  AUTOPAY_RATE: 'REQUIRED',
  AUTOPAY_STOPPED: 'COLLECTION',
  CREDIT_OWED_BACK: 'COLLECTION',
  CREDIT_RETURNED: 'REQUIRED',
  CREDIT_SENT: 'REQUIRED',
  CREDIT_STILL_OWED_BACK: 'COLLECTION',
  CREDIT_WAITS: 'REQUIRED',
  DEBIT_CANCELLED: 'REQUIRED',
  DUE_DATE_MOVED: 'REQUIRED',
  FEES_WAIVED: 'REQUIRED',
  GOODWILL_GIVEN: 'REQUIRED',
  HARDSHIP_ENDED: 'REQUIRED',
  HARDSHIP_OVER: 'REQUIRED',
  HARDSHIP_PLAN: 'REQUIRED',
  LATE_FEE: 'COLLECTION',
  LATE_FEE_AHEAD: 'COLLECTION',
  LINE_ENDING: 'OTHER',
  LOAN_GIVEN_UP: 'COLLECTION',
  LOAN_PAID: 'REQUIRED',
  METHOD_ENDED: 'COLLECTION',
  PAYMENTS_RESUMED: 'REQUIRED',
  PAYMENT_AHEAD: 'COLLECTION',
  PAYMENT_DUE: 'COLLECTION',
  PAYMENT_MISSED: 'COLLECTION',
  PAYMENT_RECEIVED: 'REQUIRED',
  PAYMENT_RETURNED: 'REQUIRED',
  PLANNED_CANCELED: 'REQUIRED',
  PROMO_KEPT: 'REQUIRED',
  PROMO_LOST: 'COLLECTION',
  PROMO_MOVED: 'REQUIRED',
  PROMO_SHORT: 'COLLECTION',
  PURCHASE_REDUCED: 'REQUIRED',
  RETURNED_AFTER_END: 'REQUIRED',
  RIGHT_TO_CURE: 'DEMAND',
  STATEMENT: 'REQUIRED',
  STATEMENT_CORRECTED: 'REQUIRED',
};

/** The same of each day of a membership. */
const MEMBERSHIP_DAY_CLASS: Readonly<Record<string, MailClass>> = {
  DEBIT_AHEAD: 'REQUIRED',
  DEBIT_CHANGED: 'REQUIRED',
  DEBIT_DROPPED: 'REQUIRED',
  BILL_DUE: 'COLLECTION',
  RENEWAL_AHEAD: 'REQUIRED',
  LATE_NOTICE: 'COLLECTION',
  BENEFITS_HELD: 'COLLECTION',
  CANCEL_PROPOSAL: 'COLLECTION',
  NO_METHOD: 'COLLECTION',
};

/** Mails to patients and members that a law asks for, or that answer what they did themselves; any other is `OTHER`. */
const REQUIRED: readonly string[] = [
  'account-changed',
  'account-summary',
  'agreement-signed',
  'application-approved',
  'application-denied',
  'application-duplicate',
  'application-incomplete',
  'autopay-authorized',
  'autopay-off',
  'autopay-on',
  'contact-change-asked',
  'contact-to-prove',
  'dispute-opened',
  'limit-changed',
  'limit-ended',
  'membership-activated',
  'membership-autopay-ended',
  'membership-autopay-on',
  'membership-cancellation-asked',
  'membership-cancelled',
  'membership-change-accepted',
  'membership-next-year',
  'membership-privacy-policy',
  'membership-refund-waits',
  'membership-year',
  'partner-agreement-signed',
  'patient-request-declined',
  'phone-payment-taken',
  'payment-method-added',
  'person-state-ended',
  'practice-closed',
  'person-state-recorded',
  'transaction-approved',
  'transaction-flagged',
  'transaction-refunded',
  'transaction-unflagged',
];
const COLLECTION: readonly string[] = ['membership-payment-failed'];

/** What a mail or text message is, by its kind and, where it says several things, what it says. */
export function mailClassOf(kind: string, payload: object): MailClass {
  const { notice, kind: day } = payload as { notice?: NoticeKind; kind?: unknown };
  if (kind === 'loan-notice' || kind === 'loan-notice-sms') return notice ? NOTICE_CLASS[notice] : 'OTHER';
  if (kind === 'membership-day') return MEMBERSHIP_DAY_CLASS[String(day)] ?? 'OTHER';
  if (REQUIRED.includes(kind)) return 'REQUIRED';
  return COLLECTION.includes(kind) ? 'COLLECTION' : 'OTHER';
}

/** Kinds that are named above, for the test that each of them is a mail. */
export const CLASSED_MAILS: readonly string[] = [...REQUIRED, ...COLLECTION, 'loan-notice', 'membership-day'];
