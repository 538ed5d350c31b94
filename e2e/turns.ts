import { ofOtherTurns } from '../scripts/run/turn.mjs';

/** Beginnings of titles, by the file of their stories. */
type Stories = Readonly<Record<string, readonly string[]>>;

/**
 * Stories that take turns in `npm test`: a run walks one part of four, a night walks all (decision 0035). Of most of them others
 * go through the code too, each but for less than 1,300 characters. Of the embed's it is those that a practice's page of the same
 * site, or one host page more, asks again; of `life/` those that pass months, which the tests of servicing do as well. A story
 * that is not named here is walked in each run.
 */
export const STORIES_IN_TURN: readonly Stories[] = [
  {
    'admin/applications.spec.ts': ['one practice shows only its applications, after a reload too'],
    'admin/borrower-acts.spec.ts': [
      'what a colleague changed meanwhile is told where it is withdrawn, and who may refund nothing finds no such act',
    ],
    'admin/borrowers.spec.ts': ['a person is found by name and by account number, and every panel of the file opens'],
    'admin/calculator.spec.ts': [
      'a patient’s plan is e-mailed to the patient’s own address at the patient’s own grade',
      'plans range over all grades for anybody, and are those of one grade for a patient',
      'the amount stays over a reload, the patient does not',
    ],
    'admin/enterprises.spec.ts': ['whoever has no enterprise is led to their first screen'],
    'admin/every-place.spec.ts': [
      'every place of the sidebar of privi-admin@demo.test fits a tablet and is accessible there',
    ],
    'admin/identity-override.spec.ts': [
      'an application that waits for a photo check is run without it, and the history says who made sure and how',
    ],
    'admin/lists.spec.ts': [
      'chosen rows are saved as a file of their own, and the data of chosen applications one by one',
    ],
    'admin/notes.spec.ts': [
      'a note about a patient is written, read with who and when, and deleted once it is confirmed',
    ],
    'admin/people.spec.ts': ['a permission taken away in the middle of a session takes the place out of the sidebar'],
    'admin/reports.spec.ts': [
      'the message center: banners until they were seen, and a question that reaches a mailbox',
    ],
    'admin/restriction.spec.ts': [
      'an account is put on hold with a reason and taken off again, and the patient hears of both',
    ],
    'apply/apply.spec.ts': [
      'a ticked box loses its error at once',
      'an address cannot skip the decision, and without a session it asks who is back',
      'answers survive a reload and another device',
    ],
    'apply/back.spec.ts': ['Back of the browser goes one question back at each press and stays at the first'],
    'apply/checks.spec.ts': ['a member’s addresses say what is true and whom to call'],
    'apply/identity.spec.ts': [
      'whoever lives in another state than the practice reads what is looked at, and when it is heard of',
    ],
    'apply/outcomes.spec.ts': [
      'a bureau that does not answer keeps the answers and denies nothing',
      'a frozen file waits and is not a denial',
      'a passed identity check leads to the approval',
    ],
    'apply/undeliverable.spec.ts': ['a code that cannot be delivered is told at the code, with other ways to get it'],
    'embed/host-pages.spec.ts': [
      'the page allow-list is asked for nothing before intent, and has everything back afterwards',
      'the page clickjack is asked for nothing before intent, and has everything back afterwards',
      'the page head-placement is asked for nothing before intent, and has everything back afterwards',
      'the page strict-nonce is asked for nothing before intent, and has everything back afterwards',
      'the page two-widgets is asked for nothing before intent, and has everything back afterwards',
    ],
    'embed/states.spec.ts': ['on a practice’s page, which is the same site'],
    'life/life.spec.ts': [
      'a life: four treatments, a payment missed, one refunded, a promotion kept and another lost, and the last payment',
    ],
    'pages/first-screen.spec.ts': [
      '/v2/bright-smile/apply in a frame preloads what its first screen asks for, and nothing else',
      '/v2/bright-smile/apply preloads what its first screen asks for, and nothing else',
      '/v2/payment-calculator preloads what its first screen asks for, and nothing else',
      '/v2/privi/admin/login preloads what its first screen asks for, and nothing else',
    ],
    'pages/payment-calculator.spec.ts': [
      'a calculator that could not be fetched is fetched again on request',
      'axe finds nothing, and nothing is cut off, in light surroundings',
    ],
    'pages/public-pages.spec.ts': ['a legal page opens under its content policy and passes axe'],
    'signup/outcomes.spec.ts': [
      'approved: registered, with what happens next',
      'denied: the reasons and what helps, in a calm voice',
    ],
    'signup/signup.spec.ts': [
      'by phone: a code by text, and the e-mail address is asked for',
      'the agreement is signed with the ticks and the own name only',
    ],
    'story/close-and-reopen.spec.ts': [
      'a closed dialog on a site which is another site opens at the same question, and Back leaves the page at once',
    ],
  },
  {
    'admin/applications.spec.ts': [
      'a search finds one application by its number',
      'an address that leads nowhere keeps the frame and shows the way back',
      'staff ask a signed patient for an amount, and never for more than is left',
      'the membership brand has a log-in of its own',
    ],
    'admin/boarding.spec.ts': [
      'several transactions get a tag at once, see it in the list and lose it again; without one it says so',
    ],
    'admin/borrowers.spec.ts': ['a loan in force stands on the file with its payments, and how the limit was set'],
    'admin/calculator.spec.ts': [
      'an answer to the first letters leaves those typed since then in the search',
      'plans that cannot be worked out are asked for again',
      'the marked plan is e-mailed, at the credit that was asked for',
      'the plans are printed in a tab of their own, once and by themselves',
    ],
    'admin/dashboard.spec.ts': [
      'an administrator of a practice sees how it stands, live, with exact numbers on demand, and opens the list behind a figure',
    ],
    'admin/every-place.spec.ts': [
      'every place of the sidebar of admin@demo.test fits a tablet and is accessible there',
    ],
    'admin/keyboard.spec.ts': ['a list is narrowed, searched, ordered, chosen from and opened by keyboard alone'],
    'admin/lists.spec.ts': ['staff of a practice see what its users did and no audit trail'],
    'admin/password.spec.ts': [
      'a new colleague makes a password by the mail, changes it, and sets a forgotten one anew',
    ],
    'admin/practice-settings.spec.ts': ["a practice's manager changes its colour, and its staff read"],
    'admin/refund.spec.ts': [
      'a purchase is refunded in part: everything that it changes is shown before it is confirmed',
    ],
    'admin/search.spec.ts': ['with the keyboard alone a place, a person and all results are reached from anywhere'],
    'admin/staff-roads.spec.ts': [
      'a page beyond the last leads back',
      'a request is asked for with Enter, stands in the panel at once, is changed and is withdrawn',
    ],
    'admin/transactions.spec.ts': [
      'a transaction is found by its number, opened where its patient is, and the way back leads to the list as it was',
    ],
    'admin/website.spec.ts': ['anybody can build a snippet on the public page'],
    'apply/apply.spec.ts': ['a changed answer leads back to the review'],
    'apply/checks.spec.ts': ['answers that cannot be are told at their question, before anything is sent'],
    'apply/every-applicant.spec.ts': ['the applicant 0002 ends at “You’re approved, Ana”'],
    'apply/identity.spec.ts': ['whoever fails the identity questions shows a photo ID, and is decided again'],
    'apply/outcomes.spec.ts': ['a denial gives its reasons and what helps'],
    'apply/partner-lender.spec.ts': [
      'the partner lender answers 0004: Genesis Lending can’t offer you a loan',
      'the partner lender answers 0015: Genesis Lending is looking at it',
    ],
    'apply/spanish.spec.ts': ['the switch keeps what was typed, and the choice is remembered'],
    'embed/begun-frame.spec.ts': ['on a practice’s page, which is the same site'],
    'embed/dialog.spec.ts': ['on a practice’s page, which is the same site'],
    'embed/host-pages.spec.ts': [
      'the page blocked-storage is asked for nothing before intent, and has everything back afterwards',
      'the page deferred is asked for nothing before intent, and has everything back afterwards',
      'the page frame-blocked is asked for nothing before intent, and has everything back afterwards',
      'the page phone is asked for nothing before intent, and has everything back afterwards',
      'the page trusted-types is asked for nothing before intent, and has everything back afterwards',
    ],
    'pages/first-screen.spec.ts': [
      '/v2/privi/bright-smile/signup in a frame preloads what its first screen asks for, and nothing else',
    ],
    'pages/payment-calculator.spec.ts': [
      'without a practice the platform’s plans stand as examples, with nobody to apply to',
    ],
    'pages/public-pages.spec.ts': ['on a slow network the empty page shows that it is coming, and no longer than that'],
    'signup/signup.spec.ts': ['an unknown practice leads to the main host'],
    'story/hostile-site.spec.ts': [
      'a listed page, which is another site, that lays something over a part of the open dialog submits nothing, however far the form is scrolled',
      'a page that is not on the list shows no flow at all',
    ],
    'story/signup.spec.ts': [
      'identity: a passed check leads back to the agreement',
      'mismatch: a failed try is told, a correction decides again',
    ],
  },
  {
    'admin/applications.spec.ts': [
      'a guarded page asks for a log-in and opens afterwards with its query',
      'a row opens its menu from the button and from the right press',
      'nothing is said of a credit file that was not read',
      'the dark look stays through a log-out, and the session does not',
      'the list is sorted by a column',
    ],
    'admin/borrower-acts.spec.ts': [
      'what a person gave stands beside what the bureau said of it, and all that names them stands on their audit trail',
    ],
    'admin/borrowers.spec.ts': [
      'those on hold are found by a filter that their practice does not have, and cards say it',
    ],
    'admin/calculator.spec.ts': ['the years over the plans never stand upon each other, however wide the page is'],
    'admin/deposits.spec.ts': ['the deposit of another practice is not there'],
    'admin/desk-day.spec.ts': [
      'a day at the desk: a link is sent, the application comes in, a transaction is asked for and reminded of',
    ],
    'admin/every-place.spec.ts': [
      'every place of the sidebar of manager@bright-smile.test fits a phone and is accessible there',
    ],
    'admin/lists.spec.ts': [
      'an export that fails says so and saves nothing, one that is cancelled saves nothing either',
      'arrow keys walk through the rows and Enter opens one',
    ],
    'admin/month-end.spec.ts': [
      'the month ends: what arrived at the bank is, to the cent, what the transactions of each deposit earned',
    ],
    'admin/notes.spec.ts': ['a practice has no notes tab, and its address shows the application'],
    'admin/own-account.spec.ts': [
      'who logs out in one tab is logged out in the others, and nothing of the one before is shown to who comes next',
    ],
    'admin/partner-payout.spec.ts': [
      'an Admin sees that a practice’s bank gave back what the partner lender paid, and asks for it again',
    ],
    'admin/reports.spec.ts': ['Loans: found, ordered, narrowed; the file has as many rows as the page says'],
    'admin/staff-roads.spec.ts': [
      'no staff screen is longer than what stands on it',
      'somebody of the platform denies an application that waits, with reasons',
      'staff of a practice see that somebody was denied and what to do, and nothing of why',
    ],
    'apply/apply.spec.ts': ['wrong answers are named at the top and at their fields'],
    'apply/every-applicant.spec.ts': [
      'the applicant 0008 ends at “We need a little more from you”',
      'the applicant 0013 ends at “You’re approved, Ana”',
    ],
    'borrower/language.spec.ts': ['a borrower goes on in Spanish without logging in again'],
    'embed/bridge.spec.ts': ['on a practice’s page, which is the same site'],
    'embed/frame-life.spec.ts': ['on a practice’s page, which is the same site'],
    'embed/host-pages.spec.ts': [
      'the page hostile-css is asked for nothing before intent, and has everything back afterwards',
      'the page plain is asked for nothing before intent, and has everything back afterwards',
      'the page queue is asked for nothing before intent, and has everything back afterwards',
      'the page turbo is asked for nothing before intent, and has everything back afterwards',
      'the page turbo-next is asked for nothing before intent, and has everything back afterwards',
    ],
    'life/life.spec.ts': ['a month after a denial she applies again from her home, and is told from when on once more'],
    'pages/first-screen.spec.ts': ['/v2/contact-us preloads what its first screen asks for, and nothing else'],
    'pages/first-words.spec.ts': ['they are the largest paint: the program draws nothing that is larger'],
    'pages/payment-calculator.spec.ts': [
      'the application takes the amount over, and no address shows it',
      'the print shows the plans with their example and no buttons',
    ],
    'signup/signup.spec.ts': [
      'a wrong code costs a try and keeps the digits',
      'answers are kept across a reload, and nothing typed is kept in the browser',
    ],
    'story/close-and-reopen.spec.ts': [
      'a closed dialog on a site which is the same site opens at the same question, and Back leaves the page at once',
    ],
    'story/hostile-site.spec.ts': [
      'a listed page, which is the same site, that lays something over a part of the open dialog submits nothing, however far the form is scrolled',
    ],
    'story/nonsense-from-the-page.spec.ts': ['a page that answers the frame with nonsense disturbs nothing in it'],
    'story/signup.spec.ts': [
      'a finish that fails returns to the agreement with everything typed',
      'save and resume: by the link on another device, and where it was begun',
    ],
    'story/what-the-page-learns.spec.ts': [
      'the practice’s page, which is another site, learns nothing of the decision from a flow in a dialog',
    ],
  },
  {
    'admin/application-print.spec.ts': [
      'the details of an application are printed in a tab of their own and saved as a PDF',
    ],
    'admin/applications.spec.ts': [
      'a card on a phone shows name, status, amount and day, where a row of the table shows all',
      'a redirect to another site is not followed',
      'a wrong password says so, keeps the address and opens nothing',
      'an application shows its answers, its decision rule by rule, documents and history',
      'the list is filtered, searched, sorted and paged, and the back button goes back through it',
    ],
    'admin/borrowers.spec.ts': [
      'staff of a practice find their patient, and read nothing of how they repay or who they are to us',
    ],
    'admin/calculator.spec.ts': [
      'the dark look reaches the calculator',
      'with several practices one is chosen, and the patient goes with it',
    ],
    'admin/documents.spec.ts': ['staff of a practice read what a patient signed and save it under a name that speaks'],
    'admin/lists.spec.ts': [
      'a list is saved as a file with the rows and under the name that it has',
      'on a tablet a table moves beneath its first column, and the acts of its rows stay in reach',
    ],
    'admin/own-trail.spec.ts': [
      'an Admin adds somebody, takes and gives a permission, decides a review, and finds each of it in the trail, which tells a forgery',
    ],
    'admin/print.spec.ts': [
      'the list and one transaction are printed as the screen shows them, each in a window of its own',
    ],
    'admin/staff-roads.spec.ts': [
      'a changed form asks before it is closed, however often Escape is pressed, and a clean one never',
      'the sidebar counts what waits anew once it is decided, and keeps the person at its foot in sight',
    ],
    'admin/transactions.spec.ts': [
      'a patient is reminded from the row, once a day by each way, and a refusal says what else can be tried',
      'staff of a practice see its transactions, narrowed by amount and by what they were paid',
    ],
    'admin/website.spec.ts': ['a website is added, refused where it is none, removed after a question, and put back'],
    'apply/back.spec.ts': ['in the identity questions too, after a reload as before it'],
    'apply/every-applicant.spec.ts': ['the applicant 0015 ends at “We can’t offer you a spending limit today”'],
    'apply/keyboard.spec.ts': ['a patient applies and signs by the keyboard alone'],
    'apply/outcomes.spec.ts': ['a corrected address leads to the approval'],
    'embed/host-pages.spec.ts': [
      'the page delayed-script is asked for nothing before intent, and has everything back afterwards',
      'the page rtl is asked for nothing before intent, and has everything back afterwards',
      'the page spa is asked for nothing before intent, and has everything back afterwards',
      'the page strict-dynamic is asked for nothing before intent, and has everything back afterwards',
      'the page transformed is asked for nothing before intent, and has everything back afterwards',
    ],
    'embed/phone.spec.ts': ['on a practice’s page, which is the same site'],
    'embed/unlisted-site.spec.ts': ['on a practice’s page, which is the same site'],
    'life/identity-waits.spec.ts': [
      'a transaction that waits for the identity check can be answered once it is passed',
    ],
    'life/owed-back.spec.ts': [
      'money that was sent and is owed back stands on the home and among the loans, and is paid there',
    ],
    'pages/first-screen.spec.ts': [
      '/v2/borrower/login preloads what its first screen asks for, and nothing else',
      '/v2/privi/bright-smile/signup preloads what its first screen asks for, and nothing else',
    ],
    'pages/first-words.spec.ts': ['they stand where the question is drawn, and go when it is'],
    'pages/payment-calculator.spec.ts': [
      'an amount typed or slid gives the plans of the practice',
      'an unknown practice is said to be unknown, and the examples are one step away',
      'axe finds nothing, and nothing is cut off, in dark surroundings',
    ],
    'pages/public-pages.spec.ts': [
      'the page of the calls finds one, without empty headings, and says when there is none',
      "the practice's site shows the button of the snippet",
      'what cannot be shown says so on a page 400 px wide, with the way home and the help',
    ],
    'signup/outcomes.spec.ts': ['review: a frozen file waits and is not a denial'],
    'signup/signup.spec.ts': ['the sign-up wears the colour and the name of its practice'],
    'story/unlisted-site.spec.ts': ['on a website that the practice has not listed the button leads out at once'],
    'story/what-the-page-learns.spec.ts': [
      'the practice’s page, which is another site, learns nothing of the decision from a flow in the page',
    ],
  },
];

