/** How one reason is told: to the regulator, to the patient, as advice, and to staff. */
export type ReasonText = {
  /** Wording of Reg B Form C-1, or as specific as it where the form has no line (CFPB Circular 2022-03). */
  readonly formC1Text: string;
  readonly patientText: string;
  readonly howToImprove: string;
  readonly internalText: string;
  /** True when the reason may only explain a denial, never a smaller line. */
  readonly denialOnly: boolean;
};

/** The built-in reasons (domain model §3.4). None is a bare score or "our policy". */
export const REASONS = {
  INCOMPLETE: {
    formC1Text: 'Credit application incomplete',
    patientText: 'Some of the information we need is still missing.',
    howToImprove: "Add the missing details and we'll review it again right away.",
    internalText: 'A required applicant field is missing.',
    denialOnly: true,
  },
  INCOME_LOW: {
    formC1Text: 'Income insufficient for amount of credit requested',
    patientText: "The income you entered isn't enough for the amount you requested.",
    // Whatever was asked for, the line is what the income bears: a smaller amount changes no answer.
    howToImprove: 'Apply again when your income goes up. All lawful income counts, not just wages.',
    internalText: 'Income below the minimum, or the share-of-income cap applies.',
    denialOnly: false,
  },
  OBLIGATIONS_HIGH: {
    formC1Text: 'Excessive obligations in relation to income',
    patientText: 'Your monthly payments to others are high compared with your income.',
    howToImprove: 'Paying down the loans or cards with the largest monthly payments makes room for a higher limit.',
    internalText: 'Debt-to-income above the limit, or the capacity cap applies.',
    denialOnly: false,
  },
  INCOME_UNVERIFIED: {
    formC1Text: 'Unable to verify income',
    patientText: "We couldn't confirm the income you entered.",
    howToImprove: 'Send a recent pay stub, benefit letter, or bank statement.',
    internalText: 'Income could not be verified.',
    denialOnly: false,
  },
  NO_FILE: {
    formC1Text: 'No credit file',
    patientText: 'The credit bureau has no file matching your information.',
    howToImprove: 'Check that your name, address, and birth date are correct, or start building a credit history.',
    internalText: 'Bureau no-hit.',
    denialOnly: true,
  },
  LIMITED_HISTORY: {
    formC1Text: 'Limited credit experience',
    patientText: 'Your credit history is still short or has few accounts.',
    howToImprove: 'Accounts kept open and paid on time for two years or more help most.',
    internalText: 'Few accounts or a young file.',
    denialOnly: false,
  },
  ACCOUNT_AGE: {
    formC1Text: 'Length of time accounts have been established',
    patientText: 'Your oldest credit account has been open for less than ten years.',
    howToImprove: 'Accounts that stay open and are paid on time help more with every year.',
    internalText: 'Oldest account younger than ten years.',
    denialOnly: false,
  },
  INSTALLMENT_HISTORY: {
    formC1Text: 'Lack of recent installment loan information',
    patientText: 'The credit bureau shows no recent loan that you paid back in installments.',
    howToImprove: 'An installment loan that is paid on time adds to your file.',
    internalText: 'Reported by the bureau. Nothing else in the file explains it.',
    denialOnly: false,
  },
  DELINQUENT_OTHERS: {
    formC1Text: 'Delinquent past or present credit obligations with others',
    patientText: 'Your credit file shows late payments to other lenders.',
    howToImprove: 'Bring past-due accounts up to date and keep every payment on time for a year.',
    internalText: 'Late payments or charge-offs with other creditors.',
    denialOnly: false,
  },
  POOR_WITH_US: {
    formC1Text: 'Poor credit performance with us',
    patientText: 'An earlier plan with us was not paid as agreed.',
    howToImprove: 'Contact us to bring the earlier plan up to date.',
    internalText: 'Internal days past due or a prior charge-off.',
    denialOnly: false,
  },
  PAST_DUE_WITH_US: {
    formC1Text: 'Payment past due on an existing loan with us',
    patientText: 'A payment on your loan with us is past due.',
    howToImprove: 'Pay the past-due amount on your payments page. Then you can apply again.',
    internalText: 'A loan with us is past due today.',
    denialOnly: true,
  },
  CHARGED_OFF_WITH_US: {
    formC1Text: 'Loan with us that was not repaid and was charged off',
    patientText: 'A loan you had with us was not paid back, and we charged it off.',
    howToImprove: 'You can pay what you still owe at any time on your payments page.',
    internalText: 'A loan with us was charged off.',
    denialOnly: true,
  },
  COLLECTION: {
    formC1Text: 'Collection action or judgment',
    patientText: 'Your credit file shows a collection or a judgment that is not medical.',
    howToImprove: 'Settle the collection and ask the bureau to update your file.',
    internalText: 'Non-medical collections.',
    denialOnly: false,
  },
  BANKRUPTCY: {
    formC1Text: 'Bankruptcy',
    patientText: 'Your credit file shows a bankruptcy.',
    howToImprove: "It counts less the longer ago it was filed. We can't approve an application in the first two years.",
    internalText: 'Bankruptcy on public record.',
    denialOnly: false,
  },
  INQUIRIES: {
    formC1Text: 'Number of recent inquiries on credit bureau report',
    patientText: 'You applied for credit many times in the last six months.',
    howToImprove:
      'Wait a few months before you apply for more credit. Checking your offer here never counts as an inquiry.',
    internalText: 'Inquiries in six months.',
    denialOnly: false,
  },
  RESIDENCE_UNVERIFIED: {
    formC1Text: 'Unable to verify residence',
    patientText: "The address you entered doesn't match your credit file.",
    howToImprove: 'Correct the address, or send a recent bill that shows it.',
    internalText: 'Address mismatch.',
    denialOnly: true,
  },
  IDENTITY_UNVERIFIED: {
    formC1Text: 'Unable to verify identity',
    patientText: "We couldn't confirm that this application is from you.",
    // A photo check is offered by its own button, where it is.
    howToImprove: 'Check that your name, birth date, and Social Security number match your documents.',
    internalText: 'KBA failed, identity data mismatch, deceased, or watch-list match.',
    denialOnly: true,
  },
  UTILIZATION_HIGH: {
    formC1Text: 'Proportion of balances to credit limits too high on revolving accounts',
    patientText: 'Your card balances are high compared with your card limits.',
    howToImprove: 'Bringing card balances below about a third of their limits helps quickly.',
    internalText: 'Revolving utilization.',
    denialOnly: false,
  },
  STATE_NOT_SERVED: {
    formC1Text: 'We do not grant credit to residents of your state',
    patientText: "We don't offer financing in your state yet.",
    howToImprove: 'Your practice can tell you about other ways to pay.',
    internalText: 'State not served.',
    denialOnly: true,
  },
  AGE_CAPACITY: {
    formC1Text: 'Below the legal age to enter into a credit contract in your state',
    patientText: "You aren't old enough to sign a credit agreement in your state.",
    howToImprove: 'A parent or guardian can apply in their own name.',
    internalText: 'Age below the state minimum.',
    denialOnly: true,
  },
  DUPLICATE_APPLICATION: {
    formC1Text: 'An account with this Social Security number already exists',
    patientText: 'We already have an account with this Social Security number.',
    howToImprove: "Log in to that account, or contact us if it isn't yours.",
    internalText: 'SSN already used by another borrower.',
    denialOnly: true,
  },
  FRAUD_REVIEW: {
    formC1Text: 'Fraud alert on credit bureau report; identity not confirmed',
    patientText: "Your credit file has a fraud alert, so we need to confirm it's you.",
    howToImprove: 'Call us from the phone number on your alert.',
    internalText: 'Fraud alert on file.',
    denialOnly: true,
  },
  NO_PRODUCT_FOR_AMOUNT: {
    formC1Text: 'We do not grant credit to any applicant on the terms and conditions you have requested',
    patientText: "We don't have a plan for the amount you requested.",
    howToImprove: 'Request an amount within the range your practice offers.',
    internalText: 'No product fits, or the amount exceeds the largest line.',
    denialOnly: false,
  },
  AMOUNT_ABOVE_FILE: {
    formC1Text: 'Amount of credit requested is above the largest limit for the grade of your credit file',
    patientText: 'The amount you requested is more than we lend on a credit file like yours.',
    howToImprove: 'Nothing in your file counts against you. You can request a smaller amount.',
    internalText: 'The grade table set the limit. No fact or score factor explains the grade.',
    denialOnly: false,
  },
  MLA_RATE_CAP: {
    formC1Text: 'No plan available within the Military Lending Act rate limit',
    patientText: 'The law limits the rate for service members, and none of our plans is below that limit for you.',
    howToImprove: 'Your practice can tell you about other ways to pay.',
    internalText: 'Every plan exceeds the MAPR limit for a covered borrower.',
    denialOnly: true,
  },
  BALANCE_OUTSTANDING: {
    formC1Text: 'Balance outstanding on your existing credit line with us',
    patientText: 'Part of your spending limit is already in use.',
    howToImprove: 'What you pay back becomes available again.',
    internalText: 'Existing balance reduces the available line.',
    denialOnly: false,
  },
} as const satisfies Record<string, ReasonText>;

export type ReasonCode = keyof typeof REASONS;
export const MAX_REASONS = 4;

/** True for a built-in reason code. */
export function isReasonCode(code: string): code is ReasonCode {
  return Object.hasOwn(REASONS, code);
}
