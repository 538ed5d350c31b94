/** The test that finds what a sentence promises, after the act that it speaks of. */
export type Shown = { file: string; test: string };
/** A duty of the people who run the platform: its heading in docs/operations.md, under “What people do”. */
export type Duty = { duty: string };
/** Not ours: what the signer, a practice or another company does, or what only names a paper. */
export type NotOurs = { because: string };
/** What keeps the sentences that promise something, by a part of each that stands nowhere else. */
export type Promises = Readonly<Record<string, Shown | Duty | NotOurs>>;

const copies = (test: string): Shown => ({ file: 'api/features/application/notice/mailed-copies.test.ts', test });
export const code: Shown = {
  file: 'api/vendors/delivery/mail.test.ts',
  test: 'puts the message into the mailbox with its code',
};
export const text: Shown = {
  file: 'api/vendors/delivery/twilio.test.ts',
  test: 'arrives with its code, found by any notation',
};
const call: Shown = {
  file: 'api/vendors/delivery/twilio.test.ts',
  test: 'says the code digit by digit, also to a landline',
};
export const review: Shown = {
  file: 'api/features/application/review/review.test.ts',
  test: 'warns on day 20, sends the notice before day 30, each once',
};
/** Of a loan, to the borrower's spouse. */
export const spouseLetter: Shown = {
  file: 'api/features/household/spouse-notice.test.ts',
  test: 'their spouse’s letter is queued with it and posted before the first payment is due',
};
/** Of spending limits that can be refreshed. */
const limits = (test: string): Shown => ({
  file: 'api/features/borrower-file/limit-refresh/limit-refresh.test.ts',
  test,
});
export const byHandInstallments: Shown = {
  file: 'api/features/membership/by-hand/installments.test.ts',
  test: 'are asked for each on its day, reminded of when late, and paid to the last',
};
export const byHand: Shown = {
  file: 'api/features/membership/by-hand/by-hand.test.ts',
  test: 'pays six months by hand: each is asked for on its day, once, and nothing is taken by itself',
};
const requested: Shown = copies('of a new transaction: the patient is told');
const saved: Shown = copies('of a saved application: the link that goes on');

/**
 * Every sentence of the screens and emails that promises a message, a copy or a time, by a part of it that stands nowhere
 * else, with what keeps it.
 */
