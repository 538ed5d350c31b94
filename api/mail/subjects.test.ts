import { describe, expect, test } from 'vitest';
import { allMails } from './all-mails';
import { loanNoticeMail, loanNotices } from './loan-notice-mails';
import type { MailWords } from './mail';

const PRACTICE = 'Zebra Practice';
const TREATMENT = 'Zebra Treatment';
const NAMED = /Zebra/;

const context = {
  brand: { name: 'Brand', supportPhone: '(555) 555-0100', supportEmail: 'help@example.test' },
  publicUrl: 'https://app.example.test',
  isAttached: true,
  attachedCount: 1,
  application: {
    practiceName: PRACTICE,
    approvedLineCents: 500_000,
    isSigned: false,
    accountNumber: '7',
    expiresOn: '2026-09-16',
  },
};

/** Facts under every name that any mail has for a practice, a treatment or a purchase, with others for its words to be whole. */
const facts = {
  to: 'a@b.test',
  firstName: 'Ana',
  amountCents: 12_345,
  beforeCents: 12_000,
  on: '2026-03-16',
  number: 7,
  path: '/v2/x',
  fields: 'email',
  reader: 'patient',
  kind: 'DEBIT_AHEAD',
  state: 'BANKRUPTCY',
  monthlyCents: 12_345,
  firstCents: 23_456,
  paidCents: 700,
  deliveredCents: 90_000,
  owedCents: 20_000,
  backCents: 0,
  installments: 0,
  at: '2026-09-03T10:30',
  phone: '5555550123',
  practicePhone: '5555550123',
  address: `${PRACTICE} Street`,
  practice: PRACTICE,
  practiceName: PRACTICE,
  name: PRACTICE,
  treatment: TREATMENT,
  treatments: TREATMENT,
  purchase: TREATMENT,
  injector: TREATMENT,
  note: TREATMENT,
  lender: 'First Lender',
  account: 'First Bank',
  method: 'First Bank',
  calledOn: '2026-03-16',
  lastFour: '6789',
  notice: 'STATEMENT',
  choice: 'FINISH',
  closedOn: '2026-03-16',
  endsOn: '2026-09-16',
  others: [PRACTICE],
  debits: [
    {
      number: 7,
      purchase: TREATMENT,
      practice: PRACTICE,
      amount: '$123.45',
      isFirstOnly: false,
      method: 'First Bank',
      lastFour: '6789',
    },
  ],
};

/** Words that choose another subject of one mail. */
const VARIANTS = [
  {},
  ...['DEBIT_CHANGED', 'RENEWAL_AHEAD', 'LATE_NOTICE', 'BENEFITS_HELD', 'CANCEL_PROPOSAL', 'NO_METHOD'].map((kind) => ({
    kind,
  })),
  { isChange: true, isRenewed: true, isCancellation: true, isAccepted: true, documentId: 'd', choice: 'END' },
];

/** Every subject of a mail to a person, in both languages. */
const subjects = Object.entries(allMails).flatMap(([kind, { english, spanish }]) =>
  spanish
    ? VARIANTS.flatMap((variant) =>
        [english, spanish].map((words) => {
          const { subject } = (words as MailWords<never>)({ ...facts, ...variant } as never, context as never);
          return { kind, subject };
        }),
      )
    : [],
);

const noticeFacts = {
  ...facts,
  again: '2026-03-20',
  interestCents: 5000,
  feesCents: 900,
  rate: 60_000,
  purchaseCents: 420_000,
  transactionId: 't',
};
const noticeSubjects = Object.keys(loanNotices).flatMap((notice) =>
  (['en', 'es'] as const).map((language) => ({
    kind: notice,
    subject: loanNoticeMail({ ...noticeFacts, notice } as never, context, language).subject,
  })),
);

const named = (all: readonly { kind: string; subject: string }[]) => all.filter(({ subject }) => NAMED.test(subject));

describe('a subject is read on lock screens', () => {
  test('none of a mail to a person names a practice or a treatment', () => {
    expect(new Set(subjects.map(({ kind }) => kind)).size).toBeGreaterThan(40);
    expect(named([...subjects, ...noticeSubjects])).toEqual([]);
  });

  test.each([`Your next membership payment at ${PRACTICE}`, `Su cita de ${TREATMENT}`])('“%s” is found', (subject) =>
    expect(named([{ kind: 'x', subject }])).toHaveLength(1),
  );

  test('every fact that names a practice or a treatment is one of the samples', () => {
    // A body that names the practice by a fact without a sample would say undefined.
    const bodies = Object.values(allMails).flatMap(({ english, spanish }) =>
      spanish ? [(english as MailWords<never>)(facts as never, context as never).opening.join(' ')] : [],
    );
    expect(bodies.filter((body) => NAMED.test(body)).length).toBeGreaterThan(20);
    expect(bodies.filter((body) => /\b(?:at|with|from|by) undefined\b/.test(body))).toEqual([]);
  });

  test.each(Object.keys(loanNotices))('that of the notice %s names the amount, the day or the rate', (notice) => {
    for (const { subject } of noticeSubjects.filter(({ kind }) => kind === notice)) expect(subject).toMatch(/\d/);
  });
});
