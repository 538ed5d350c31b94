import { applications, signups } from '../features/application-details/list-applications';
import { auditTrail, userLogs } from '../features/audit-log/audit-lists';
import { borrowers } from '../features/borrower-file/list-borrowers';
import { loans } from '../features/credit-transaction/list-loans';
import { partnerTransactions, transactions } from '../features/credit-transaction/list-transactions';
import { enterprises } from '../features/enterprise/list-enterprises';
import { deposits } from '../features/funding/list-deposits';
import { providerTransactions } from '../features/funding/list-provider-transactions';
import { members } from '../features/membership/list-members';
import { memberPayments } from '../features/membership/payment/list-payments';
import { memberTransactions } from '../features/membership/transaction/list-transactions';
import { agreements } from '../features/membership/visit/list-agreements';
import { invoices } from '../features/membership-invoice/list-invoices';
import { onboardings } from '../features/onboarding/list-onboardings';
import { practices } from '../features/practice/list-practices';
import { pastDueLoans } from '../features/servicing/delinquency/list-past-due';
import { payments } from '../features/servicing/payments/list-payments';
import { repayments } from '../features/servicing/payments/list-repayments';
import type { ListSource } from '../list/list-source';

/** How each list is read, by its call; a list that is missing here fails the generated tests. */
export const listSources: Readonly<Record<string, ListSource<never>>> = {
  listApplications: applications as ListSource<never>,
  listBorrowers: borrowers as ListSource<never>,
  listSignups: signups as ListSource<never>,
  listAuditTrail: auditTrail as ListSource<never>,
  listTransactions: transactions as ListSource<never>,
  listPartnerTransactions: partnerTransactions as ListSource<never>,
  listRepayments: repayments as ListSource<never>,
  listProviderTransactions: providerTransactions as ListSource<never>,
  listLoans: loans as ListSource<never>,
  listPastDueLoans: pastDueLoans as ListSource<never>,
  listPayments: payments as ListSource<never>,
  listDeposits: deposits as ListSource<never>,
  listMembers: members as ListSource<never>,
  listMemberTransactions: memberTransactions as ListSource<never>,
  listInvoices: invoices as ListSource<never>,
  listAgreements: agreements as ListSource<never>,
  listMemberPayments: memberPayments as ListSource<never>,
  listPractices: practices as ListSource<never>,
  listOnboardings: onboardings as ListSource<never>,
  listEnterprises: enterprises as ListSource<never>,
  listUserLogs: userLogs as ListSource<never>,
};
