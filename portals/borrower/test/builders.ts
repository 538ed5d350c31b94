import type { getCreditTransaction, listCreditTransactions } from '@contract/credit-transaction/calls';
import type { ResultOf } from '@contract/endpoint';
import type { Borrower } from '../stores/borrower.store';

type Transaction = ResultOf<typeof getCreditTransaction>;
type Plan = Transaction['paymentPlans'][number];

/** $4,200 at 19.99 % over 36 months with a promotion of 12. */
export function aPlan(given: Partial<Plan> = {}): Plan {
  const box = {
    apr: 19.99,
    financeCharge: 1418.26,
    amountFinanced: 4200,
    totalOfPayments: 5618.26,
    schedule: [
      { count: 35, amount: 156.07, dueFrom: '2026-04-16' },
      { count: 1, amount: 155.81, dueFrom: '2029-03-16' },
    ],
    prepayment: 'If you pay off early, you will not have to pay a penalty.',
    latePayment: 'If a payment is more than 10 days late, you may be charged.',
    promotion: null,
    contractReference: 'See your contract documents for any additional information.',
    itemization: [{ label: 'Amount paid to others on your behalf (to your practice)', amount: 4200 }],
    sale: null,
  };
  return {
    product: 'PROMO_12',
    name: '12 of 36',
    enabled: true,
    interestRate: 19.99,
    apr: box.apr,
    fixedTerm: 36,
    promoTerm: 12,
    promoMethod: 'REBATE',
    promoEndDate: '2027-03-16',
    promoMonthlyPayment: 350,
    minimumPayment: 156.07,
    lastPayment: 155.81,
    amountFinanced: box.amountFinanced,
    financeCharge: box.financeCharge,
    totalOfPayments: box.totalOfPayments,
    interestAtStake: 739.45,
    firstPaymentDate: '2026-04-16',
    autopay: null,
    disclosureHash: 'a'.repeat(64),
    box,
    ...given,
  };
}

/** The same money without a promotion. */
export const aFixedPlan = (given: Partial<Plan> = {}): Plan =>
  aPlan({
    product: 'FIXED_36',
    promoTerm: null,
    promoMethod: null,
    promoEndDate: null,
    promoMonthlyPayment: null,
    interestAtStake: null,
    ...given,
  });

/** A pending transaction of $4,200 at version 3. */
export function aTransaction(given: Partial<Transaction> = {}): Transaction {
  return {
    _id: 't1',
    number: 60_001,
    txAmount: 4200,
    status: 'PENDING',
    borrowerTxStatus: 'PENDING',
    approved: false,
    practicemanagement: { _id: 'p1', PracticeName: 'Bright Smile', StateCode: 'TX' },
    user: 'b1',
    creditprofile: 'line1',
    treatments: [],
    firstTreatmentDate: '2026-04-02',
    createdAt: '2026-03-16T15:00:00.000Z',
    expiresAt: null,
    genesis: false,
    paymentPlans: [aPlan()],
    selectedPaymentPlan: null,
    payments: null,
    loanDates: null,
    monthlyPayment: null,
    asked: null,
    chargedOff: null,
    rateInForce: null,
    activeDuty: null,
    credit: null,
    autopayType: null,
    request: null,
    isFlagged: false,
    statusHistory: [],
    version: 3,
    ...given,
  };
}

export const noGroups: ResultOf<typeof listCreditTransactions> = {
  pending: [],
  accepted: [],
  rejected: [],
  refunded: [],
  review: [],
};

export const noCredit = {
  credit_profile: null,
  nextPayment: null,
  loans: [],
  totalRemainingPrincipal: 0,
  hasPartnerLoan: false,
};

export const aBorrower = (given: Partial<Borrower> = {}): Borrower => ({
  id: 'b1',
  email: 'ana@patient.test',
  firstName: 'Ana',
  lastName: 'Reyes',
  birthDate: null,
  phoneNumber: null,
  street: null,
  city: null,
  state: null,
  zipCode: null,
  ssnNumber: null,
  accountNumber: null,
  practiceManagementId: null,
  applicationId: null,
  creditProfileId: null,
  isBankAdded: false,
  isIdentityVerified: true,
  isEmailVerified: true,
  isPhoneVerified: false,
  flaggedAsFraud: false,
  accountOnHold: false,
  deceased: false,
  isDeleted: false,
  userReference: 'P-1042',
  v2Allowed: true,
  privacyConsentUpdate: null,
  credit_profile: null,
  ...given,
});
