import type { CivilDate } from '@domain/calendar/civil-date';
import type { AppointmentStatus, MembershipStatus, PaymentMethod } from '@domain/enums';
import type { MembershipStanding } from '@domain/membership/dunning';
import type { MembershipHistoryAction } from '@domain/membership/history';
import type { InvoiceStatus } from '@domain/membership/invoice-debit';
import type { MemberDisplayStatus } from '@domain/membership/membership-status';
import type { RewardUseStatus } from '@domain/membership/reward-certificate';
import type { PaymentStatus } from '@domain/payment/payment-status';

/** Memberships and everything that belongs to one. Amounts are integer cents; rates ten-thousandths of a percent; days YYYY-MM-DD. */

/** A person at a practice. */
export type MembershipTable = {
  id: string;
  borrower_id: string;
  practice_id: string;
  status: MembershipStatus;
  standing: MembershipStanding;
  /** When their sign-up was approved; null for somebody to whom the practice sent a plan first. */
  approved_at: string | null;
  approved_application_id: string | null;
  /** Most that a plan may cost, by the decision; null where it named none. */
  plan_max_cents: number | null;
  /** 1 while the practice typed who it is, and nobody has proven to be them. */
  is_invited: number;
  /** 1 while the plan that waits was changed by the member. */
  changed_by_member: number;
  active_plan_id: string | null;
  requested_plan_id: string | null;
  saved_plan_id: string | null;
  /** What payments are taken from; null while its member pays by hand. */
  method_id: string | null;
  /** 1: its member ended automatic payment, so each payment is asked for and none is taken by itself. */
  pays_by_hand: number;
  /** Since when nothing is billed or taken, because of what is recorded of the person; null where it is. */
  stopped_on: CivilDate | null;
  /** When automatic payment stopped by itself after payments that came back; null once its member ended it themselves. */
  autopay_stopped_at: string | null;
  /** The anchor of all its dates. */
  activated_on: CivilDate | null;
  /** The plan year that runs, counted from 0 through every activation. */
  plan_year: number;
  /** The year that began with the anchor: another one after a member came back. */
  first_year: number;
  /** 1: the year is paid in one sum. */
  pays_at_once: number;
  /** 1: credits pay each month as far as they go. */
  pays_with_credits: number;
  /** The day of the debit that failed first; null while nothing is late. */
  past_due_on: CivilDate | null;
  /** The last stage of reminding that was reached. */
  stage: string | null;
  /** JSON of `Pause[]`. */
  pauses: string;
  /** Asked by the member, not confirmed by the practice. */
  asked_pause_months: number;
  /** When the member asked the practice to call; null once it has. */
  contact_requested_at: string | null;
  cancelled_on: CivilDate | null;
  cancel_method: 'lumpsum' | 'installment' | null;
  /** The next day on which the work of days looks at it; null when there is none. */
  look_on: CivilDate | null;
  created_at: string;
  version: number;
};

export type PlanStatus = 'SAVED' | 'REQUESTED' | 'ACTIVE' | 'REPLACED' | 'WITHDRAWN' | 'DECLINED' | 'ENDED';

/** A version of a plan, with the terms of the practice frozen in it. */
export type MembershipPlanTable = {
  id: string;
  membership_id: string;
  number: number;
  status: PlanStatus;
  name: string | null;
  /** JSON: issuer, amountCents, product. */
  discounts: string;
  total_cents: number;
  upfront_cents: number;
  monthly_cents: number;
  /** A month. */
  member_fee_cents: number;
  provider_fee_cents: number;
  merchant_fee: number;
  contract: 'UPFRONT' | 'MONTHLY';
  basis: 'MEMBER' | 'LIST';
  installments_max: number;
  /** Why it was changed, in the practice's words. */
  reason: string | null;
  made_by_kind: string;
  made_by_id: string | null;
  sent_at: string | null;
  accepted_at: string | null;
  ended_at: string | null;
  /** The signed agreement. */
  document_id: string | null;
  signed_name: string | null;
  created_at: string;
  version: number;
};

