type Parties = { borrower: string; creditor: string; number: number; practice: string; approvedOn: string };

/** What the spending limit agreement says. Source: borrower §6, domain §2.3, 16 CFR 433, 15 USC 7001(c). */
export const limitWords = {
  title: 'Spending limit agreement',
  sample:
    'This is the text of the agreement before it is filled in. Your own copy shows your name, your practice, your spending limit, and its last day.',
  parties: 'The parties',
  between: ({ borrower, creditor, number, practice, approvedOn }: Parties) =>
    `This agreement is between ${borrower} (“you”) and ${creditor} (“we”, “us”). It is based on application number ${number} at ${practice}, which we approved on ${approvedOn}.`,
  sampleBetween: (creditor: string) =>
    `This agreement is between the approved applicant (“you”) and ${creditor} (“we”, “us”). It is based on an application at a practice.`,
  limit: 'Your spending limit',
  sampleLimit: 'the approved amount',
  sampleExpiry: 'its last day',
  limitTerms: (limit: string, expiry: string) => [
    `Your spending limit is ${limit}. You can use it until ${expiry}. After that day, you cannot approve more transactions with it. Loans you already have are not affected.`,
    'The limit is not a loan. You owe nothing under this agreement until you approve a transaction. You do not have to use any part of the limit.',
    `What you can still use is ${limit} minus the unpaid principal of your loans under it and minus transactions pending your approval. Principal you repay becomes available again until ${expiry}.`,
  ],
  costs: 'What the limit costs',
  noFees:
    'There is no fee for the limit: no application fee, no annual fee, no fee for not using it, and no fee for closing it.',
  eachLoan:
    'The plan that you choose for a transaction shows its annual percentage rate (APR), finance charge, payments, and due dates before you approve it.',
  fixedRate:
    'The rate of a loan does not change during its term, with one exception: autopay lowers the rate of a plan without a promotion by 0.25 percentage points, as the loan agreement says.',
  oneRate: (rate: string) => `The plans offered to you have an APR of ${rate}%.`,
  rates: (lowest: string, highest: string) =>
    `The plans offered to you have APRs from ${lowest}% to ${highest}%, depending on the plan and its term.`,
  transaction: 'How a transaction works',
  anyPractice: 'Your practice',
  transactionTerms: (practice: string) => [
    `Your practice sends us the amount of your treatment. You see it in your account as a pending transaction with the payment plans you can choose from. Nothing happens until you choose a plan and approve the transaction. ${practice} cannot approve for you.`,
    'You may reject a pending transaction. Rejecting costs nothing and does not change your limit.',
    'When you approve, an installment loan begins. We pay your practice, and you repay us under the installment loan agreement of that transaction. You receive that agreement with its federal disclosures before you approve, and you keep a copy.',
    'If you approve more than one transaction, each is a separate loan with its own payments and due dates.',
    'If your practice cancels or reduces your treatment, it tells us and we reduce or refund the loan. Your practice’s own cancellation terms apply between you and your practice.',
  ],
  stop: 'When we may decline or stop',
  stopTerms: (creditor: string) => [
    'We may decline a transaction, lower the limit, or end it if a loan under it is more than 30 days late, if information in your application was not true, if the law requires it, or if we have reason to believe that someone else is using your account. We will tell you in writing and, where the law requires it, why.',
    'You may end this agreement at any time by telling us. Loans you already have continue until they are repaid.',
    `If we learn that you are covered by the Military Lending Act, the protections of that law apply to every loan under this agreement, no matter what another term says. In that case, ${creditor} charges no military annual percentage rate above 36 percent.`,
  ],
  consents: 'Your consents',
  consentTerms: [
    'By signing, you confirm that you received and accepted these documents. They are part of what you sign: the electronic records and signature consent, the consent and authorization to obtain credit information, the application notices and terms, and the financial privacy policy.',
    'You agree that we may send this agreement and the documents of your loans electronically. You may withdraw that consent or ask for paper copies at any time, without charge.',
    'You confirm that you are applying for yourself, that the information you gave is true, and that you use the limit only for personal, family, or household purposes.',
  ],
  privacy: 'Privacy and your health information',
  privacyTerms:
    'Your treatment is between you and your practice. Your practice tells us the amount and the kind of service. We never use medical information to decide about credit.',
  changes: 'Changes, transfer, and law',
  changeTerms: (creditor: string) => [
    'We may change the terms for future transactions if we tell you at least 45 days before. A change never applies to a loan you already have.',
    `We may transfer our rights under this agreement. Your rights against ${creditor} and against your practice stay the same.`,
    'Federal law applies. Where it does not, the law of the state where you live applies. If a term is not valid, the other terms stay valid.',
  ],
  borrower: 'Notice to the borrower',
  beforeSigning:
    'Do not sign this agreement before you have read it. You are entitled to a copy of it. You may repay any loan early, in full or in part, without a penalty.',
};
