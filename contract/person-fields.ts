import type { ApplicationAct } from '@domain/application/history-words';
import { type Brand, STAFF_ROLES, type StaffRole } from '@domain/enums';
import { ofEach } from '@domain/personal-fields';
import type { DocumentKey } from './document/entity';

/**
 * Who of the staff sees what of a person: this table is the rule, answers are cut by it on the server, and the texts that
 * patients read promise no more than it holds. `everybody` are all roles that may make the call, `platform` the platform's
 * own people (Admin, the finance partner's among them), `financing` those without the finance partner's and the membership
 * brand's: what financing suspects of a person is not theirs. Each answer with a field that is not everybody's leaves an audit row.
 */
export type Audience = 'everybody' | 'platform' | 'financing';

/** Who reads, from the fewest fields to the most. */
export type Reader = 'practice' | 'partner' | 'financing';
type Staff = { readonly role: StaffRole; readonly brand?: string; readonly financePartner?: boolean };

export function readerOf({ role, brand, financePartner }: Staff): Reader {
  if (!seesProtectedFields(role)) return 'practice';
  return brand === ('financing' satisfies Brand) && !financePartner ? 'financing' : 'partner';
}

/** Whether a field of a person is a reader's to see; one without a rule is nobody's. */
export function readsField(reader: Reader, audience: string | undefined): boolean {
  if (audience === 'financing') return reader === 'financing';
  return audience === 'everybody' || (audience === 'platform' && reader !== 'practice');
}

/** The platform's own roles. All others work for a practice. */
const platformRoles: readonly StaffRole[] = ['Admin'];
export const practiceRoles: readonly StaffRole[] = STAFF_ROLES.filter((role) => !platformRoles.includes(role));

/** True for who sees grades, scores, reasons, income and digits of the social security number. */
export function seesProtectedFields(role: StaffRole): boolean {
  return platformRoles.includes(role);
}

const applicationRow = {
  _id: 'everybody',
  number: 'everybody',
  borrowerId: 'everybody',
  creditProfileId: 'everybody',
  name: 'everybody',
  practicemanagement: 'everybody',
  status: 'everybody',
  // "Identity check failed": why, and not only where it stands.
  statusNote: 'platform',
  flaggedAsFraud: 'financing',
  requestedAmount: 'everybody',
  approvedAmount: 'everybody',
  availableCredit: 'everybody',
  grade: 'platform',
  state: 'everybody',
  /** Last day on which the applicant must hear, while a person may decide. */
  decideBy: 'platform',
  createdAt: 'everybody',
} as const;

const transactionRow = {
  _id: 'everybody',
  number: 'everybody',
  txAmount: 'everybody',
  status: 'everybody',
  borrowerTxStatus: 'everybody',
  practicemanagement: 'everybody',
  treatments: 'everybody',
  firstTreatmentDate: 'everybody',
  createdAt: 'everybody',
} as const;

