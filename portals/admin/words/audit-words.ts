import { codeWords } from '@domain/code-words';
import { cents } from '@domain/money/cents';
import { formatUsd } from '@domain/money/usd';
import { fieldWords } from './field-words';

type Detail = Readonly<Record<string, string | number | boolean | null>>;
type Words = string | ((detail: Detail) => string);

const dollars = (value: Detail[string] | undefined) => (typeof value === 'number' ? formatUsd(cents(value)) : null);
/** "a payment of $120", or without the amount where the trail has none. */
const amounted = (what: string) => (detail: Detail) => {
  const amount = dollars(detail.amountCents);
  return amount ? `${what} of ${amount}` : what;
};
const people = (count: number) => (count === 1 ? 'one person' : `${count} people`);

/** "changed the phone and the email", by the fields that the trail names. */
const fieldsChanged = (otherwise: string) => (detail: Detail) => {
  const fields = String(detail.fields ?? '')
    .split(',')
    .filter(Boolean)
    .map((field) => (field === 'patientInfo' ? 'who the treatment is for' : `the ${fieldWords(field).toLowerCase()}`));
  return `changed ${fields.join(' and ') || otherwise}`;
};

/** What was done, after the name of who did it: "Priya Raman opened protected fields of 20 people". */
const deeds: Readonly<Record<string, Words>> = {
  'application.account_renewed': 'went on in an earlier account',
  'application.agreement_signed': 'signed the agreement',
  'application.alert_settled': 'said how an alert was settled',
  'application.amount_overridden': 'set another amount',
  'application.answers_saved': 'saved answers of an application',
  'application.archived': 'archived an application',
  'application.begun_again': 'began a further application',
  'application.corrected': 'corrected answers that did not match',
  'application.decided': ({ status }) =>
    `decided an application${status ? `: ${codeWords(String(status)).toLowerCase()}` : ''}`,
  'application.denial_settled': 'let a denial stand',
  'application.identity_bypassed': 'ran an application without the identity check',
  'application.identity_not_confirmed': 'could not confirm an identity',
  'application.identity_verified': 'verified an identity',
  'application.limit_ended': 'ended a limit',
  'application.link_sent': 'sent an application link',
  'application.more_asked': 'asked for more information',
  'application.notice_returned': 'learned that a notice came back',
  'application.notice_sent': 'sent a notice',
  'application.partner_agreement_signed': 'signed the partner lender’s agreement',
  'application.partner_lender_answered': 'took the partner lender’s answer',
  'application.partner_lender_asked': 'asked the partner lender',
  'application.partner_offer_accepted': 'accepted the partner lender’s offer',
  'application.partner_offer_declined': 'declined the partner lender’s offer',
  'application.patientfi_plus_asked': 'asked for the practice’s second way to pay',
  'application.review_proposal_ended': 'ended a proposed decision',
  'application.review_proposed': 'proposed a decision',
  'application.review_warned': 'warned of a review that is due',
  'application.reviewed': ({ status }) =>
    `decided a review${status ? `: ${codeWords(String(status)).toLowerCase()}` : ''}`,
  'application.session_opened': 'opened an application',
  'application.viewed': 'opened an application',
  'autopay.told': 'told of a change of autopay',
  'borrower.active_duty': 'recorded active duty of a borrower',
  'borrower.archive': 'archived a borrower',
  'borrower.alerts_dismissed': 'dismissed fraud alerts',
  'borrower.archive_undone': 'brought an archived borrower back',
  'borrower.contact_code_sent': ({ channel }) =>
    `sent a code to verify the ${channel === 'email' ? 'email address' : 'phone'}`,
  'borrower.credit_profile_info': 'changed the limit',
  'borrower.email_verified': 'verified the email address by code',
  'borrower.fraud': 'flagged a borrower as fraud',
  'borrower.fraud_undone': 'took a flag of fraud back',
  'borrower.hold': 'put an account on hold',
  'borrower.language_chosen': 'chose a language',
  'borrower.link_made': 'made a link to an account',
  'borrower.link_shared': 'shared an application link',
  'borrower.logged_in': 'logged in',
  'borrower.patient_info': fieldsChanged('how a borrower is reached'),
  'borrower.personal_info': fieldsChanged('personal info'),
  'borrower.phone_verified': 'verified the phone by code',
  'borrower.practice': 'changed the practice of a borrower',
  'borrower.release': 'took an account off hold',
  'borrower.viewed': 'opened the file of a borrower',
  'clock.advanced': ({ days }) => `moved the clock by ${days} days`,
  'credit.viewed': 'opened rates and fees',
  'credit_payout.sent': amounted('sent a credit'),
  'cure_notice.posted': 'posted a notice of the right to cure',
  'cure_notice.refused': 'could not post a notice of the right to cure',
  'deposit.deferred': amounted('kept a deposit back'),
  'deposit.sent': amounted('sent a deposit'),
  'document.downloaded_many': 'downloaded boarding documents',
  'enterprise.added': ({ name }) => `added the enterprise ${name ?? ''}`.trim(),
  'enterprise.changed': 'changed an enterprise',
  'estimate.sent': amounted('sent an estimate'),
  'list_view.changed': 'changed a saved view',
  'list_view.deleted': 'deleted a saved view',
  'list_view.saved': 'saved a view of a list',
  'loan.active_duty': 'lowered the rate of a loan for active duty',
  'loan.charged_off': 'gave a loan up as lost',
  'loan.hardship_ended': 'ended lower payments',
  'loan.hardship_plan': 'lowered payments for a while',
  'loan.redated': 'moved due dates',
  'loan.repriced': 'changed the rate of a loan by autopay',
  'member.logged_in': 'logged in as a member',
  'note.added': 'wrote a note',
  'note.deleted': 'deleted a note',
  'partner_payout.asked_again': 'asked for the partner lender’s payout again',
  'payment_method.added': 'added a way to pay',
  'payment_method.chosen': 'chose a way to pay',
  'payment_method.ended': 'ended a way to pay that its bank closed',
  'payment_method.removed': 'removed a way to pay',
  'person.protected_fields_viewed': ({ ids }) =>
    `opened protected fields of ${people(
      String(ids ?? '')
        .split(',')
        .filter(Boolean).length || 1,
    )}`,
  'practice.details_changed': 'changed the details of a practice',
  'practice.embed_sites_replaced': 'changed the websites of a practice',
  'practice.enterprise_changed': 'changed the enterprise of a practice',
  'practice.looked_at': 'checked a website of a practice',
  'practice.product_changed': 'changed the products of a practice',
  'practice.risk_profile_changed': 'gave a practice another risk profile',
  'practice.success_manager_asked': 'asked the success manager',
  'setting.review_second_person': 'changed whether a second person confirms reviews',
  'signup.link_sent': 'sent a sign-up link',
  'spouse_notice.handed_over_again': 'handed a letter to a spouse over again',
  'spouse_notice.posted': 'posted a letter to a spouse',
  'spouse_notice.queued': 'wrote a letter to a spouse',
  'spouse_notice.refused': 'could not post a letter to a spouse',
  'spouse_notice.sent_again': 'sent a letter to a spouse again',
  'staff.added': 'added a colleague',
  'staff.changed': 'changed a colleague',
  'staff.device_trusted': 'trusted a device',
  'staff.enterprise_changed': 'moved a colleague to another enterprise',
  'staff.log_in_refused': 'was refused a log-in',
  'staff.logged_in': 'logged in',
  'staff.other_sessions_ended': 'ended their other sessions',
  'staff.passkey_added': 'added a passkey',
  'staff.passkey_named': 'renamed a passkey',
  'staff.passkey_removed': 'removed a passkey',
  'staff.password_changed': 'changed their password',
  'staff.password_link_sent': 'asked for a link to set a password',
  'staff.password_set': 'set a password by a link',
  'staff.permissions_changed': 'changed what a colleague may do',
  'staff.practices_changed': 'changed the practices of a colleague',
  'staff.proved_themselves': 'proved who they are again',
  'staff.recovery_codes_renewed': 'renewed their recovery codes',
  'staff.removed': 'took a colleague off',
  'staff.second_factor_off': 'turned their authenticator app off',
  'staff.second_factor_on': 'turned an authenticator app on',
  'staff.second_factor_refused': 'was refused by the authenticator app',
  'staff.second_factor_reset': 'took the authenticator app off a colleague',
  'staff.second_factor_started': 'began to set up an authenticator app',
  'staff.session_ended': 'ended a session of theirs',
  'staff.tagged': 'tagged a colleague',
  'staff.unlocked': 'ended a pause of log-ins',
  'transaction.asked_by_patient': amounted('asked the practice for a request'),
  'transaction.approved': amounted('approved a request'),
  'transaction.autopay_set': 'set autopay',
  'transaction.created': amounted('asked a patient to approve a request'),
  'transaction.documents_reviewed': 'read the documents of a request',
  'transaction.modified': amounted('changed a request'),
  'transaction.plan_selected': 'chose a plan',
  'transaction.refunded': amounted('refunded a purchase'),
  'transaction.rejected': amounted('rejected a request'),
  'transaction.reminded': ({ channel }) => `reminded a patient${channel ? ` by ${String(channel).toLowerCase()}` : ''}`,
  'transaction.tagged': 'tagged a transaction',
  'transaction.unrejected': 'took a rejection back',
  'transaction.verified': 'verified the person of a request',
  'transaction.withdrawn': amounted('took a request back'),
  'treatment.added': 'added a treatment',
  'treatment.changed': 'changed a treatment',
  'treatment.removed': 'removed a treatment',
};

