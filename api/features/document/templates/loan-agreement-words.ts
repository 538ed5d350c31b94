/** For a loan that pays the seller, letter for letter (16 CFR 433.2(b)). */
export const HOLDER_NOTICE =
  'ANY HOLDER OF THIS CONSUMER CREDIT CONTRACT IS SUBJECT TO ALL CLAIMS AND DEFENSES WHICH THE DEBTOR COULD ASSERT AGAINST THE SELLER OF GOODS OR SERVICES OBTAINED WITH THE PROCEEDS HEREOF. RECOVERY HEREUNDER BY THE DEBTOR SHALL NOT EXCEED AMOUNTS PAID BY THE DEBTOR HEREUNDER.';

type Loan = { amount: string; rate: number; begins: string; practice: string };
type Promotion = { amount: string; ends: string; monthly: string; isLevel: boolean };

/** What the installment loan agreement says. Source: membership §2 Legal document pages, 12 CFR 1026.17–.18. */
export const loanWords = {
  title: 'Installment loan agreement',
  sample:
    'This is the text of the agreement before it is filled in. The agreement of your own transaction shows your federal disclosures: the annual percentage rate, the finance charge, the amount financed, the total of payments, and the payment schedule.',
  parties: 'The parties',
  between: (borrower: string, creditor: string, { number, practice }: { number: number; practice: string }) =>
    `This agreement is between ${borrower} (“you”) and ${creditor} (“we”). It covers transaction ${number} at ${practice} under your spending limit.`,
  sampleBetween: (creditor: string) =>
    `This agreement is between the borrower who approves the transaction (“you”) and ${creditor} (“we”). It covers one transaction at your practice under your spending limit.`,
  promise: 'Promise to pay',
  toPay: ({ amount, rate, begins, practice }: Loan) =>
    `You promise to pay us ${amount} with interest at ${rate}% a year. Your loan begins on ${begins}, the day you approve it. Interest is charged from that day. We send ${practice} the money for you in the days that follow.`,
  sampleToPay:
    'You promise to pay us the amount financed with interest at the yearly rate shown in the federal disclosures. Your loan begins on the day you approve the transaction. Interest is charged from that day. We send your practice the money for you in the days that follow.',
  firstDue: (day: string) =>
    `Your first payment is due on ${day}. Later payments are due on the same day of each month, or on the last day of a shorter month.`,
  sampleFirstDue:
    'Your first payment is due one month later. Later payments are due on the same day of each month, or on the last day of a shorter month.',
  promotion: 'Promotion',
  promotionTerms: ({ amount, ends, monthly, isLevel }: Promotion) =>
    `If your payments add up to ${amount} on or before ${ends}, all interest is canceled. Every payment counts, no matter what it is applied to. Paying ${monthly} a month is enough. ${
      isLevel
        ? 'Otherwise, you owe the interest from the first day, and your monthly payment stays the same.'
        : 'Otherwise, interest from the first day is added to what you owe after that day, and the remaining payments are recalculated. The payment schedule above shows them for minimum payments.'
    }`,
  samplePromotion:
    'If your plan has a promotion and your payments add up to the amount of the transaction on or before its end date, all interest is canceled. Otherwise, you owe the interest from the first day. The payment schedule shows whether your monthly payment stays the same or is recalculated with that interest.',
  autopay: 'Autopay',
  autopayTerms: [
    'You do not have to use autopay. While autopay makes each payment on this loan, your yearly rate is 0.25 percentage points lower, starting with the first payment that has not yet appeared on a statement. Your payments get smaller, and the number of payments does not increase.',
    'If autopay ends, or cannot charge the account or card you chose, the rate you agreed to applies to the months that begin after that, and the remaining payments are recalculated. Your federal disclosures show the loan without autopay.',
  ],
  sampleAutopay: 'For a plan with interest and without a promotion:',
  used: 'How payments are used',
  order:
    'We apply each payment first to interest that is due, then to principal that is due, the oldest payment first, then to late fees, then to the next payment once its statement is out, three weeks before its due date. Anything left lowers your principal. An amount that is enough only for the next payment is applied to it before late fees.',
  early:
    'You may pay all or part of the loan early at any time without a charge. There is no penalty, and interest ends on the day you pay.',
  interest: 'How interest is calculated',
  counted:
    'Interest is calculated on the unpaid principal: for each month, one twelfth of your yearly rate. A payment that arrives a few days before or after its due date does not change it.',
  partEarly:
    'Anything you pay above the billed amount lowers your principal on the day it arrives. From that day, no interest is calculated on that part. Interest for that month is calculated daily on the remaining principal, as it is when you pay off the whole loan.',
  late: 'Late payments',
  lateCounted: (days: number) =>
    `We charge a late fee only once for each payment. We do not charge a late fee if we receive the payment within those ${days} days, even if it was applied to an earlier debt, or solely because an earlier late fee is unpaid. For this rule, money that arrives between two due dates counts toward the payment with the nearer due date.`,
  noReturnFee: 'There is no fee for a returned payment.',
  changes: 'Changes to the treatment',
  changed:
    'If your practice reduces or cancels the treatment, we reduce or refund the loan to the same extent and send you the new schedule before it applies.',
  default: 'Default',
  inDefault:
    'You are in default if a payment is more than 30 days late or if you gave us false information when you applied.',
  afterDefault:
    'After a default, we may ask for the whole balance, but only after sending any notice of the right to cure that the law of your state requires.',
  attorneys:
    'If we refer your loan to an attorney who is not our employee, you agree to pay reasonable attorneys’ fees and court costs where the law allows it.',
  reporting: 'Credit reporting and disputes',
  mayReport:
    'We may report information about your loan to consumer reporting agencies. Late payments, missed payments, or other defaults may be reflected in your credit report.',
  disputes: (writeTo: string) =>
    `Write to ${writeTo} if you think a statement or a report is wrong. We will investigate and answer within 30 days, and we will not report the amount as late in the meantime.`,
  military: 'Members of the armed forces',
  militaryTerms:
    'If you are covered by the Military Lending Act when this loan begins, its cost may not exceed an annual percentage rate of 36 percent, and any term that this law forbids does not apply. If you enter active duty later, tell us. We will lower the rate as the Servicemembers Civil Relief Act requires.',
  general: 'General',
  generalTerms: [
    'The loan is unsecured. You do not give a security interest, an assignment of wages, or a confession of judgment. You do not waive any exemption that the law gives your property.',
    'Federal law applies. Where it does not, the law of the state where you live applies. If a term is not valid, the other terms stay valid. We may transfer this agreement. Your rights stay the same.',
    'Do not sign before you have read the agreement. You are entitled to a copy, which stays in your account.',
  ],
  holderTitle: 'NOTICE',
  holder: [HOLDER_NOTICE],
};
