import * as applicationLink from './account/application-link-calls';
import * as account from './account/calls';
import * as ownCalculator from './account/own-calculator-calls';
import * as accountRequest from './account/transaction-request-calls';
import * as accountRestrictions from './account-restriction/calls';
import * as personStates from './account-restriction/state-calls';
import * as amountOverride from './application/amount-override-calls';
import * as application from './application/calls';
import * as code from './application/code-calls';
import * as decision from './application/decision-calls';
import * as exam from './application/exam-calls';
import * as identityOverride from './application/identity-override-calls';
import * as partnerLender from './application/partner-lender-calls';
import * as partnerPayout from './application/partner-payout-calls';
import * as patientfiPlus from './application/patientfi-plus-calls';
import * as personalInfo from './application/personal-info-calls';
import * as reapply from './application/reapply-calls';
import * as renew from './application/renew-calls';
import * as applicationReview from './application/review-calls';
import * as reviewControl from './application/review-control-calls';
import * as tab from './application/tab-calls';
import * as applicationDetails from './application-details/calls';
import * as applicationList from './application-details/list';
import * as signupList from './application-details/signup-list';
import * as auditLists from './audit-log/list';
import * as boardingDocument from './boarding-document/calls';
import * as borrower from './borrower/calls';
import * as myPractices from './borrower/my-practices-calls';
import * as borrowerAsks from './borrower-file/ask-calls';
import * as borrowerFile from './borrower-file/calls';
import * as fraudAlert from './borrower-file/fraud-alert-calls';
import * as borrowerInfo from './borrower-file/info-calls';
import * as limitRefresh from './borrower-file/limit-refresh-calls';
import * as borrowerList from './borrower-file/list';
import * as manualReapply from './borrower-file/manual-reapply-calls';
import * as ownContact from './borrower-file/own-contact-calls';
import * as businessClock from './business-day/calls';
import * as codeLink from './code-link/calls';
import * as common from './common/calls';
import * as correspondence from './correspondence/calls';
import * as creditDraft from './credit-draft/calls';
import * as whatIfs from './credit-draft/what-if-calls';
import * as tryCalls from './credit-portal/try-calls';
import * as creditTransaction from './credit-transaction/calls';
import * as transactionList from './credit-transaction/list';
import * as loanList from './credit-transaction/loan-list';
import * as partnerTransactionList from './credit-transaction/partner-list';
import * as reviewedDocument from './credit-transaction/reviewed-document-calls';
import * as staffTransaction from './credit-transaction/staff-calls';
import * as transactionTag from './credit-transaction/tag-calls';
import * as dashboard from './dashboard/calls';
import * as document from './document/calls';
import * as myDocuments from './document/my-document-calls';
import * as privacyConsent from './document/privacy-calls';
import type { Endpoint } from './endpoint';
import * as enterprise from './enterprise/calls';
import * as enterpriseLists from './enterprise/list';
import * as feeSchedule from './fee-schedule/calls';
import * as funding from './funding/calls';
import * as deposit from './funding/deposit-calls';
import * as depositList from './funding/deposit-list';
import * as providerTransactionList from './funding/provider-transaction-list';
import * as spouseNoticeCalls from './household/spouse-notice-calls';
import * as borrowerIdentity from './identity/calls';
import * as manualReview from './identity/manual-review-calls';
import * as internalNote from './internal-note/calls';
import * as listView from './list-view/calls';
import type { ListDeclaration } from './lists/declare-list';
import * as activation from './membership/activation-calls';
import * as agreementList from './membership/agreement-list';
import * as appointments from './membership/appointment-calls';
import * as byHand from './membership/by-hand-calls';
import * as planCalculator from './membership/calculator-calls';
import * as cancellation from './membership/cancellation-calls';
import * as planChange from './membership/change-calls';
import * as memberContact from './membership/contact-calls';
import * as memberCredit from './membership/credit-calls';
import * as membershipDashboard from './membership/dashboard-calls';
import * as membershipDetails from './membership/details-calls';
import * as calendarFeed from './membership/feed-calls';
import * as memberHome from './membership/home-calls';
import * as memberLoyalty from './membership/loyalty-calls';
import * as memberList from './membership/member-list';
import * as membershipNote from './membership/note-calls';
import * as memberNotices from './membership/notice-calls';
import * as memberPause from './membership/pause-calls';
import * as memberPaymentList from './membership/payment-list';
import * as plan from './membership/plan-calls';
import * as memberRenewal from './membership/renewal-calls';
import * as manufacturerRewards from './membership/rewards-calls';
import * as membershipSummary from './membership/summary-calls';
import * as memberTransactionList from './membership/transaction-list';
import * as visit from './membership/visit-calls';
import * as membershipInvoice from './membership-invoice/calls';
import * as invoiceList from './membership-invoice/invoice-list';
import * as injectorSettings from './membership-settings/injector-calls';
import * as loyaltySettings from './membership-settings/loyalty-calls';
import * as planSettings from './membership-settings/plan-calls';
import * as themeSettings from './membership-settings/theme-calls';
import * as membershipTreatments from './membership-settings/treatment-calls';
import * as messageCenter from './message-center/calls';
import * as monthEnd from './month-end/calls';
import * as onboarding from './onboarding/calls';
import * as onboardingLists from './onboarding/list';
import * as onboardingProducts from './onboarding/product-calls';
import * as providerInformation from './onboarding/provider-information-calls';
import * as paymentCalculator from './payment-calculator/calls';
import * as autopay from './payment-method/autopay-calls';
import * as paymentMethod from './payment-method/calls';
import * as memberPayment from './payment-method/member-calls';
import * as paymentOptions from './payment-options/calls';
import * as enterpriseBilling from './payment-options/enterprise-calls';
import * as planAgreement from './plan-agreement/calls';
import * as patientfiPlusPromotion from './plus-promotion/calls';
import * as practice from './practice/calls';
import * as practiceLists from './practice/list';
import * as practiceSheet from './practice/sheet-calls';
import * as practiceContact from './practice-contact/calls';
import * as practiceSettings from './practice-settings/calls';
import * as practiceProducts from './practice-settings/product-calls';
import * as providerEnrollment from './provider-enrollment/calls';
import * as riskProfile from './risk-profile/calls';
import * as globalSearch from './search/calls';
import * as activeDuty from './servicing/active-duty-calls';
import * as autopayChange from './servicing/autopay-calls';
import * as callerActs from './servicing/caller-calls';
import * as dueDate from './servicing/due-date-calls';
import * as fraudFlag from './servicing/fraud-flag-calls';
import * as hardshipPlan from './servicing/hardship-plan-calls';
import * as borrowerLoans from './servicing/loan-calls';
import * as pastDueList from './servicing/past-due-list';
import * as loanPayment from './servicing/payment-calls';
import * as paymentList from './servicing/payment-list';
import * as phonePayment from './servicing/phone-payment-calls';
import * as promotion from './servicing/promotion-calls';
import * as refund from './servicing/refund-calls';
import * as reminder from './servicing/reminder-calls';
import * as repaymentList from './servicing/repayment-list';
import * as transactionRequest from './servicing/transaction-request-calls';
import * as waivers from './servicing/waiver-calls';
import * as signup from './signup/calls';
import * as signupStaff from './signup/staff-calls';
import * as adminUser from './staff/calls';
import * as adminSettings from './staff/colleague-calls';
import * as staffLock from './staff/lock-calls';
import * as ownAccount from './staff/own-account-calls';
import * as ownProof from './staff/own-proof-calls';
import * as passkey from './staff/passkey-calls';
import * as password from './staff/password-calls';
import * as treatmentSettings from './treatment/calls';
import * as creditLine from './versioned-tables/credit-line';
import type { VersionedTableCalls, VersionedTableDeclaration } from './versioned-tables/declare-versioned-table';
import { gradeAssignment, gradeAssignmentCalls } from './versioned-tables/grade-assignment';
import * as gradeRiskApr from './versioned-tables/grade-risk-apr';
import { gradeRiskMdf, gradeRiskMdfCalls } from './versioned-tables/grade-risk-mdf';
import { productGroup, productGroupCalls } from './versioned-tables/product-group';
import { countRulesMet, rulesetCalls, saveUnderwritingRuleset, underwritingRuleset } from './versioned-tables/ruleset';
import * as website from './website/calls';