export const promises: Promises = {
  'we’ll debit what is due on the next business day': {
    file: 'api/features/membership-invoice/debits.test.ts',
    test: 'waits where no account was given, and is debited on the next business day after one is',
  },
  'Emails, texts, and letters we send appear here': {
    file: 'api/features/correspondence/correspondence.test.ts',
    test: 'what was mailed and texted to a person stands in their file as it left, with addresses masked and no links',
  },
  'open the link we emailed': {
    file: 'api/features/provider-enrollment/enrollment.test.ts',
    test: 'once it is proven, a mailed link goes on in another browser, once, and not after a week',
  },
  'we email them when it is due': byHandInstallments,
  'email you when each payment is due': byHand,
  'and no reminder is sent': {
    file: 'api/features/membership/visit/tell-of-visits.test.ts',
    test: 'a reminder and a booking that have not left when the visit is canceled do not leave',
  },
  'by letter': { because: 'how a member asked the practice' },
  'by email': { because: 'how a member asked the practice' },
  'By letter': { because: 'how a member asked the practice to cancel' },
  'By email': { because: 'how a member asked the practice to cancel' },
  'We asked the applicant to correct the': {
    file: 'api/features/application/decision/settle-denials.test.ts',
    test: 'a denial that nobody corrected gets its notice within thirty days, once',
  },
  'we’ll email the applicant the outcome': {
    file: 'api/features/application/review/bypass-identity.test.ts',
    test: '%s: the rules decide without what %s asked for',
  },
  'to choose a plan and approve or reject the amount.': requested,
  'to choose a plan and approve or reject the request.': {
    file: 'api/features/credit-transaction/modify-transaction.test.ts',
    test: 'another amount is REQUESTED with FUNDS_PENDING; the patient chooses a plan for it anew, and is told both amounts',
  },
  'to choose a plan and approve or reject it.': {
    file: 'api/features/account/account.test.ts',
    test: 'can be approved once the practice has confirmed it, and not before',
  },
  'We’ll email the patient within 30 days of their application.': review,
  'We emailed the patient. ': copies('of the denial: the whole notice'),
  'we’ll email the applicant immediately.': {
    file: 'api/features/application/review/review.test.ts',
    test: 'denies for reasons of the table, and the applicant gets notice and e-mail',
  },
  'who can spend {amount} after signing the agreement.': copies('of the credit score'),
  'a notice of what’s missing.': {
    file: 'api/features/application/review/review.test.ts',
    test: 'asks for what is missing, decides it later, and never twice',
  },
  'the notice with these reasons, in the order': {
    file: 'api/features/application/review/review.test.ts',
    test: 'denies for reasons of the table, and the applicant gets notice and e-mail',
  },
  'lowers their payments. You can’t undo this. We’ll email them in their language.': {
    file: 'api/features/servicing/active-duty/active-duty.test.ts',
    test: 'interest above 6 % is forgiven since the first day, payments are lower, and screens, statement and mail say so',
  },
  'goes back to them. We’ll email them the amount and what they owe then.': {
    file: 'api/features/servicing/waivers/waive-on-loan.test.ts',
    test: 'what was paid of a waived fee goes back, and a Spanish borrower reads it in Spanish',
  },
  'at our expense. We’ll email them the amount and what they owe then.': {
    file: 'api/features/servicing/waivers/waive-on-loan.test.ts',
    test: 'a goodwill credit counts like a payment, at our expense, and no more than $250 in a year',
  },
  'We’ll email them a confirmation today.': {
    file: 'api/features/servicing/payments/phone-payment.test.ts',
    test: 'a payment by phone counts today, and what was read is kept with who and when and confirmed in writing',
  },
  'The practice and the borrower get an email.': {
    file: 'api/features/servicing/requests/act-for-caller.test.ts',
    test: 'a dispute opened for who writes pauses the loan, and practice, borrower and file know how it was said',
  },
  'We send only notices required by law.': {
    file: 'api/features/account-restriction/person-state.test.ts',
    test: 'who wants no contact gets what a law asks for: the letter before a charge-off, and no reminder; autopay goes on',
  },
  'and we email the borrower the amount and the date.': {
    file: 'api/features/account-restriction/person-state.test.ts',
    test: 'a death that was none ends: what fell due gets one new due date, is told with its sum, and is taken on it',
  },
  'We’ll email them which fields changed, without the values.': {
    file: 'api/features/borrower-file/change-info.test.ts',
    test: 'a name is changed in the file and in the lists, and the person is told',
  },
  'We’ll notify their verified email and phone.': {
    file: 'api/features/borrower-file/change-info.test.ts',
    test: 'a new number waits for its code; the old one and the email are told without the values, and the new one, too',
  },
  'and no reminder is sent.': {
    file: 'api/features/membership/visit/tell-of-visits.test.ts',
    test: 'a reminder and a booking that have not left when the visit is canceled do not leave',
  },
  'We’ll email them if their email address is verified.': {
    file: 'api/features/borrower-file/change-info.test.ts',
    test: 'a number that nobody has proven is mended, the person hears of it, and their session goes on',
  },
  'We’ll email them the new limit.': {
    file: 'api/features/borrower-file/change-info.test.ts',
    test: 'is set to $%d within the rules’ most and what is held, and the patient is told',
  },
  'We’ll email them. Their account will show this practice': {
    file: 'api/features/borrower-file/change-info.test.ts',
    test: 'the practice under which a person stands is changed, and they are told',
  },
  'We’ll email them to verify their identity with a photo of their ID.': {
    file: 'api/features/borrower-file/asks.test.ts',
    test: 'an ID check that is asked for again is a check of its own: the earlier verdict is not taken for it',
  },
  'We’ll email them that they can refresh their limit.': {
    file: 'api/features/borrower-file/asks.test.ts',
    test: 'the refresh is offered by email while it is open, and refused before',
  },
  'We’ll email the borrower the outcome or their next step.': {
    file: 'api/features/borrower-file/reapply-manually.test.ts',
    test: 'a step of their own is told by email, because they do not sit before the screen',
  },
  'We’ll email them to log in and review the documents': {
    file: 'api/features/borrower-file/asks.test.ts',
    test: 'is asked for while the transaction waits',
  },
  'This blocks new approvals and pauses autopay.': {
    file: 'api/features/account-restriction/restriction.test.ts',
    test: 'a hold is put on and taken off, the patient hears of both, and nothing new is asked of them meanwhile',
  },
  'This reopens the account and resumes autopay.': {
    file: 'api/features/account-restriction/restriction.test.ts',
    test: 'a hold is put on and taken off, the patient hears of both, and nothing new is asked of them meanwhile',
  },
  'We’ll email them that the account is closed.': {
    file: 'api/features/account-restriction/restriction.test.ts',
    test: 'an archived borrower is told, keeps their papers alone and comes back by an undo; whoever owes is not archived',
  },
  'go back to awaiting their approval, and we’ll email them.': {
    file: 'api/features/identity/review-manually.test.ts',
    test: 'what waited for the identity waits for its patient again, who is told, and the file says who took it and why',
  },
  'We’ll refund what the patient paid and email them.': {
    file: 'api/features/servicing/refund/refund-transaction.test.ts',
    test: 'the patient has it on paper and by mail',
  },
  'We’ll email the patient, and their new payment schedule appears in their documents.': {
    file: 'api/features/servicing/refund/refund-transaction.test.ts',
    test: 'the patient has it on paper and by mail',
  },
  'won’t be able to approve it, and we’ll email them.': {
    file: 'api/features/credit-transaction/staff-transactions.test.ts',
    test: 'is taken back: the credit is free again, the patient is told',
  },
  'We’re reviewing it and will notify you and the patient.': {
    file: 'api/features/servicing/requests/patient-requests.test.ts',
    test: 'waits in review, where it cannot be approved nor revived; support, practice and patient are told',
  },
  'We include your name and email.': {
    file: 'api/features/message-center/message-center.test.ts',
    test: 'the question goes to whoever looks after practices of this side, with who asks and where to answer',
  },
  'We send a deposit on the business day after': {
    file: 'api/features/funding/funding.test.ts',
    test: 'what a practice earned on a day is one deposit on the next, with a statement that adds up to it',
  },
  'We send deposits each business day.': {
    file: 'api/features/funding/funding.test.ts',
    test: 'what a practice earned on a day is one deposit on the next, with a statement that adds up to it',
  },
  'We’ll send it to the practice’s current bank account.': {
    file: 'api/features/funding/funding.test.ts',
    test: 'a deposit that the bank gives back is owed again, and sent again to the bank that the practice has then',
  },
  'We’ll send it today instead of the next business day.': {
    file: 'api/features/funding/funding.test.ts',
    test: 'deposits are made, leave and arrive on days on which banks settle: over a holiday, and when staff send one on a weekend',
  },
  'We’ll send the amount due when you resume deposits.': {
    file: 'api/features/funding/funding.test.ts',
    test: 'what waited leaves by itself on the next day after the reason ended',
  },
  'We’ll send what’s on hold on the next business day.': {
    file: 'api/features/funding/funding.test.ts',
    test: 'what waited leaves by itself on the next day after the reason ended',
  },
  'We’ll send the ${usd(waiting.amount)} on hold.': {
    file: 'api/features/funding/funding.test.ts',
    test: 'before funds are suspended or let go it is said what is with the bank, what waits and what is due',
  },
  'and the practice gets an email with its links.': {
    file: 'api/features/onboarding/memberships-alone.test.ts',
    test: 'a practice that offers memberships alone is asked nothing of loans, and is told where its members sign up',
  },
  'We email everyone who can sign it.': {
    file: 'api/features/fee-schedule/fee-schedule.test.ts',
    test: 'says every fee that the practice pays, is mailed to who can sign, and is signed by them with a copy on paper',
  },
  'We email the practice when its money goes on hold.': {
    file: 'api/features/funding/funding.test.ts',
    test: 'money of a suspended practice waits in one deposit, the practice is told, and it leaves when the reason ends',
  },
  'We send deposits for transactions and memberships to this account.': {
    file: 'api/features/onboarding/onboarding.test.ts',
    test: 'a bank is known by its number, and only the last four digits of an account are read again',
  },
  'If the plan starts today, we send': {
    file: 'api/features/funding/membership-deposits.test.ts',
    test: 'a practice without purchases is paid its plan on the next business day, with a statement that tells of it',
  },
  'We send about ${usd(receives.monthlyNet)} after each payment.': {
    file: 'api/features/membership/plan/calculate-plan.test.ts',
    test: 'MB14: a practice that is paid by the month receives as much in twelve deposits',
  },
  'This emails those in good standing': limits(
    'tells nobody of the same end of a limit twice, whoever told them, nor of another within 30 days',
  ),
  'We’ll email every borrower at {chosen': limits(
    'tells everybody whose limit has ended or ends soon, each once, with a row in their file',
  ),
  'We emailed ${people(run.invited)}.': limits(
    'that was killed goes on behind its last person, and tells nobody twice',
  ),
  'We’ll email {name} these dates.': {
    file: 'api/features/membership/pause/pause.test.ts',
    test: 'a pause that is asked for and confirmed moves what is left by whole months, and nothing is billed meanwhile',
  },
  'We’ll email {name} with your phone number.': {
    file: 'api/features/membership/pause/pause.test.ts',
    test: 'a pause that is declined or taken back changes nothing, and can be asked for again',
  },
  'We sent ${name} a link to review and activate the plan.': {
    file: 'api/features/membership/plan/plan.test.ts',
    test: 'is sent to somebody new, with its figures, the mail with a link, and its history',
  },
  'We notified ${name}. Nothing changes until': {
    file: 'api/features/membership/plan/plan.test.ts',
    test: 'is saved for later without a word to the patient, then sent, updated and withdrawn',
  },
  'can no longer accept it. We sent a message to say so.': {
    file: 'api/features/membership/plan/plan.test.ts',
    test: 'is saved for later without a word to the patient, then sent, updated and withdrawn',
  },
  'won’t be able to accept it, and we’ll send a message to say so.': {
    file: 'api/features/membership/plan/plan.test.ts',
    test: 'is saved for later without a word to the patient, then sent, updated and withdrawn',
  },
  'use it right away. We’ll email the practice.': {
    file: 'api/features/membership-settings/theme/theme.test.ts',
    test: 'is worn by the sign-up once an administrator approved, and the practice has a mail',
  },
  'We send a code to the saved email and phone': {
    file: 'api/features/practice-contact/practice-contact.test.ts',
    test: 'verifies its own address by the code that comes to it, and each contact for itself',
  },
  'We send a code to confirm that messages reach the practice.': {
    file: 'api/features/practice-contact/practice-contact.test.ts',
    test: 'verifies its own address by the code that comes to it, and each contact for itself',
  },
  'We email active practices.': {
    file: 'api/features/plus-promotion/plus-promotion.test.ts',
    test: 'withdraws it, keeps its days, and both are told; what stays as it was is not told again',
  },
  'declined patients can request PatientFi Plus from you. We email you each request.': {
    file: 'api/features/application/decision/second-look.test.ts',
    test: 'before, during and after a promotion each keep what they were offered',
  },
  'we email each person a link to create a password.': {
    file: 'e2e/signup/taken-up.spec.ts',
    test: 'a practice that enrolled itself on a phone is taken up, nothing of it is typed again, and it is opened',
  },
  'When you change it, we log you out everywhere else and email you.': {
    file: 'api/features/staff/password.test.ts',
    test: 'one’s own password is changed: this session goes on, the others end, and the owner hears of it',
  },
  'Then we log you out everywhere else and email you.': {
    file: 'api/features/staff/own-proof.test.ts',
    test: 'each change of a factor is told by mail',
  },
  'We’ll email them a link to create a password.': {
    file: 'api/features/staff/password.test.ts',
    test: 'a new colleague makes a password by the link of the mail, once, and logs in',
  },
  'We log them out everywhere and email them.': {
    file: 'api/features/staff/reset-factor.test.ts',
    test: 'is taken off by an Admin with a reason: they are logged out, told, and let in by their password',
  },
  'We email every administrator.': {
    file: 'api/features/application/review/review-control.test.ts',
    test: 'switched on in the product, one person proposes, everybody else who may confirm it is told, and no road leads round it',
  },
  'We’ll send you a link to set a new password.': {
    file: 'api/features/staff/password.test.ts',
    test: 'a forgotten password is set anew by a link of an hour; every session ends, and the owner hears of it',
  },
  'Your answers are saved on this device. To continue on another one, open the link we emailed to': {
    file: 'api/features/provider-enrollment/enrollment.test.ts',
    test: 'a mailed link that is opened where the enrollment was typed proves the address and loses nothing',
  },
  'We’ll email you a link. It works once and expires in a week. If your email address isn’t verified yet, open it on the device where you started, or you’ll start over.':
    {
      file: 'api/features/provider-enrollment/enrollment.test.ts',
      test: 'once it is proven, a mailed link goes on in another browser, once, and not after a week',
    },
  'we sent a link.': {
    file: 'api/features/provider-enrollment/enrollment.test.ts',
    test: 'whoever lost it asks with the address, and learns nothing of whether there is one',
  },
  'We’ll email you a copy or a link to it.': {
    file: 'api/features/provider-enrollment/enrollment.test.ts',
    test: 'goes to no address that nobody has proven, only the way to it',
  },
  'your copy of the agreement or a link to it.': {
    file: 'api/features/provider-enrollment/enrollment.test.ts',
    test: 'goes to no address that nobody has proven, only the way to it',
  },
  'We’ll call them with questions.': { duty: 'Enrollments' },
  'We’ll review your answers about ${name} and call you about next steps.': { duty: 'Enrollments' },
  'so federal law requires us to know who owns it.': { because: 'It says why we ask.' },
  'We’ll read it twice.': call,
  'We’ll call and read it to you at': call,
  'We’ll call and read you a 6-digit code.': call,
  'we’ll call and read the code to you at': call,
  'We’ll text you a 6-digit code.': text,
  'We’ll send a 6-digit code to it.': code,
  'We’ll send you a 6-digit code': code,
  'We’ll send you a code so you can pick up where you left off.': code,
  'We’ll send you a code there too.': code,
  'we sent a code to': code,
  'we texted a code to': text,
  'We texted it to': text,
  'We sent it to': code,
  'We sent a new code.': code,
  'You opened the link from our email.': {
    file: 'api/features/code-link/open-code-link.test.ts',
    test: 'the link of a begun application leads to it, once',
  },
  'using a code we’ll send to it': {
    file: 'api/features/account/account.test.ts',
    test: 'an application with the number of an earlier account goes on with that account, by the code of its owner',
  },
  'We’ll send a code to that account’s email or phone': {
    file: 'api/features/signup/signup.test.ts',
    test: 'is renewed with the code that goes to its own contact, and begins again at the name',
  },
  'We emailed a link to this page to': {
    file: 'api/features/signup/signup.test.ts',
    test: 'are sent to the applicant’s own address only',
  },
  'A link in your email will bring you back': saved,
  'We sent the link to': saved,
  'Your answers up to this step are saved. We’ll email a link to': saved,
  'where they can read and confirm the policy.': {
    file: 'api/features/membership/contact/mail-privacy-policy.test.ts',
    test: 'a member is mailed the way to the privacy policy, once a day however often it is asked for',
  },
  'Wisconsin law requires us to send your spouse a notice.': spouseLetter,
  'We send a notice of each loan, as Wisconsin law requires.': {
    ...spouseLetter,
    test: 'each further loan has a letter of its own',
  },
  'We emailed you a summary.': copies('of the account: a summary with the limit'),
  'A copy of your agreement with it is in your email.': copies('of the agreement with the partner lender'),
  'a copy is in your email': copies('of the signed agreement'),
  'We emailed you a copy of your agreement.': copies('of the loan agreement, once a transaction is approved'),
  'We’ll email you a copy.': copies('of the membership agreement'),
  'Our full notice, with the reasons and your rights, is in your email.': copies('of the denial: the whole notice'),
  'we’ll email you our full notice, with the reasons and your rights.': {
    file: 'api/features/application/decision/settle-denials.test.ts',
    test: 'gets its notice within thirty days',
  },
  'We’ll send your agreement and our decision here': copies('of the membership agreement'),
  'You can finish later from your email.': copies('an approval that leaves before the signature asks for it'),
  'We’ll email you when it’s ready.': requested,
  'it’ll appear here and we’ll email you': requested,
  'We email you': review,
  'Within 30 days of the day you applied': review,
  'we send nothing until you agree.': {
    file: 'api/features/application/partner-lender/partner-lender.test.ts',
    test: 'a denied applicant of a practice with a partner lender; nothing has left before the consent',
  },
  'Read what we’ll send.': {
    file: 'api/features/application/partner-lender/partner-lender.test.ts',
    test: 'nobody without agreeing to the text that is shown',
  },
  'we’ll email ${practice} to say so.': {
    file: 'api/features/application/decision/finish.test.ts',
    test: 'the practice gets one e-mail',
  },
  'We emailed ${practice}': {
    file: 'api/features/application/decision/finish.test.ts',
    test: 'the practice gets one e-mail',
  },
  'We’ll let ${practice} know. You can undo this later.': {
    file: 'api/features/credit-transaction/told-practice.test.ts',
    test: 'the practice reads what its patient did: a rejection, that it was taken back, and the approval',
  },
  'and we let ${practice} know. Changed your mind?': {
    file: 'api/features/credit-transaction/told-practice.test.ts',
    test: 'the practice reads what its patient did: a rejection, that it was taken back, and the approval',
  },
  'Your practice decides. Until then, your payments continue as agreed. We’ll email you its answer.': {
    file: 'api/features/servicing/requests/patient-requests.test.ts',
    test: 'the practice says no with a reason, which the patient reads; then there is nothing to answer',
  },
  'We’ll send this to your practice. It answers here, and we’ll email you.': {
    file: 'api/features/servicing/requests/patient-requests.test.ts',
    test: 'the practice says no with a reason, which the patient reads; then there is nothing to answer',
  },
  'Sent to your practice. We’ll email you its answer.': {
    file: 'api/features/servicing/requests/patient-requests.test.ts',
    test: 'the practice says no with a reason, which the patient reads; then there is nothing to answer',
  },
  'We’ll let your practice know.': {
    file: 'api/features/servicing/requests/patient-requests.test.ts',
    test: 'waits in review, where it cannot be approved nor revived; support, practice and patient are told',
  },
  'Your practice has 15 business days': {
    file: 'api/features/servicing/requests/patient-requests.test.ts',
    test: 'that nobody answers in fifteen business days is told to support, once',
  },
  'We’ll send them your practice’s link one time.': {
    file: 'api/features/account/account.test.ts',
    test: 'reaches an address or a phone in fixed words, and leads to the practice’s application',
  },
  'By turning on autopay, you agree to this. We’ll email you a copy': {
    file: 'api/features/payment-method/autopay.test.ts',
    test: 'is authorized in writing, for an account and for a card: shown, agreed to by its hash, kept, and mailed',
  },
  'for the payments that you make or set up. We’ll email you a copy.': {
    file: 'api/features/payment-method/manual-bank.test.ts',
    test: 'is kept with its authorization, told by e-mail with the copy, and never sent back',
  },
  'Banks take one to three business days.': {
    file: 'api/features/credit-payout/credit-payout.test.ts',
    test: 'goes back in full, once it has arrived, to the account it came from',
  },
  'We’ll send it automatically once none of your payments are processing.': {
    file: 'api/features/credit-payout/credit-payout.test.ts',
    test: 'goes back in full, once it has arrived, to the account it came from',
  },
  'What you sign and what we send you will appear here.': {
    file: 'api/features/document/delivery/my-documents.test.ts',
    test: 'a person finds every paper of theirs and nobody else’s, and saves it as it was',
  },
  'We’ll email you what you signed.': {
    file: 'api/features/membership/activation/told-by-mail.test.ts',
    test: 'whoever activates gets the signed agreement by e-mail, and hears of the next debit three days before it',
  },
  'We’ll email you 3 days before': {
    file: 'api/features/membership/activation/told-by-mail.test.ts',
    test: 'whoever activates gets the signed agreement by e-mail, and hears of the next debit three days before it',
  },
  'We’ll email you then.': {
    file: 'api/features/membership/renewal/renewal.test.ts',
    test: 'without consent the plan ends on its day, owing nothing; who signed the next year goes on, as it was shown',
  },
  'days before whether you want to renew.': {
    file: 'api/features/membership/renewal/renewal.test.ts',
    test: 'without consent the plan ends on its day, owing nothing; who signed the next year goes on, as it was shown',
  },
  'We’ve let ${practice} know.': {
    file: 'api/features/membership/change/change-and-credits.test.ts',
    test: 'is signed as it was shown: a bill in between, another way to pay and the credits of the months to come',
  },
  'We’ll let ${practice} know. This change is discarded': {
    file: 'api/features/membership/change/change-and-credits.test.ts',
    test: 'that the practice changed since is not signed; one that is kept says what the member would like',
  },
  'You can cash out up to ${most}. We’ll send it to': {
    file: 'api/features/membership/change/change-and-credits.test.ts',
    test: 'below what was paid becomes credit of the member’s own, which can be paid out',
  },
  'We send credit to the payment method for your membership.': {
    file: 'api/features/membership/change/change-and-credits.test.ts',
    test: 'below what was paid becomes credit of the member’s own, which can be paid out',
  },
  'We’ll email you when they answer.': {
    file: 'api/features/membership/pause/pause.test.ts',
    test: 'a pause that is declined or taken back changes nothing, and can be asked for again',
  },
  'We’ll let them know you’d like a call.': {
    file: 'api/features/membership/contact/request-contact.test.ts',
    test: 'a member asks to be called: the practice gets one mail, sees since when, and clears it',
  },
  'We’ll remind you the day before each visit': {
    file: 'api/features/membership/visit/remind-of-visits.test.ts',
    test: 'the day before a visit, by the practice’s clocks, a mail and a text message leave, once',
  },
  'we won’t retry it. We’ll ask you for another one.': {
    file: 'api/features/membership/membership-life.test.ts',
    test: 'is not charged; the member is late and told, and pays with another one, also what is tried again',
  },
};

