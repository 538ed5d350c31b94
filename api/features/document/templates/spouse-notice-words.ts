type Creditor = { name: string; postalAddress: string };

/** What the notice to a borrower's spouse says. Source: Wis. Stat. 766.56(3)(b): a separate writing that describes the nature of the credit. */
export const spouseNoticeWords = {
  title: 'Notice to the spouse of a borrower',
  language: 'In English',
  date: (day: string) => `Date: ${day}`,
  to: (borrower: string) => `To the spouse of ${borrower}.`,
  extended: 'Credit was extended to your spouse',
  loan: ({
    creditor,
    borrower,
    practice,
    day,
  }: {
    creditor: string;
    borrower: string;
    practice: string;
    day: string;
  }) => `${creditor} has extended credit to ${borrower} for treatment at ${practice}. The agreement is dated ${day}.`,
  nature: (amount: string) => `It is a closed-end loan that is paid back in installments. Amount financed: ${amount}.`,
  payments: (lines: string) => `Payments: ${lines}.`,
  firstDue: (day: string) => `The first payment is due on ${day}.`,
  why: 'Why you are receiving this notice',
  law: 'Wisconsin law (section 766.56(3)(b) of the Wisconsin Statutes) requires a creditor to tell a married person in writing that credit was extended to their spouse, before a payment is due. You do not need to do anything.',
  used: 'We used your name and address for this notice only. They played no part in the decision about this credit, and we did not request any report about you.',
  creditor: 'Creditor and contact',
  owed: ({ name, postalAddress }: Creditor) => `Creditor: ${name}, ${postalAddress}.`,
  owedPartner: (lender: string, { name, postalAddress }: Creditor) =>
    `Creditor: ${lender}. Sent on its behalf by ${name}, ${postalAddress}.`,
  ask: (phone: string, email: string) => `Questions: ${phone}, ${email}.`,
  sample: (creditor: string) =>
    `When ${creditor} extends credit to a married resident of Wisconsin, we mail this notice to the spouse, one for each loan. It shows the creditor, the borrower, the practice, the date, the amount financed, and the payments. It says nothing about the treatment. We mail it to the address the borrower gave for the spouse, or to the borrower’s own address if they live together.`,
};