/** Every kind of versioned table with its calls. */
export const allVersionedTables: readonly { declaration: VersionedTableDeclaration; calls: VersionedTableCalls }[] = [
  { declaration: gradeRiskApr.gradeRiskApr, calls: gradeRiskApr.gradeRiskAprCalls },
  { declaration: gradeRiskMdf, calls: gradeRiskMdfCalls },
  { declaration: creditLine.creditLine, calls: creditLine.creditLineCalls },
  { declaration: underwritingRuleset, calls: rulesetCalls },
  { declaration: gradeAssignment, calls: gradeAssignmentCalls },
  { declaration: productGroup, calls: productGroupCalls },
];

const modules: readonly object[] = [
  account,
  adminSettings,
  amountOverride,
  application,
  applicationLink,
  applicationReview,
  reviewControl,
  accountRequest,
  autopay,
  autopayChange,
  manualReview,
  refund,
  boardingDocument,
  borrower,
  borrowerAsks,
  limitRefresh,
  borrowerFile,
  borrowerIdentity,
  businessClock,
  code,
  codeLink,
  common,
  correspondence,
  creditTransaction,
  dashboard,
  decision,
  deposit,
  document,
  enterprise,
  onboarding,
  providerInformation,
  exam,
  myDocuments,
  privacyConsent,
  myPractices,
  fraudAlert,
  fraudFlag,
  funding,
  borrowerInfo,
  ownContact,
  borrowerLoans,
  accountRestrictions,
  personStates,
  globalSearch,
  identityOverride,
  internalNote,
  listView,
  loanPayment,
  injectorSettings,
  loyaltySettings,
  planSettings,
  themeSettings,
  membershipTreatments,
  plan,
  activation,
  byHand,
  cancellation,
  planChange,
  memberCredit,
  visit,
  membershipSummary,
  memberRenewal,
  memberContact,
  membershipDashboard,
  appointments,
  memberPause,
  memberLoyalty,
  memberHome,
  memberNotices,
  manufacturerRewards,
  planCalculator,
  planAgreement,
  messageCenter,
  practice,
  practiceLists,
  practiceSheet,
  manualReapply,
  dueDate,
  hardshipPlan,
  waivers,
  phonePayment,
  callerActs,
  activeDuty,
  ownCalculator,
  partnerLender,
  partnerPayout,
  spouseNoticeCalls,
  ownAccount,
  ownProof,
  passkey,
  password,
  patientfiPlus,
  paymentCalculator,
  paymentMethod,
  memberPayment,
  personalInfo,
  practiceSettings,
  promotion,
  reapply,
  reminder,
  renew,
  reviewedDocument,
  signup,
  signupStaff,
  adminUser,
  applicationDetails,
  tab,
  staffLock,
  staffTransaction,
  transactionRequest,
  transactionTag,
  treatmentSettings,
  website,
  applicationList,
  signupList,
  auditLists,
  transactionList,
  partnerTransactionList,
  pastDueList,
  repaymentList,
  borrowerList,
  loanList,
  paymentList,
  providerTransactionList,
  depositList,
  memberList,
  agreementList,
  calendarFeed,
  memberPaymentList,
  memberTransactionList,
  invoiceList,
  membershipInvoice,
  monthEnd,
  providerEnrollment,
  paymentOptions,
  enterpriseBilling,
  membershipNote,
  membershipDetails,
  enterpriseLists,
  onboardingLists,
  creditDraft,
  whatIfs,
  riskProfile,
  practiceProducts,
  onboardingProducts,
  feeSchedule,
  patientfiPlusPromotion,
  practiceContact,
  creditLine,
  gradeRiskApr,
  { countRulesMet, saveUnderwritingRuleset },
  tryCalls,
  ...allVersionedTables.map(({ calls }) => calls),
];

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}