const PROMISE = new RegExp(
  [
    "\\b(?:we|you|they)(?:[’']ll| will)? (?:get |send |sent |hear )?[^.]{0,30}\\b(?:e-?mail(?:s|ed)?|mailed|texted)\\b(?! (?:address|you used|or ))",
    '\\band e-?mail (?:you|them)\\b',
    '\\bthis emails\\b',
    '\\b(?:send|give) (?:a|your|them)\\b[^.]{0,30}\\bnotice\\b',
    '\\bby letter\\b',
    '\\bin your e-?mail\\b',
    '\\bby e-?mail\\b',
    '\\bto your e-?mail\\b',
    '\\bfrom your e-?mail\\b',
    '\\ba copy (?:is|of)\\b',
    '\\byou keep a copy\\b',
    '\\bcopy by\\b',
    '\\bgets? an e-?mail\\b',
    "\\bwe(?:[’']ll| will) (?:send|text|call|read|write|mail|notify|remind|let|ask you)\\b",
    "\\bwe(?:[’']ve)? (?:sent|texted) (?:(?:it|a|the)\\b|\\$?\\{)",
    "\\bwe(?:[’']ve)? (?:send|mail|let|notify|notified)\\b",
    '\\b(?:will notify|and call you)\\b',
    '\\bgo there\\b',
    '\\bwithin \\d+ (?:\\w+ )?(?:hours?|days?|weeks?)\\b',
    '\\bbusiness days?\\b',
    '\\bat the latest\\b',
    '\\bno later than\\b',
  ].join('|'),
  'i',
);

/** Quoted words of a program file, and the words between its tags. */
function sentencesOf(source: string): string[] {
  const program = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import [^;]*;$/gm, '');
  const quoted = [...program.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`|"([^"\n]*)"/g)].map(
    ([, one, two, three]) => one ?? two ?? three ?? '',
  );
  const between = [...program.matchAll(/>([^<>;]*?[a-z] [a-z][^<>;]*)</g)].map(([, words]) => words ?? '');
  return [...quoted, ...between].map((words) => words.replace(/\s+/g, ' ').trim());
}

/** The sentences of a file that promise a message, a copy or a time. */
export function promisesOf(source: string): string[] {
  return sentencesOf(source).filter((words) => words.includes(' ') && PROMISE.test(words));
}
