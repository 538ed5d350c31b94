import { code, review, type Shown, spouseLetter } from './promises';

/** A duty of the people who run the platform: its heading in docs/operations.md, under “What people do”. */
type Duty = { duty: string };
/** Not ours: what the signer, a practice or another company does, or what only names a paper. */
type NotOurs = { because: string };

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
export const legalPromises: Readonly<Record<string, Shown | Duty | NotOurs>> = {
  'or ends within 30 days. You can ask us to refresh it': {
    file: 'api/features/borrower-file/limit-refresh/limit-refresh.test.ts',
    test: 'tells everybody whose limit has ended or ends soon, each once, with a row in their file',
  },
  'signs this agreement electronically, and a copy is kept': {
    file: 'api/features/provider-enrollment/enrollment.test.ts',
    test: 'is kept with its evidence, printed with the signature, and mailed to an address that was proven',
  },
  'the invoice is debited from it on the next business day.': {
    file: 'api/features/membership-invoice/debits.test.ts',
    test: 'whose money came back is tried again as often as is allowed, then waits for another account, and the practice hears',
  },
  'it works once, for an hour after it was sent': {
    file: 'api/features/staff/password.test.ts',
    test: 'a forgotten password is set anew by a link of an hour; every session ends, and the owner hears of it',
  },
  'You are paid for the year on the next business day.': {
    file: 'api/features/membership/membership-life.test.ts',
    test: 'is billed by the month from its anchor, with the fee, and the practice is paid in advance',
  },
  'The patient was reminded by email today already.': {
    file: 'api/features/servicing/delinquency/send-reminder.test.ts',
    test: 'once a day by each way, and again on the next',
  },
  'A text message carries no note. Send it by email': { because: 'It tells staff what they can do.' },
  'whose statement has not gone out, and we tell you by email.': {
    file: 'api/features/servicing/hardship/hardship-plan.test.ts',
    test: 'a lower payment that is missed ends the plan after the grace days, and the person is told',
  },
  'Too many texts and calls were asked for, so they are paused for a while.': {
    file: 'api/security/paid-sends.test.ts',
    test: 'a practice, a minute and a day have their ceilings, calls count as texts do, and each is told once',
  },
  'It goes on once a month, until the loan is paid': {
    file: 'api/features/servicing/servicing.test.ts',
    test: 'autopay takes each installment on its day, once, announces it before, and keeps a receipt',
  },
  'up to three business days before a payment. You can also stop a payment at your bank.': { duty: 'Debits' },
  'Banks take one to three business days.': {
    because: 'The banks’ time; the processor settles on the second weekday.',
  },
  'Add one, and it leaves on the next business day.': {
    file: 'api/features/credit-payout/credit-payout.test.ts',
    test: 'leaves for another account once there is one',
  },
  'receives this notice within 30 days of the completed application': notice,
  'We are required to give your spouse written notice that credit has been extended to you, before a payment is due.':
    spouseLetter,
  'their spouse gets this notice by letter, one of its own for each loan': spouseLetter,
  'We tell you our decision within 30 days': review,
  'the right to a free copy of the report within 60 days': { because: 'The reporting agency gives the copy.' },
  'How can you obtain a copy of your credit report?': { because: 'The reporting agency gives the copy.' },
  'You are entitled to a copy of it.': {
    file: 'api/features/application/notice/mailed-copies.test.ts',
    test: 'of the signed agreement',
  },
  'A copy is kept in the signer’s account.': ownCopy,
  'Documents that you sign can be downloaded': ownCopy,
  'You log in with a code that we send': code,
  'After STOP you can still ask for security codes by e-mail.': code,
  'its link lets you in for 24 hours': link,
  'The link works once within 24 hours': link,
  'We look into it and answer within 30 days': { duty: 'Disputes' },
  'we investigate within 30 days': { duty: 'Disputes' },
  'we tell you at least 10 days before': { duty: 'Debits' },
  'up to two times within 180 days': { duty: 'Debits' },
  'tell us as soon as you can': { because: 'The signer tells us.' },
  'three business days before the next debit': { duty: 'Debits' },
  'we mail it within 7 days': { duty: 'Paper' },
  'for example to a copy of what is kept of you or to have some of it erased': { duty: 'Privacy requests' },
  'We carry it out within 10 business days': { duty: 'Withdrawn consent' },
  'We remind you by e-mail 45 days and 7 days before the year ends.': {
    file: 'api/features/membership/renewal/renewal.test.ts',
    test: 'without consent the plan ends on its day, owing nothing; who signed the next year goes on, as it was shown',
  },
  'We return what you paid within 10 business days.': {
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
  'tell account holders by e-mail at least 30 days before': { duty: 'Changed terms' },
};