/** Every field of every named entity that tells of a person, in answers that staff can get. */
export const personFields = {
  ApplicationRow: applicationRow,
  ApplicationDetails: {
    ...applicationRow,
    email: 'everybody',
    phoneNumber: 'everybody',
    isEmailVerified: 'everybody',
    isPhoneVerified: 'everybody',
    birthDate: 'everybody',
    ssnNumber: 'platform',
    address: 'everybody',
    annualIncome: 'platform',
    isMarried: 'everybody',
    mismatches: 'platform',
    fraudAlerts: 'platform',
    identityStep: 'platform',
    adverseAction: 'platform',
    agreementSignedAt: 'everybody',
    limitEndedOn: 'everybody',
    // What the practice is paid for the treatment.
    partnerLoan: 'everybody',
    standing: 'financing',
    review: 'platform',
    documents: 'everybody',
    decisions: 'platform',
    statusHistory: 'everybody',
  },
  ApplicationDocument: {
    documentKey: 'everybody',
    documentId: 'everybody',
    transactionId: 'everybody',
    title: 'everybody',
    signedAt: 'everybody',
    createdAt: 'everybody',
  },
  ApplicationHistoryEntry: { action: 'everybody', userName: 'everybody', at: 'everybody', note: 'platform' },
  CreditTransaction: {
    ...transactionRow,
    approved: 'everybody',
    user: 'everybody',
    creditprofile: 'everybody',
    expiresAt: 'everybody',
    genesis: 'everybody',
    // Rates of the plans of a transaction, never the grade behind them.
    paymentPlans: 'everybody',
    selectedPaymentPlan: 'everybody',
    // How a loan is repaid is no practice's concern.
    payments: 'platform',
    loanDates: 'platform',
    asked: 'platform',
    monthlyPayment: 'everybody',
    rateInForce: 'platform',
    activeDuty: 'platform',
    credit: 'platform',
    chargedOff: 'platform',
    autopayType: 'everybody',
    request: 'everybody',
    isFlagged: 'everybody',
    statusHistory: 'everybody',
    version: 'everybody',
  },
  Membership: {
    _id: 'everybody',
    userId: 'everybody',
    practiceId: 'everybody',
    practiceName: 'everybody',
    practicePhone: 'everybody',
    firstName: 'everybody',
    lastName: 'everybody',
    email: 'everybody',
    phoneNumber: 'everybody',
    status: 'everybody',
    memberStatus: 'everybody',
    standing: 'everybody',
    planIsActive: 'everybody',
    isChangedByMember: 'everybody',
    activePlan: 'everybody',
    requestedPlan: 'everybody',
    savedPlan: 'everybody',
    sentPlan: 'everybody',
    practiceReceives: 'everybody',
    monthlyPayment: 'everybody',
    nextPaymentDate: 'everybody',
    nextPaymentAmount: 'everybody',
    paymentMethod: 'everybody',
    payments: 'everybody',
    bills: 'everybody',
    priviagreements: 'everybody',
    loyaltyPoints: 'everybody',
    loyaltyPointsHistory: 'everybody',
    globalCredits: 'everybody',
    savedSoFar: 'everybody',
    activatedOn: 'everybody',
    renewsOn: 'everybody',
    cancellationDate: 'everybody',
    version: 'everybody',
  },
  MembershipPlan: {
    _id: 'everybody',
    number: 'everybody',
    name: 'everybody',
    status: 'everybody',
    treatments: 'everybody',
    discounts: 'everybody',
    memberDiscounts: 'everybody',
    manufacturerDiscounts: 'everybody',
    totalTreatmentsCost: 'everybody',
    upfrontCost: 'everybody',
    monthlyPayment: 'everybody',
    membershipFee: 'everybody',
    membershipPayment: 'everybody',
    reason: 'everybody',
    sentAt: 'everybody',
    acceptedAt: 'everybody',
    documentId: 'everybody',
  },
  FoundMember: {
    _id: 'everybody',
    membershipId: 'everybody',
    firstName: 'everybody',
    lastName: 'everybody',
    email: 'everybody',
    phoneNumber: 'everybody',
    memberStatus: 'everybody',
  },
  SignupRow: {
    _id: 'everybody',
    number: 'everybody',
    borrowerId: 'everybody',
    name: 'everybody',
    email: 'everybody',
    phoneNumber: 'everybody',
    practicemanagement: 'everybody',
    status: 'everybody',
    membershipStatus: 'everybody',
    savedForLater: 'everybody',
    createdAt: 'everybody',
  },
  SpouseNotice: {
    _id: 'everybody',
    documentId: 'everybody',
    queuedAt: 'everybody',
    postedAt: 'everybody',
    expectedOn: 'everybody',
    refusedAt: 'everybody',
    version: 'everybody',
  },
  StaffTransaction: {
    refunded: 'everybody',
    _id: 'everybody',
    number: 'everybody',
    txAmount: 'everybody',
    status: 'everybody',
    practicemanagement: 'everybody',
    treatments: 'everybody',
    firstTreatmentDate: 'everybody',
    createdAt: 'everybody',
    selectedProduct: 'everybody',
    monthlyPayment: 'everybody',
    fundingStatus: 'everybody',
    owedBack: 'platform',
    // Whether the loan is in force, without an amount or how it is repaid.
    loanStatus: 'everybody',
    canWithdraw: 'everybody',
    canChange: 'everybody',
    request: 'everybody',
    isFlagged: 'everybody',
    spouseNotice: 'everybody',
    statusHistory: 'everybody',
    version: 'everybody',
  },
  TransactionRow: {
    _id: 'everybody',
    number: 'everybody',
    borrowerId: 'everybody',
    applicationId: 'everybody',
    name: 'everybody',
    practicemanagement: 'everybody',
    status: 'everybody',
    isWithdrawn: 'everybody',
    isExpired: 'everybody',
    txAmount: 'everybody',
    refunded: 'everybody',
    selectedProduct: 'everybody',
    monthlyPayment: 'everybody',
    fundingStatus: 'everybody',
    asks: 'everybody',
    treatments: 'everybody',
    tags: 'everybody',
    firstTreatmentDate: 'everybody',
    createdAt: 'everybody',
  },
  BoardingDocument: {
    _id: 'everybody',
    creditTransactionRef: 'everybody',
    number: 'everybody',
    name: 'everybody',
    documentKey: 'everybody',
    title: 'everybody',
    signedAt: 'everybody',
  },
  MissingDocument: {
    creditTransactionRef: 'everybody',
    number: 'everybody',
    name: 'everybody',
    documentKey: 'everybody',
    reason: 'everybody',
  },
  // Only the platform's own people get it: what somebody is suspected of is no practice's concern.
  BorrowerStanding: {
    accountOnHold: 'everybody',
    flaggedAsFraud: 'everybody',
    isDeleted: 'everybody',
    version: 'everybody',
    changes: 'everybody',
  },
  BorrowerRow: {
    _id: 'everybody',
    borrowerId: 'everybody',
    name: 'everybody',
    practicemanagement: 'everybody',
    accountNumber: 'everybody',
    account: 'everybody',
    approvedCreditLine: 'everybody',
    availableCredit: 'everybody',
    state: 'everybody',
    accountOnHold: 'financing',
    flaggedAsFraud: 'financing',
    isDeleted: 'financing',
    createdAt: 'everybody',
  },
  BorrowerAnswer: { user: 'everybody' },
  // What the practice itself asked for (decision 40).
  TreatedPatient: {
    applicationId: 'everybody',
    isPatient: 'everybody',
    firstName: 'everybody',
    lastName: 'everybody',
    phone: 'everybody',
  },
  BorrowerFile: {
    _id: 'everybody',
    name: 'everybody',
    ...ofEach(({ seenBy }): Audience => seenBy),
    email: 'everybody',
    isEmailVerified: 'everybody',
    phoneNumber: 'everybody',
    isPhoneVerified: 'everybody',
    isIdentityVerified: 'everybody',
    ssnNumber: 'platform',
    accountNumber: 'everybody',
    practiceManagementId: 'everybody',
    practices: 'everybody',
    createdAt: 'everybody',
    patientInfo: 'everybody',
    credit_profile: 'everybody',
    // How a loan is repaid is no practice's concern.
    nextPayment: 'platform',
    paysWith: 'platform',
    applications: 'everybody',
    documents: 'everybody',
    standing: 'financing',
    fraudAlerts: 'platform',
    acts: 'platform',
    version: 'everybody',
  },
  // Limit and credit left, as in the list of applications; what else the line says tells of other practices and of the grade.
  BorrowerLine: {
    _id: 'everybody',
    approvedCreditLine: 'everybody',
    availableCredit: 'everybody',
    expiresOn: 'everybody',
    maxCreditLine: 'platform',
    balance: 'platform',
    waiting: 'platform',
    grade: 'platform',
    steps: 'platform',
  },
  BorrowerDocument: {
    documentKey: 'everybody',
    documentId: 'everybody',
    applicationId: 'everybody',
    transactionId: 'everybody',
    title: 'everybody',
    signedAt: 'everybody',
    createdAt: 'everybody',
  },
  RestrictionChange: { kind: 'everybody', reason: 'everybody', userName: 'everybody', at: 'everybody' },
  InternalNote: {
    noteId: 'everybody',
    practiceManagementId: 'everybody',
    borrowerId: 'everybody',
    title: 'everybody',
    note: 'everybody',
    userName: 'everybody',
    createdAt: 'everybody',
  },
  // How a loan is repaid is no practice's concern: only the platform's own people make the call.
  RepaymentRow: {
    _id: 'everybody',
    number: 'everybody',
    transactionId: 'everybody',
    borrowerId: 'everybody',
    applicationId: 'everybody',
    name: 'everybody',
    practicemanagement: 'everybody',
    status: 'everybody',
    kind: 'everybody',
    amount: 'everybody',
    method: 'everybody',
    attempt: 'everybody',
    payOn: 'everybody',
    settledOn: 'everybody',
    returnedOn: 'everybody',
    returnReason: 'everybody',
  },
  ProviderTransactionRow: {
    kind: 'everybody',
    stillKeptBack: 'everybody',
    _id: 'everybody',
    number: 'everybody',
    transactionId: 'everybody',
    borrowerId: 'everybody',
    applicationId: 'everybody',
    name: 'everybody',
    practicemanagement: 'everybody',
    status: 'everybody',
    gross: 'everybody',
    fee: 'everybody',
    net: 'everybody',
    pmtRef: 'everybody',
    depositId: 'everybody',
    reprocessedFailed: 'everybody',
    reprocessedDeferred: 'everybody',
    createdAt: 'everybody',
  },
  // As the repayments: only the platform's own people make the call.
  LoanRow: {
    owedBack: 'everybody',
    owedBackSince: 'everybody',
    _id: 'everybody',
    number: 'everybody',
    borrowerId: 'everybody',
    applicationId: 'everybody',
    name: 'everybody',
    practicemanagement: 'everybody',
    status: 'everybody',
    txAmount: 'everybody',
    selectedProduct: 'everybody',
    monthlyPayment: 'everybody',
    askedPayment: 'everybody',
    acceptedAt: 'everybody',
    paidOffOn: 'everybody',
    createdAt: 'everybody',
  },
  DepositPurchase: {
    transactionId: 'everybody',
    number: 'everybody',
    applicationId: 'everybody',
    name: 'everybody',
    gross: 'everybody',
    fee: 'everybody',
    net: 'everybody',
  },
  DepositRefund: {
    _id: 'everybody',
    transactionId: 'everybody',
    number: 'everybody',
    applicationId: 'everybody',
    name: 'everybody',
    amount: 'everybody',
    owed: 'everybody',
  },
  PatientRequest: {
    kind: 'everybody',
    txAmount: 'everybody',
    reason: 'everybody',
    at: 'everybody',
    answerBy: 'everybody',
  },
  HistoryEntry: { action: 'everybody', userName: 'everybody', at: 'everybody', note: 'everybody', amount: 'everybody' },
  PaymentCalculation: {
    practice: 'everybody',
    amount: 'everybody',
    startDate: 'everybody',
    basis: 'everybody',
    grade: 'platform',
    borrower: 'everybody',
    availableCredit: 'everybody',
    limits: 'everybody',
    fixed: 'everybody',
    promotion: 'everybody',
    example: 'everybody',
  },
  // What a patient has paid, and so what is left to pay, is not the practice's business (decision 40).
  // Only the platform's own people get it: how a loan is repaid is no practice's concern.
  // What a credit file says of somebody is for the platform's people, each of whose looks is recorded.
  FraudAlertComparison: {
    _id: 'everybody',
    number: 'everybody',
    agency: 'platform',
    checkedAt: 'platform',
    alert: 'platform',
    fields: 'platform',
  },
  BorrowerLoan: {
    transactionId: 'everybody',
    amount: 'everybody',
    balance: 'everybody',
    payments: 'everybody',
    next: 'everybody',
    pastDue: 'everybody',
    daysLate: 'everybody',
    promo: 'everybody',
    chargedOff: 'everybody',
    isPaused: 'everybody',
    activeDuty: 'everybody',
    paidToPractice: 'everybody',
  },
  RecordedDuty: {
    from: 'everybody',
    until: 'everybody',
    loans: 'everybody',
    forgiven: 'everybody',
  },
  HardshipPlan: {
    refusal: 'everybody',
    first: 'everybody',
    options: 'everybody',
    given: 'everybody',
    quote: 'everybody',
    version: 'everybody',
  },
  RefundQuote: {
    isWhole: 'everybody',
    amount: 'everybody',
    left: 'everybody',
    least: 'everybody',
    feeReturned: 'everybody',
    fromPractice: 'everybody',
    toPatient: 'platform',
    paysBack: 'platform',
    before: 'platform',
    after: 'platform',
    fees: 'platform',
    version: 'everybody',
  },
  CalculatedBorrower: { _id: 'everybody', name: 'everybody' },
  FoundApplication: {
    _id: 'everybody',
    number: 'everybody',
    name: 'everybody',
    practicemanagement: 'everybody',
    status: 'everybody',
    createdAt: 'everybody',
  },
  FoundTransaction: {
    _id: 'everybody',
    number: 'everybody',
    applicationId: 'everybody',
    name: 'everybody',
    practicemanagement: 'everybody',
    status: 'everybody',
    isWithdrawn: 'everybody',
    isExpired: 'everybody',
    isAskedFor: 'everybody',
    txAmount: 'everybody',
    createdAt: 'everybody',
  },
  FoundBorrower: { _id: 'everybody', name: 'everybody', email: 'everybody', accountNumber: 'everybody' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Audience>>>>;

/** Named entities that look like a person and are none of a practice's patients. */
export const notPatients: readonly string[] = [
  'AdminUser',
  'AuditRow',
  'Colleague',
  'CreditLineAssignmentTable',
  'CreditLineRow',
  'OwnPasskey',
  'OwnSession',
  'PracticeDetails',
  'StaffUser',
  'UserLogRow',
];

/** Who may open a person's copy of a document. A new document is closed to the practices until somebody decides. */
export const personDocuments: Readonly<Record<DocumentKey, Audience>> = {
  'terms-and-conditions': 'everybody',
  'consent-and-authorization': 'everybody',
  'electronic-records-signature': 'everybody',
  'financial-privacy-policy': 'everybody',
  'non-telemarketing-calls-texts': 'everybody',
  'application-notices-and-terms': 'everybody',
  'installment-loan-agreement': 'everybody',
  '503': 'everybody',
  'account-opening-disclosures': 'everybody',
  'mobile-phone-disclosure': 'everybody',
  'membership-agreement': 'everybody',
  // Names the bank and the last four digits.
  'ach-authorization': 'platform',
  'provider-master-agreement': 'everybody',
  // Reasons, score and bureau.
  'adverse-action-notice': 'platform',
  'partner-lender-consent': 'platform',
  'partner-loan-agreement': 'platform',
  'credit-score-disclosure': 'platform',
  'credit-line-agreement': 'everybody',
  // Nothing of the spouse stands in it.
  'spouse-notice': 'everybody',
};

/** What happened to an application, as far as a practice may know: what is not listed here, it does not learn. */
const openHistoryActions = [
  'STARTED',
  'ANSWERS_SAVED',
  'SAVED_FOR_LATER',
  'SUMMARY_SENT',
  'APPROVED',
  'DENIED',
  'REVIEW',
  'INCOMPLETE',
  'AGREEMENT_SIGNED',
  'ACCOUNT_RENEWED',
] as const satisfies readonly ApplicationAct[];

const openDocuments = {
  field: 'documentKey',
  values: Object.entries(personDocuments).flatMap(([key, audience]) => (audience === 'everybody' ? [key] : [])),
};

/** Rows of which a practice gets only those whose field has one of the values. */
export const openRows: Readonly<Record<string, { field: string; values: readonly string[] }>> = {
  ApplicationHistoryEntry: { field: 'action', values: openHistoryActions },
  ApplicationDocument: openDocuments,
  BorrowerDocument: openDocuments,
};

/** Calls with a file of persons that staff can get, and what cuts it. A download that is not listed fails the tests. */
export const personDownloads: Readonly<Record<string, 'personDocuments' | 'personFields' | 'notPatients'>> = {
  printDocument: 'personDocuments',
  downloadBoardingDocuments: 'personDocuments',
  exportApplications: 'personFields',
  downloadApplicationDetails: 'personFields',
  exportAuditTrail: 'notPatients',
  exportUserLogs: 'notPatients',
  exportTransactions: 'personFields',
  exportDeposits: 'notPatients',
  exportDeposit: 'personFields',
  exportRepayments: 'personFields',
  exportProviderTransactions: 'personFields',
  exportLoans: 'personFields',
  exportPayments: 'personFields',
  followPracticeFigures: 'notPatients',
};

/** False for a filter or an order by a field that somebody may not see: who may not see it may not ask by it either. */
export function mayAskBy(reader: Reader, name: string): boolean {
  const tables: readonly Readonly<Record<string, Audience>>[] = Object.values(personFields);
  return tables.every((fields) => !(name in fields) || readsField(reader, fields[name]));
}