/** Every call of the product: for mounting, documents and generated tests. */
export const allEndpoints: readonly Endpoint[] = modules.flatMap((module) => Object.values(module).filter(isEndpoint));

/** Every list with its calls; a list without a file has no `csv`. */
export const allLists: readonly { declaration: ListDeclaration; list: Endpoint; csv?: Endpoint }[] = [
  {
    declaration: applicationList.applicationList,
    list: applicationList.listApplications,
    csv: applicationList.exportApplications,
  },
  { declaration: borrowerList.borrowerList, list: borrowerList.listBorrowers },
  { declaration: signupList.signupList, list: signupList.listSignups, csv: signupList.exportSignups },
  {
    declaration: auditLists.auditTrailList,
    list: auditLists.listAuditTrail,
    csv: auditLists.exportAuditTrail,
  },
  {
    declaration: transactionList.transactionList,
    list: transactionList.listTransactions,
    csv: transactionList.exportTransactions,
  },
  {
    declaration: partnerTransactionList.partnerTransactionList,
    list: partnerTransactionList.listPartnerTransactions,
  },
  {
    declaration: repaymentList.repaymentList,
    list: repaymentList.listRepayments,
    csv: repaymentList.exportRepayments,
  },
  {
    declaration: providerTransactionList.providerTransactionList,
    list: providerTransactionList.listProviderTransactions,
    csv: providerTransactionList.exportProviderTransactions,
  },
  {
    declaration: pastDueList.pastDueList,
    list: pastDueList.listPastDueLoans,
    csv: pastDueList.exportPastDueLoans,
  },
  { declaration: loanList.loanList, list: loanList.listLoans, csv: loanList.exportLoans },
  { declaration: paymentList.paymentList, list: paymentList.listPayments, csv: paymentList.exportPayments },
  { declaration: memberList.memberList, list: memberList.listMembers, csv: memberList.exportMembers },
  {
    declaration: agreementList.agreementList,
    list: agreementList.listAgreements,
    csv: agreementList.exportAgreements,
  },
  {
    declaration: memberPaymentList.memberPaymentList,
    list: memberPaymentList.listMemberPayments,
    csv: memberPaymentList.exportMemberPayments,
  },
  {
    declaration: memberTransactionList.memberTransactionList,
    list: memberTransactionList.listMemberTransactions,
    csv: memberTransactionList.exportMemberTransactions,
  },
  { declaration: invoiceList.invoiceList, list: invoiceList.listInvoices, csv: invoiceList.exportInvoices },
  { declaration: depositList.depositList, list: depositList.listDeposits, csv: depositList.exportDeposits },
  { declaration: onboardingLists.onboardingList, list: onboardingLists.listOnboardings },
  { declaration: practiceLists.practiceList, list: practiceLists.listPractices },
  { declaration: enterpriseLists.enterpriseList, list: enterpriseLists.listEnterprises },
  { declaration: auditLists.userLogList, list: auditLists.listUserLogs, csv: auditLists.exportUserLogs },
];