export type PlanTreatmentTable = {
  id: string;
  plan_id: string;
  seq: number;
  /** The same treatment through the versions of a plan: what was given of it stays given. */
  thread_id: string;
  /** Of the practice's settings. */
  treatment_id: string | null;
  name: string;
  area: string | null;
  unit_type: string;
  units: number;
  price_per_unit_cents: number;
  /** Millionths off the price. */
  discount: number;
  discount_per_unit_cents: number;
  interval_months: number | null;
  upfront_cents: number;
  injector_id: string | null;
  product_key: string | null;
  /** The date of the first one that was agreed with the plan. */
  scheduled_at: string | null;
};

/** One treatment that a plan promises, called an agreement on the wire. */
export type VisitTable = {
  id: string;
  membership_id: string;
  practice_id: string;
  thread_id: string;
  plan_treatment_id: string;
  plan_year: number;
  /** Month of the plan year, from 0. */
  slot: number;
  /** The day from which it is owed. */
  due_on: CivilDate;
  status: AppointmentStatus;
  scheduled_at: string | null;
  /** How long it takes, in whole quarters of an hour. */
  minutes: number;
  injector_id: string | null;
  done_at: string | null;
  done_by: string | null;
  price_cents: number;
  list_cents: number;
  /** 0 while a request for another date waits for the practice. */
  is_acknowledged: number;
  requested_note: string | null;
  /** When the plan ended, or a change took it out. */
  ended_at: string | null;
  /** Of a plan year that has ended: the first day on which it is gone. */
  lapses_on: CivilDate | null;
  /** 1 from the day that it is owed; the jobs of that day set it. */
  is_owed: number;
  created_at: string;
  version: number;
};

/** CREDITS: what was paid with credits whose payment came back afterwards. */
export type BillKind = 'UPFRONT' | 'MONTH' | 'YEAR' | 'CANCELLATION' | 'CREDITS';

/** One row of the list of members, kept by triggers. */
export type ListedMemberTable = {
  id: string;
  practice_id: string;
  side_key: 'full' | 'partner';
  borrower_id: string;
  status: MemberDisplayStatus | 'registered';
  is_late: number;
  sort_name: string;
  last_key: string;
  email_key: string;
  phone_key: string;
  created_at: string;
};

export type MembershipBillTable = {
  id: string;
  membership_id: string;
  practice_id: string;
  plan_id: string;
  natural_key: string;
  kind: BillKind;
  plan_year: number;
  /** Month of the year from 1, or of the installments. */
  number: number;
  due_on: CivilDate;
  debit_on: CivilDate;
  treatments_cents: number;
  fee_cents: number;
  /** By payments on their way and settled, and by credits. */
  paid_treatments_cents: number;
  paid_fee_cents: number;
  status: 'OPEN' | 'PAID' | 'VOID';
  created_at: string;
  version: number;
};

export type MembershipPaymentTable = {
  id: string;
  membership_id: string;
  borrower_id: string;
  practice_id: string;
  kind: 'ACTIVATION' | 'MONTH' | 'AGAIN' | 'CANCELLATION' | 'CREDITS';
  status: PaymentStatus;
  amount_cents: number;
  /** Given back, or about to be. */
  refunded_cents: number;
  natural_key: string;
  method_id: string;
  method_kind: 'BANK' | 'CARD';
  method_name: string;
  method_last_four: string;
  series_id: string;
  attempt: number;
  scheduled_on: CivilDate;
  submitted_on: CivilDate | null;
  settles_on: CivilDate | null;
  settled_on: CivilDate | null;
  returned_on: CivilDate | null;
  return_code: string | null;
  receipt_id: string | null;
  ask_at: string | null;
  asks: number;
  created_at: string;
  version: number;
};

/** The secret address of a practice's calendar, by its hash. */
export type CalendarFeedTable = { practice_id: string; token_hash: string; made_by: string; made_at: string };