/** Stories whose second width takes turns: the first is walked in each run. */
export const SECOND_WIDTHS_IN_TURN: readonly Stories[] = [
  {
    'admin/borrower-acts.spec.ts': [
      'a request is reminded, changed and withdrawn, and a purchase refunded, from the file of its borrower, which reads all of it again',
    ],
  },
  {
    'admin/deposits.spec.ts': [
      'a practice reads what a deposit pays for, and list, lines, sums and file agree to the cent',
    ],
    'borrower/approve-transaction.spec.ts': [
      'a borrower rejects, takes it back, chooses a promotion, approves and reads the agreement',
    ],
    'borrower/my-documents.spec.ts': ['a borrower finds the agreement that was signed, and saves it'],
  },
  {
    'admin/enterprises.spec.ts': ['an address without an enterprise says so'],
    'admin/lists.spec.ts': [
      'the audit trail is narrowed from a row, by its action and its actor, and searched by an object',
    ],
    'borrower/home.spec.ts': [
      'the home says what is next, one tap keeps the promotion free, and the tabs lead to payments and true help',
    ],
  },
  {
    'apply/apply.spec.ts': ['a patient applies, is approved, signs and gets the summary'],
    'story/signup.spec.ts': ['a begun sign-up in a frame asks before the dialog closes, and goes on when told to'],
  },
];

const patternsOf = (part: Stories): RegExp[] =>
  Object.entries(part).map(
    ([file, titles]) => new RegExp(`${literally(file)} .*(?:${titles.map(literally).join('|')})`),
  );

const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * Finds the stories that another run walks, in the words by which Playwright greps: project, file, title and tags.
 *
 * @param parts one for each turn
 */
export const storiesOfOtherTurns = (parts: readonly Stories[]): RegExp[] =>
  ofOtherTurns(parts.map((part) => patternsOf(part)));

const inAnyTurn = [...STORIES_IN_TURN, ...SECOND_WIDTHS_IN_TURN].flatMap(patternsOf);

/** Whether a story, said as above, is walked in one run of four, at one of its widths at least. */
export const takesTurns = (story: string): boolean => inAnyTurn.some((pattern) => pattern.test(story));