/** The detail of an entry; empty where it is none that can be read. */
export function auditDetail(text: string): Detail {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Detail) : {};
  } catch {
    return {};
  }
}

/** What was done, in words that follow a name. An action without words of its own is told by its code. */
export function deedWords(action: string, detail: Detail = {}): string {
  const words = deeds[action];
  if (words === undefined) return `left “${codeWords(action.replaceAll('.', ' ')).toLowerCase()}”`;
  return typeof words === 'string' ? words : words(detail);
}

/** An action in a filter: "Asked a patient to approve a request". */
export function actionWords(action: string): string {
  const words = action in deeds ? deedWords(action) : codeWords(action.replaceAll('.', ' '));
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type Change = { readonly field: string; readonly from: string | null; readonly to: string | null };

const shown = (field: string, value: Detail[string] | undefined): string | null => {
  if (value === undefined || value === null || value === '') return null;
  return field.endsWith('Cents') ? dollars(value) : String(value);
};
const named = (field: string) => codeWords(field.replace(/Cents$/, '').replace(/([A-Z])/g, '_$1'));

/** The old and the new value of what an entry changed, as its detail keeps them: `name` beside `nameBefore`, `before` beside `after`. */
export function detailChanges(detail: Detail): Change[] {
  const pairs = Object.keys(detail).flatMap((key) => {
    if (key === 'after') return [{ field: 'It', from: shown('it', detail.before), to: shown('it', detail.after) }];
    if (key === 'beforeCents')
      return [{ field: 'Amount', from: dollars(detail.beforeCents), to: dollars(detail.amountCents) }];
    const own = /^(.+)Before$/.exec(key)?.[1];
    return own ? [{ field: named(own), from: shown(own, detail[key]), to: shown(own, detail[own]) }] : [];
  });
  return pairs.filter(({ from, to }) => from !== to);
}