/** One row of the list of agreements, kept by triggers. */
export type ListedAgreementTable = {
  id: string;
  practice_id: string;
  side_key: 'full' | 'partner';
  membership_id: string;
  status: 'APPOINTMENT_NEEDED' | 'CONTACT_REQUESTED' | 'SCHEDULED' | 'DONE' | 'NOT_DUE';
  sort_name: string;
  treatment: string;
  due_at: string;
  dated_at: string | null;
};

/** One row of the list of members' payments, kept by triggers. */
export type ListedMemberPaymentTable = {
  id: string;
  practice_id: string;
  side_key: 'full' | 'partner';
  borrower_id: string;
  membership_id: string;
  status: 'SCHEDULED' | 'ON_ITS_WAY' | 'SETTLED' | 'RETURNED' | 'DECLINED' | 'CANCELLED';
  kind: MembershipPaymentTable['kind'];
  amount_cents: number;
  sort_name: string;
  pay_at: string;
};

/** An activation or cancellation that waits for its payment: what is done once the money is certain. */
export type MembershipOrderTable = {
  payment_id: string;
  membership_id: string;
  kind: 'ACTIVATION' | 'CANCELLATION';
  /** JSON of what was chosen and shown. */
  content: string;
  done_at: string | null;
  created_at: string;
};

export type MembershipPaymentPartTable = {
  payment_id: string;
  bill_id: string;
  treatments_cents: number;
  fee_cents: number;
};

/** Money that goes back to a member: to the card or account of the charge that it gives back. */
export type MembershipRefundTable = {
  id: string;
  /** The charge; null for credits that were withdrawn. */
  payment_id: string | null;
  membership_id: string;
  borrower_id: string;
  natural_key: string;
  status: PaymentStatus;
  amount_cents: number;
  method_id: string;
  method_kind: 'BANK' | 'CARD';
  method_name: string;
  method_last_four: string;
  /** Not before the charge has settled. */
  leaves_on: CivilDate;
  submitted_on: CivilDate | null;
  settles_on: CivilDate | null;
  settled_on: CivilDate | null;
  returned_on: CivilDate | null;
  return_code: string | null;
  ask_at: string | null;
  asks: number;
  /** The refund that takes its place, where it came back. */
  sent_again_as: string | null;
  created_at: string;
  version: number;
};

export type CreditLotTable = {
  id: string;
  membership_id: string;
  kind: 'PURCHASED' | 'GRANTED';
  /** What it came from: a tier, an overpayment, a purchase. */
  source: string;
  natural_key: string;
  amount_cents: number;
  remaining_cents: number;
  received_on: CivilDate;
  expires_on: CivilDate | null;
  created_at: string;
  version: number;
};

export type CreditUseTable = {
  id: string;
  lot_id: string;
  kind: 'APPLIED' | 'WITHDRAWN' | 'EXPIRED' | 'RETURNED';
  natural_key: string;
  amount_cents: number;
  bill_id: string | null;
  used_on: CivilDate;
  created_at: string;
};

/** Points earned or taken back, in hundredths. */
export type PointsEntryTable = {
  id: string;
  membership_id: string;
  kind: string;
  natural_key: string;
  hundredths: number;
  payment_id: string | null;
  /** The rate of the payment's day. */
  per_dollar: number | null;
  earned_on: CivilDate;
  created_at: string;
};

export type CancellationQuoteTable = {
  id: string;
  membership_id: string;
  /** As people say it. */
  number: number;
  /** JSON of what was shown. */
  content: string;
  expires_at: string;
  used_at: string | null;
  created_at: string;
};

export type MembershipHistoryTable = {
  id: string;
  membership_id: string;
  seq: number;
  action: MembershipHistoryAction;
  actor_kind: string;
  actor_id: string | null;
  user_name: string;
  note: string | null;
  amount_cents: number | null;
  at: string;
};

