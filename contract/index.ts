import * as account from './calls/account';
import * as activeDuty from './calls/active-duty';
import * as adminSettings from './calls/admin-settings';
import * as adminUser from './calls/admin-user';
import * as amountOverride from './calls/amount-override';
import * as application from './calls/application';
import * as applicationDetails from './calls/application-details';
import * as applicationLink from './calls/application-link';
import * as applicationReview from './calls/application-review';
import * as autopay from './calls/autopay';
import * as boardingDocument from './calls/boarding-document';
import * as borrower from './calls/borrower';
import * as borrowerAsks from './calls/borrower-asks';
import * as borrowerFile from './calls/borrower-file';
import * as borrowerIdentity from './calls/borrower-identity';
import * as borrowerInfo from './calls/borrower-info';
import * as borrowerLoans from './calls/borrower-loans';
import * as borrowerStanding from './calls/borrower-standing';
import * as businessClock from './calls/business-clock';
import * as code from './calls/code';
import * as codeLink from './calls/code-link';
import * as common from './calls/common';
import * as creditTransaction from './calls/credit-transaction';
import * as dashboard from './calls/dashboard';
import * as decision from './calls/decision';
import * as deposit from './calls/deposit';
import * as document from './calls/document';
import * as dueDate from './calls/due-date';
import * as enterprise from './calls/enterprise';
import * as exam from './calls/exam';
import * as fraudAlert from './calls/fraud-alert';
import * as fraudFlag from './calls/fraud-flag';
import * as funding from './calls/funding';
import * as globalSearch from './calls/global-search';
import * as hardshipPlan from './calls/hardship-plan';
import * as identityOverride from './calls/identity-override';
import * as internalNote from './calls/internal-note';
import * as listView from './calls/list-view';
import * as loanPayment from './calls/loan-payment';
import * as manualReapply from './calls/manual-reapply';
import * as messageCenter from './calls/message-center';
import * as myDocuments from './calls/my-documents';
import * as myPractices from './calls/my-practices';
import * as ownAccount from './calls/own-account';
import * as ownCalculator from './calls/own-calculator';
import * as ownProof from './calls/own-proof';
import * as partnerLender from './calls/partner-lender';
import * as partnerPayout from './calls/partner-payout';
import * as passkey from './calls/passkey';
import * as password from './calls/password';
import * as patientfiPlus from './calls/patientfi-plus';
import * as paymentCalculator from './calls/payment-calculator';
import * as paymentMethod from './calls/payment-method';
import * as personalInfo from './calls/personal-info';
import * as practice from './calls/practice';
import * as practiceSettings from './calls/practice-settings';
import * as promotion from './calls/promotion';
import * as reapply from './calls/reapply';
import * as reminder from './calls/reminder';
import * as renew from './calls/renew';
import * as reviewControl from './calls/review-control';
import * as reviewedDocument from './calls/reviewed-document';
import * as signup from './calls/signup';
import * as spouseNoticeCalls from './calls/spouse-notice';
import * as staffLock from './calls/staff-lock';
import * as staffTransaction from './calls/staff-transaction';
import * as tab from './calls/tab';
import * as transactionRequest from './calls/transaction-request';
import * as transactionTag from './calls/transaction-tag';
import * as treatmentSettings from './calls/treatment-settings';
import * as website from './calls/website';
import type { Endpoint } from './endpoint';
import * as applicationList from './lists/application';
import * as auditLists from './lists/audit';
import * as borrowerList from './lists/borrower';
import type { ListDeclaration } from './lists/declare-list';
import * as depositList from './lists/deposit';
import * as enterpriseLists from './lists/enterprise';
import * as loanList from './lists/loan';
import * as partnerTransactionList from './lists/partner-transaction';
import * as paymentList from './lists/payment';
import * as providerTransactionList from './lists/provider-transaction';
import * as repaymentList from './lists/repayment';
import * as signupList from './lists/signup';
import * as transactionList from './lists/transaction';
import * as creditLine from './versioned-tables/credit-line';
import type { VersionedTableCalls, VersionedTableDeclaration } from './versioned-tables/declare-versioned-table';
import * as gradeRiskApr from './versioned-tables/grade-risk-apr';
import { gradeRiskMdf, gradeRiskMdfCalls } from './versioned-tables/grade-risk-mdf';

/** Every kind of versioned table with its calls. */
export const allVersionedTables: readonly { declaration: VersionedTableDeclaration; calls: VersionedTableCalls }[] = [
  { declaration: gradeRiskApr.gradeRiskApr, calls: gradeRiskApr.gradeRiskAprCalls },
  { declaration: gradeRiskMdf, calls: gradeRiskMdfCalls },
  { declaration: creditLine.creditLine, calls: creditLine.creditLineCalls },
];

const modules: readonly object[] = [
  account,
  adminSettings,
  amountOverride,
  application,
  applicationLink,
  applicationReview,
  reviewControl,
  autopay,
  boardingDocument,
  borrower,
  borrowerAsks,
  borrowerFile,
  borrowerIdentity,
  businessClock,
  code,
  codeLink,
  common,
  creditTransaction,
  dashboard,
  decision,
  deposit,
  document,
  enterprise,
  exam,
  myDocuments,
  myPractices,
  fraudAlert,
  fraudFlag,
  funding,
  borrowerInfo,
  borrowerLoans,
  borrowerStanding,
  globalSearch,
  identityOverride,
  internalNote,
  listView,
  loanPayment,
  messageCenter,
  practice,
  manualReapply,
  dueDate,
  hardshipPlan,
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
  personalInfo,
  practiceSettings,
  promotion,
  reapply,
  reminder,
  renew,
  reviewedDocument,
  signup,
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
  repaymentList,
  borrowerList,
  loanList,
  paymentList,
  providerTransactionList,
  depositList,
  enterpriseLists,
  creditLine,
  gradeRiskApr,
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
  { declaration: signupList.signupList, list: signupList.listSignups },
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
  { declaration: loanList.loanList, list: loanList.listLoans, csv: loanList.exportLoans },
  { declaration: paymentList.paymentList, list: paymentList.listPayments, csv: paymentList.exportPayments },
  { declaration: depositList.depositList, list: depositList.listDeposits, csv: depositList.exportDeposits },
  { declaration: enterpriseLists.enterpriseList, list: enterpriseLists.listEnterprises },
  { declaration: auditLists.userLogList, list: auditLists.listUserLogs, csv: auditLists.exportUserLogs },
];
