import { byHand, byHandInstallments, code, type Promises, review, type Shown, spouseLetter, text } from './promises';

const notice: Shown = {
  file: 'api/features/application/decision/settle-denials.test.ts',
  test: 'gets its notice within thirty days',
};
const ownCopy: Shown = {
  file: 'api/features/document/documents.test.ts',
  test: 'shows the chosen plan before approval and the signed text afterwards',
};
/** The link beside a code. */
const link: Shown = {
  file: 'api/features/code-link/open-code-link.test.ts',
  test: 'the link of a log-in opens the account',
};

/** Every sentence of the mails and legal texts that promises a message, a copy or a time, by a part of it, with what keeps it. */
export const legalPromises: Promises = {
  'We’ll email you a written confirmation today.': {
    file: 'api/features/servicing/payments/phone-payment.test.ts',
    test: 'a payment by phone counts today, and what was read is kept with who and when and confirmed in writing',
  },
  "We'll email you again when the payment arrives.": {
    file: 'api/features/servicing/payments/phone-payment.test.ts',
    test: 'a payment for a later day waits, is read and confirmed in Spanish, and is not taken twice',
  },
  'Each person we added got their own email with a link to create a password.': {
    file: 'api/features/onboarding/memberships-alone.test.ts',
    test: 'a practice that offers memberships alone is asked nothing of loans, and is told where its members sign up',
  },
  'From now on we send you only notices that the law requires': {
    file: 'api/features/account-restriction/person-state.test.ts',
    test: 'who wants no contact gets what a law asks for: the letter before a charge-off, and no reminder; autopay goes on',
  },
  'email you that day': byHandInstallments,
  'email you the day each payment is due': byHand,
  'enter the code that we send here': {
    file: 'api/features/borrower-file/own-contact.test.ts',
    test: 'whoever is logged in confirms their new email address by the code that comes to it, and stays logged in here alone',
  },
  'by letter': { because: 'how a member asked the practice to cancel' },
  'by email': { because: 'how a member asked the practice to cancel' },
  'or expires within 30 days. You can request a refresh.': {
    file: 'api/features/borrower-file/limit-refresh/limit-refresh.test.ts',
    test: 'tells everybody whose limit has ended or ends soon, each once, with a row in their file',
  },
  'signs this agreement electronically, and a copy is kept': {
    file: 'api/features/provider-enrollment/enrollment.test.ts',
    test: 'is kept with its evidence, printed with the signature, and mailed to an address that was proven',
  },
  "and we'll debit the invoice from it on the next business day.": {
    file: 'api/features/membership-invoice/debits.test.ts',
    test: 'whose money came back is tried again as often as is allowed, then waits for another account, and the practice hears',
  },
  'is a weekend or a bank holiday, the payment is charged on the next business day.': {
    file: 'domain/membership/calendar.test.ts',
    test: 'a payment due on a holiday or a Sunday is taken on the business day after it',
  },
  "A link we've already emailed you works once, for an hour after we sent it.": {
    file: 'api/features/staff/password.test.ts',
    test: 'a forgotten password is set anew by a link of an hour; every session ends, and the owner hears of it',
  },
  "We'll pay you for the full year on the next business day.": {
    file: 'api/features/membership/membership-life.test.ts',
    test: 'is billed by the month from its anchor, with the fee, and the practice is paid in advance',
  },
  "Text messages can't include a note. Send it by email": { because: 'It tells staff what they can do.' },
  "whose statement hasn't gone out. We'll let you know by email.": {
    file: 'api/features/servicing/hardship/hardship-plan.test.ts',
    test: 'a lower payment that is missed ends the plan after the grace days, and the person is told',
  },
  'You requested too many texts and calls, so we paused them for a while.': {
    file: 'api/security/paid-sends.test.ts',
    test: 'a practice, a minute and a day have their ceilings, calls count as texts do, and each is told once',
  },
  'Payments continue once a month until the loan is paid off.': {
    file: 'api/features/servicing/servicing.test.ts',
    test: 'autopay takes each installment on its day, once, announces it before, and keeps a receipt',
  },
  'up to three business days before a payment. You can also stop a payment through your bank.': { duty: 'Debits' },
  'at least three business days before a payment. You can also stop a payment through your bank.': { duty: 'Debits' },
  'Banks take one to three business days.': {
    because: 'The banks’ time; the processor settles on the second weekday.',
  },
  "Add one, and we'll send it on the next business day.": {
    file: 'api/features/credit-payout/credit-payout.test.ts',
    test: 'leaves for another account once there is one',
  },
  'receives this notice within 30 days of the completed application': notice,
  'We are required to give your spouse written notice that credit has been extended to you, before a payment is due.':
    spouseLetter,
  'we mail this notice to the spouse, one for each loan.': spouseLetter,
  'We will tell you our decision within 30 days': review,
  'the right to a free copy of the report within 60 days': { because: 'The reporting agency gives the copy.' },
  'How can you obtain a copy of your credit report?': { because: 'The reporting agency gives the copy.' },
  'You are entitled to a copy of it.': {
    file: 'api/features/application/notice/mailed-copies.test.ts',
    test: 'of the signed agreement',
  },
  'A copy is kept in the signer’s account.': ownCopy,
  'before you approve, and you keep a copy.': ownCopy,
  'Documents that you sign can be downloaded': ownCopy,
  'You log in with a code that we send': code,
  'After STOP you can still request security codes by email.': code,
  'its link works for 24 hours': link,
  'We will investigate and answer within 30 days': { duty: 'Disputes' },
  'we will investigate within 30 days': { duty: 'Disputes' },
  'we tell you at least 10 days before': {
    file: 'api/features/membership/billing/changed-debit.test.ts',
    test: 'is told of ten days before, once, and again three days before it',
  },
  'up to two times within 180 days': { duty: 'Debits' },
  'tell us as soon as you can': { because: 'The signer tells us.' },
  'a free copy of your report from the reporting agency': { because: 'The agency gives it.' },
  'three business days before the next debit': { duty: 'Debits' },
  'we mail it within 7 days': { duty: 'Paper' },
  'for example to a copy of your information or to have some of it deleted': { duty: 'Privacy requests' },
  'We will act on it within 10 business days': { duty: 'Withdrawn consent' },
  'We remind you by email 45 days and 7 days before the year ends.': {
    file: 'api/features/membership/renewal/renewal.test.ts',
    test: 'without consent the plan ends on its day, owing nothing; who signed the next year goes on, as it was shown',
  },
  'We refund what you paid within 10 business days.': {
    file: 'api/features/membership/membership-life.test.ts',
    test: 'within three business days, with nothing given, returns all that was paid, the fee too',
  },
  'within three business days after the patient’s approval': {
    file: 'api/features/credit-transaction/approve-transaction.test.ts',
    test: 'the loan stands with its plan, ledger entry, funding',
  },
  'within 72 hours about a breach': { duty: 'A breach of data' },
  'Provider reports a reduction or cancellation': {
    because: 'The practice reports; the refund follows in the portal.',
  },
  'until one party ends it with 30 days’ notice': { because: 'A term of the contract.' },
  'is furnished a copy of the agreement, statement or decree': { because: 'The married resident furnishes it.' },
  'tell account holders by email at least 30 days before': { duty: 'Changed terms' },
  'log in with the code we send you': code,
  'You received this one-time email because someone entered your address.': { because: 'It says why it came.' },
  "If you have another account or card on file, we'll send it there.": {
    file: 'api/features/credit-payout/credit-payout.test.ts',
    test: 'leaves for another account once there is one',
  },
  'is on hold. ${payload.isSeparate': {
    file: 'api/features/funding/funding.test.ts',
    test: 'money of a suspended practice waits in one deposit, the practice is told, and it leaves when the reason ends',
  },
  "we'll send it when the review ends": {
    file: 'api/features/funding/funding.test.ts',
    test: 'money of a suspended practice waits in one deposit, the practice is told, and it leaves when the reason ends',
  },
  "We'll send what was waiting on the next business day": {
    file: 'api/features/funding/funding.test.ts',
    test: 'money of a suspended practice waits in one deposit, the practice is told, and it leaves when the reason ends',
  },
  "to check your account, and we'll send it again.": {
    file: 'api/features/funding/funding.test.ts',
    test: 'a deposit that the bank gives back is owed again, and sent again to the bank that the practice has then',
  },
  "Add another card or account, and we'll send it there automatically.": {
    file: 'api/features/membership/billing/refunds.test.ts',
    test: 'to a card that its bank ended waits for another one: member and practice are told once, and it goes there',
  },
  "From now on, we'll send the practice's email to the new one.": {
    file: 'api/features/practice-settings/practice-settings.test.ts',
    test: 'the address that the practice had hears of another one, once, and the new one does not',
  },
  "We'll review your information and call you about next steps.": { duty: 'Enrollments' },
  'The link works once and expires in an hour.': {
    file: 'api/features/staff/password.test.ts',
    test: 'a forgotten password is set anew by a link of an hour; every session ends, and the owner hears of it',
  },
  'An administrator removed your authenticator app and passkeys': {
    file: 'api/features/staff/reset-factor.test.ts',
    test: 'is taken off by an Admin with a reason: they are logged out, told, and let in by their password',
  },
  'the money for you in the days that follow.': {
    file: 'api/features/funding/funding.test.ts',
    test: 'what a practice earned on a day is one deposit on the next, with a statement that adds up to it',
  },
  "We'll ask you again before this year ends.": {
    file: 'api/features/membership/pause/pause.test.ts',
    test: 'after a pause the next year is agreed to anew, and a cancellation ends what was asked for',
  },
  "Credit we'll send back to you": {
    file: 'api/features/credit-payout/credit-payout.test.ts',
    test: 'what was paid of a refunded purchase goes back in full, once it has arrived, to the account it came from',
  },
  'We notified them, and they can pay it online.': {
    file: 'api/features/credit-payout/owed-back.test.ts',
    test: 'is its borrower, on the transaction and by one mail that says what happened',
  },
  "We'll send it back once all of your payments have cleared.": {
    file: 'api/features/credit-payout/credit-payout.test.ts',
    test: 'what was paid of a refunded purchase goes back in full, once it has arrived, to the account it came from',
  },
  'back to you once all of your payments have cleared. It goes to the account or card you paid with': {
    file: 'api/features/servicing/refund/ended-loan.test.ts',
    test: 'is named by what leaves, of a part and of the whole after it',
  },
  "Now we'll send ${back}, because the returned payment is already with you.": {
    file: 'api/features/servicing/refund/ended-loan.test.ts',
    test: 'a debit that comes back after the loan has ended asks for nothing, and puts right what was to go back',
  },
  'From then on we send your records by mail.': { duty: 'Paper' },
  'we send the record by mail.': { duty: 'Paper' },
  'we send it by mail even though you gave this consent.': { duty: 'Paper' },
  'We ask you separately before we send': { because: 'We send no advertising.' },
  'we send a code to it to confirm that it is yours.': text,
  'We send your name, birth date, address': {
    file: 'api/features/application/partner-lender/partner-lender.test.ts',
    test: 'a denied applicant of a practice with a partner lender; nothing has left before the consent',
  },
  'Documents that we send to the address on file count as received.': { because: 'It says what counts as received.' },
};