/** Whom the manufacturer's rewards program knows behind a membership. */
export type RewardMemberTable = {
  membership_id: string;
  /** The program's own id of them. */
  member_id: string;
  phone: string;
  first_name: string;
  last_name: string;
  member_since: CivilDate;
  found_at: string;
  /** JSON of what the program said against certificates when they were last looked at or used. */
  errors: string;
};

/** Certificates that were asked to be used for a plan. Its id is the reference under which the program knows the use. */
export type RewardUseTable = {
  id: string;
  membership_id: string;
  status: RewardUseStatus;
  member_id: string;
  /** JSON of `UsedCertificate[]`. */
  certificates: string;
  /** JSON of the products that the plan is done with. */
  products: string;
  /** JSON of the plan as it is asked for, coupons among its discounts. */
  asked: string;
  /** JSON of `PlanBase`. */
  base: string;
  staff_id: string;
  created_at: string;
  answered_at: string | null;
  version: number;
};

/** What a practice wrote down about a membership. */
export type MembershipNoteTable = {
  id: string;
  membership_id: string;
  /** The treatment that it is about; null for a note about the membership. */
  plan_treatment_id: string | null;
  title: string;
  note: string;
  staff_id: string;
  created_at: string;
  /** Since then nobody reads it. */
  deleted_at: string | null;
  deleted_by: string | null;
};

/** What a member agreed to for another year; never changed, but taken back. */
export type MembershipRenewalTable = {
  id: string;
  membership_id: string;
  plan_id: string;
  /** The year that begins with it. */
  plan_year: number;
  begins_on: CivilDate;
  applies_credits: number;
  pays_at_once: number;
  document_id: string;
  signed_name: string;
  agreed_at: string;
  taken_back_at: string | null;
  /** The treatments that stay, at the prices of the signature, as JSON; null where the plan goes on as it is. */
  content: string | null;
};

export type MembershipNoticeTable = { membership_id: string; kind: string; about: string; sent_on: string };

/** What a practice is paid, or gives back, for a membership. */
export type MembershipFundingTable = {
  id: string;
  membership_id: string;
  practice_id: string;
  plan_year: number;
  natural_key: string;
  kind: 'PLAN' | 'MONTH' | 'CHANGE' | 'CANCELLATION' | 'RETURN';
  gross_cents: number;
  fee_cents: number;
  net_cents: number;
  due_on: CivilDate;
  deposit_id: string | null;
  /** Of a row below zero: what deposits have kept back of it. The one that keeps back the last of it is its deposit. */
  taken_cents: number;
  created_at: string;
};

/** One row of the list of what practices are paid for memberships, kept by triggers. */
export type ListedMemberFundingTable = {
  id: string;
  practice_id: string;
  side_key: 'full' | 'partner';
  membership_id: string;
  borrower_id: string;
  status: 'QUEUED' | 'SENT' | 'SETTLED' | 'WITHHELD' | 'RETURNED';
  kind: MembershipFundingTable['kind'];
  gross_cents: number;
  net_cents: number;
  sort_name: string;
  created_at: string;
};

/** On which terms a practice takes part in the membership program. */
export type PracticeProgramTable = {
  practice_id: string;
  /** Paid for a plan in advance, or month by month. */
  contract: 'UPFRONT' | 'MONTHLY';
  fee_type: number;
  provider_fee_cents: number;
  member_fee_cents: number;
  merchant_fee: number;
  saas_fee_cents: number;
  annual_discount: number;
  payment_period: 'MONTHLY' | 'ANNUAL';
  basis: 'MEMBER' | 'LIST';
  installments_max: number;
  /** What it is invoiced is debited by itself. */
  enabled: number;
  payment_method: PaymentMethod;
  version: number;
};

/** On which terms the practices of an enterprise take part that have none of their own, and how it pays for them. */
export type EnterpriseProgramTable = Omit<
  PracticeProgramTable,
  'practice_id' | 'contract' | 'basis' | 'installments_max'
> & {
  enterprise_id: string;
};

