/** The test that finds what a sentence promises, after the act that it speaks of. */
export type Shown = { file: string; test: string };

const copies = (test: string): Shown => ({ file: 'api/features/application/notice/mailed-copies.test.ts', test });
export const code: Shown = {
  file: 'api/vendors/delivery/mail.test.ts',
  test: 'puts the message into the mailbox with its code',
};
const text: Shown = {
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
const requested: Shown = copies('of a new transaction: the patient is told');
const saved: Shown = copies('of a saved application: the link that goes on');

/**
 * Every sentence of the screens and e-mails that promises a message, a copy or a time, by a part of it that stands nowhere
 * else, with the test that finds the thing.
 */
export const promises: Readonly<Record<string, Shown>> = {
  'Tell ${people} by email?': limits(
    'tells everybody whose limit has ended or ends soon, each once, with a row in their file',
  ),
  'Tell them by email': limits('is sent by the outbox, and its mail is the one of a single offer'),
  'The practice gets an email once its money begins to wait': {
    file: 'api/features/funding/funding.test.ts',
    test: 'money of a suspended practice waits in one deposit, the practice is told, and it leaves when the reason ends',
  },
  'A refresh here tells them by email': limits(
    'tells nobody of the same end of a limit twice, whoever told them, nor of another within 30 days',
  ),
  'We are telling them by email': limits('is sent by the outbox, and its mail is the one of a single offer'),
  ' told by email.': limits('that was killed goes on behind its last person, and tells nobody twice'),
  'Deposits for purchases and memberships go there. The numbers are sealed': {
    file: 'api/features/onboarding/onboarding.test.ts',
    test: 'a bank is known by its number, and only the last four digits of an account are read again',
  },
  'patients whose application is declined can ask you for PatientFi Plus. You get an email for each.': {
    file: 'api/features/application/decision/second-look.test.ts',
    test: 'before, during and after a promotion each keep what they were offered',
  },
  'An open practice gets an email.': {
    file: 'api/features/plus-promotion/plus-promotion.test.ts',
    test: 'withdraws it, keeps its days, and both are told; what stays as it was is not told again',
  },
  'They get an email with a link to make their password when the practice is activated': {
    file: 'e2e/signup/taken-up.spec.ts',
    test: 'a practice that enrolled itself on a phone is taken up, nothing of it is typed again, and it is opened',
  },
  'We email you a copy, or a link that opens it.': {
    file: 'api/features/provider-enrollment/enrollment.test.ts',
    test: 'goes to no address that nobody has proven, only the way to it',
  },
  'your copy of the agreement, or a link that opens it.': {
    file: 'api/features/provider-enrollment/enrollment.test.ts',
    test: 'goes to no address that nobody has proven, only the way to it',
  },
  'Your answers are kept. We emailed a link to': {
    file: 'api/features/provider-enrollment/enrollment.test.ts',
    test: 'a mailed link goes on in another browser, once, and not after a week',
  },
  'Send it by email': {
    file: 'api/features/signup/signup.test.ts',
    test: 'are sent by staff for practices in their scope',
  },
  'You get an email once it is answered.': {
    file: 'api/features/membership/pause/pause.test.ts',
    test: 'a pause that is declined or taken back changes nothing, and can be asked for again',
  },
  ' gets an email with these dates.': {
    file: 'api/features/membership/pause/pause.test.ts',
    test: 'a pause that is asked for and confirmed moves what is left by whole months, and nothing is billed meanwhile',
  },
  ' gets an email with your phone number.': {
    file: 'api/features/membership/pause/pause.test.ts',
    test: 'a pause that is declined or taken back changes nothing, and can be asked for again',
  },
  'What you signed comes to you by e-mail.': {
    file: 'api/features/membership/renewal/renewal.test.ts',
    test: 'without consent the plan ends on its day, owing nothing; who signed the next year goes on, as it was shown',
  },
  'What you signed comes by e-mail.': {
    file: 'api/features/membership/change/change-and-credits.test.ts',
    test: 'is signed as it was shown: a bill in between, another way to pay and the credits of the months to come',
  },
  'The signed agreement comes by e-mail.': {
    file: 'api/features/membership/activation/told-by-mail.test.ts',
    test: 'whoever activates gets the signed agreement by e-mail, and hears of the next debit three days before it',
  },
  'Every administrator is told by email.': {
    file: 'api/features/application/review/review-control.test.ts',
    test: 'switched on in the product, one person proposes, everybody else who may confirm it is told, and no road leads round it',
  },
  'A deposit leaves on the business day after': {
    file: 'api/features/funding/funding.test.ts',
    test: 'what a practice earned on a day is one deposit on the next, with a statement that adds up to it',
  },
  'They leave each business day.': {
    file: 'api/features/funding/funding.test.ts',
    test: 'what a practice earned on a day is one deposit on the next, with a statement that adds up to it',
  },
  'What waits leaves on the next business day.': {
    file: 'api/features/funding/funding.test.ts',
    test: 'what waited leaves by itself on the next day after the reason ended',
  },
  'Banks take one to three business days.': {
    file: 'api/features/credit-payout/credit-payout.test.ts',
    test: 'goes back in full, once it has arrived, to the account it came from',
  },
  'Then you are logged out everywhere else, and we tell you by email.': {
    file: 'api/features/staff/passkeys.test.ts',
    test: 'from a foreign website, to an older or foreign challenge, or of a known credential is refused',
  },
  'They are logged out everywhere and told by email.': {
    file: 'api/features/staff/reset-factor.test.ts',
    test: 'is taken off by an Admin with a reason: they are logged out, told, and let in by their password',
  },
  'you are logged out everywhere else, and we tell you by email.': {
    file: 'api/features/staff/password.test.ts',
    test: 'a forgotten password is set anew by a link of an hour; every session ends, and the owner hears of it',
  },
  'You opened the link from our email.': {
    file: 'api/features/code-link/open-code-link.test.ts',
    test: 'the link of a begun application leads to it, once',
  },
  'Wisconsin law asks us to send your spouse a notice.': spouseLetter,
  'We send a notice of each loan, as Wisconsin law asks.': {
    ...spouseLetter,
    test: 'each further loan has a letter of its own',
  },
  'We emailed you a summary.': copies('of the account: a summary with the limit'),
  'We’ll text you a 6-digit code.': text,
  'We’ll call and read out a 6-digit code.': call,
  'We’ll read it out': call,
  'We’ll send a 6-digit code to it.': code,
  'We’ll send a code to it': code,
  'We’ll send you a 6-digit code': code,
  'we sent a code to': code,
  'we texted a code to': text,
  'we’ll call and read out a code to': call,
  'We texted it to': text,
  'We sent it to': code,
  'We sent a new code.': code,
  'A copy of your agreement with it is in your email.': copies('of the agreement with the partner lender'),
  'a copy is in your email': copies('of the signed agreement'),
  'We emailed you a copy of your agreement.': copies('of the loan agreement, once a transaction is approved'),
  'You get a copy by email.': copies('of the membership agreement'),
  'is in your email.': copies('of the denial: the whole notice'),
  'They got an email from us.': copies('of the denial: the whole notice'),
  'goes to your email.': {
    file: 'api/features/application/decision/settle-denials.test.ts',
    test: 'gets its notice within thirty days',
  },
  'Your agreement and our decision go there': copies('of the membership agreement'),
  'You can finish later from your email.': copies('an approval that leaves before the signature asks for it'),
  'You get an email when it’s there.': requested,
  'it appears here and we email you': requested,
  'We sent the link of this page to': { file: 'api/features/signup/signup.test.ts', test: 'link' },
  'A link in your email brings you back': saved,
  'We sent the link to': saved,
  'We’ll email a link to': saved,
  'We email you': review,
  'At the latest 30 days after you applied': review,
  '30 days after they applied at the latest': review,
  'gets an email, chooses a plan': requested,
  'gets an email that says so': {
    file: 'api/features/credit-transaction/staff-transactions.test.ts',
    test: 'is taken back: the credit is free again, the patient is told',
  },
  'gets an email, and can spend': copies('of the credit score'),
  'we email ${practice} that you would like it': {
    file: 'api/features/application/decision/finish.test.ts',
    test: 'the practice gets one e-mail',
  },
  'Your practice has 15 business days': {
    file: 'api/features/servicing/requests/patient-requests.test.ts',
    test: 'that nobody answers in fifteen business days is told to support, once',
  },
  'We emailed ${practice}': {
    file: 'api/features/application/decision/finish.test.ts',
    test: 'the practice gets one e-mail',
  },
};

const PROMISE = new RegExp(
  [
    '\\b(?:we|you|they)(?:’ll| will)? (?:get |send |sent |hear )?[^.]{0,30}\\b(?:e-?mail(?:ed)?|mailed|texted)\\b(?! (?:address|you used|or ))',
    '\\b(?:send|give) (?:a|your|them)\\b[^.]{0,30}\\bnotice\\b',
    '\\bby letter\\b',
    '\\bin your e-?mail\\b',
    '\\bby e-?mail\\b',
    '\\bto your e-?mail\\b',
    '\\bfrom your e-?mail\\b',
    '\\ba copy (?:is|of)\\b',
    '\\bcopy by\\b',
    '\\bgets? an e-?mail\\b',
    '\\bwe(?:’ll| will) (?:send|text|call|read|write)\\b',
    '\\bwe (?:sent|texted) (?:it|a|the)\\b',
    '\\bgo there\\b',
    '\\bwithin \\d+ (?:\\w+ )?(?:hours?|days?|weeks?)\\b',
    '\\bbusiness days?\\b',
    '\\bat the latest\\b',
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