/** From what a practice or an enterprise pays its invoices: one bank account and one card each; numbers and tokens lie in the vault. */
export type FeeAccountTable = {
  id: string;
  owner_kind: 'PRACTICE' | 'ENTERPRISE';
  owner_id: string;
  kind: PaymentMethod;
  /** The bank's name or the card's brand. */
  name: string;
  holder_name: string;
  /** Of a card: debit. */
  card_type: string | null;
  last_four: string;
  routing_last_four: string | null;
  expires_on: CivilDate | null;
  vault_id: string;
  account_index: string;
  /** Who of the staff gave it, and with it the authorization of debits. */
  given_by: string;
  given_at: string;
  /** Once its bank said that nothing may be taken from it any more. */
  ended_at: string | null;
  ended_code: string | null;
  replaced_at: string | null;
};

/** The paper on which a plan was signed in the practice; its bytes lie in the vault. */
export type SignedPlanAgreementTable = {
  id: string;
  membership_id: string;
  plan_id: string;
  practice_id: string;
  vault_id: string;
  sha256: string;
  size_bytes: number;
  /** Of the staff. */
  uploaded_by: string;
  uploaded_at: string;
};

/** What a practice, or its enterprise, is invoiced for a month. */
export type ProviderInvoiceTable = {
  id: string;
  natural_key: string;
  /** As practices see it. */
  ref: string;
  practice_id: string;
  payer: 'PRACTICE' | 'ENTERPRISE';
  /** Who pays it instead of the practice. */
  enterprise_id: string | null;
  /** YYYY-MM. */
  month: string;
  /** Below zero where more credits lapsed than everything else comes to. */
  total_cents: number;
  status: InvoiceStatus;
  /** Of a month that is over, or the first platform fee, which is asked for when a practice begins. */
  kind: 'MONTH' | 'FIRST';
  /** The next day on which it is debited. */
  debit_on: CivilDate | null;
  first_debit_on: CivilDate | null;
  attempts: number;
  /** Of its account, from the first debit on. */
  tries: number;
  paid_on: CivilDate | null;
  /** Of one below zero: how much of it has come off later invoices. */
  set_off_cents: number;
  issued_on: CivilDate;
  created_at: string;
  version: number;
};

/** One try to take what an invoice comes to. */
export type InvoiceDebitTable = {
  id: string;
  invoice_id: string;
  attempt: number;
  /** Who of the staff paid it by hand, by name; null where it was debited by itself. */
  paid_by: string | null;
  account_id: string;
  account_kind: PaymentMethod;
  account_name: string;
  account_last_four: string;
  amount_cents: number;
  status: 'SUBMITTED' | 'UNKNOWN' | 'PENDING' | 'SETTLED' | 'RETURNED';
  submitted_on: CivilDate;
  settles_on: CivilDate | null;
  settled_on: CivilDate | null;
  returned_on: CivilDate | null;
  return_code: string | null;
  ask_at: string | null;
  asks: number;
  created_at: string;
  version: number;
};

/** One row of the list of invoices, kept by triggers. */
export type ListedInvoiceTable = {
  id: string;
  practice_id: string;
  side_key: 'full' | 'partner';
  payer: ProviderInvoiceTable['payer'];
  total_cents: number;
  ref: string;
  issued_at: string;
};

export type InvoiceLineKind = 'SAAS' | 'MEMBERSHIP_FEE' | 'CREDITS_GRANTED' | 'CREDITS_EXPIRED' | 'SET_OFF';

export type ProviderInvoiceLineTable = {
  id: string;
  invoice_id: string;
  natural_key: string;
  kind: InvoiceLineKind;
  practice_id: string;
  membership_id: string | null;
  /** Of the fee for the program: the last month that is paid with it, YYYY-MM. */
  covers_until: string | null;
  amount_cents: number;
  created_at: string;
};

/** That a member confirmed one text of the privacy policy. */
export type PrivacyConsentTable = {
  borrower_id: string;
  document_version: string;
  sha256: string;
  language: string;
  confirmed_at: string;
};
