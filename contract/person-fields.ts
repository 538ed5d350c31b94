import type { ApplicationAct } from '@domain/application/history-words';
import type { DocumentKey } from './document/entity';
import type { Audience, Seen } from './person-fields/audience';
import { financingFields } from './person-fields/financing';
import { membershipFields } from './person-fields/memberships';
import { practiceFields } from './person-fields/practices';
import { type Reader, readsField } from './person-readers';

/** Every field of every named entity that tells of a person, in answers that staff can get. */
export const personFields = { ...financingFields, ...membershipFields, ...practiceFields } as const satisfies Seen;

/** Named entities that look like a person and are none of a practice's patients. */
export const notPatients: readonly string[] = [
  'AdminUser',
  'AuditRow',
  'Colleague',
  'CreditLineAssignmentTable',
  'CreditLineRow',
  'DraftChange',
  'DraftProposal',
  // Of a practice that enrolls itself: whom it names.
  'EnrollmentBank',
  'EnrollmentBusiness',
  'EnrollmentContact',
  'EnrollmentDoctor',
  'EnrollmentOwner',
  'EnrollmentPrimaryContact',
  'EnrollmentState',
  'GradeAdjustment',
  'GradeAssignmentTable',
  'GradeScore',
  'DefaultProductGroup',
  'GroupProduct',
  'ProductGroupTable',
  'RiskProfile',
  'RiskProfileDetail',
  'RiskProfileParts',
  'RiskProfileTable',
  'OwnPasskey',
  'OwnSession',
  'PracticeDetails',
  'PracticeOffer',
  'PracticeRow',
  'PracticeSheet',
  'RuleOfRuleset',
  'StaffUser',
  'TriedDecision',
  'UnderwritingRule',
  'UserLogRow',
  // A case among thousands: bands in the place of who somebody is, and no way from it to a file. Opening one is on record.
  'WhatIfCase',
  'WhatIfReport',
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
  'membership-privacy-policy': 'everybody',
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
  printStatePaper: 'personDocuments',
  // The practice's own papers: what it agreed on with its member.
  printPlanAgreement: 'personDocuments',
  printMasterAgreement: 'notPatients',
  printFeeSchedule: 'notPatients',
  printProviderDocument: 'personDocuments',
  downloadBoardingDocuments: 'personDocuments',
  exportApplications: 'personFields',
  downloadApplicationDetails: 'personFields',
  exportAuditTrail: 'notPatients',
  downloadWhatIfPdf: 'notPatients',
  downloadWhatIfCsv: 'notPatients',
  exportUserLogs: 'notPatients',
  exportTransactions: 'personFields',
  exportMembers: 'personFields',
  exportAgreements: 'personFields',
  exportSignups: 'personFields',
  exportMemberPayments: 'personFields',
  exportInvoices: 'notPatients',
  exportLoyaltyFunding: 'personFields',
  exportMemberTransactions: 'personFields',
  exportDeposits: 'notPatients',
  exportDeposit: 'personFields',
  exportRepayments: 'personFields',
  getPayoffLetter: 'personFields',
  exportProviderTransactions: 'personFields',
  exportLoans: 'personFields',
  exportPastDueLoans: 'personFields',
  exportPayments: 'personFields',
  followPracticeFigures: 'notPatients',
};

/** False for a filter or an order by a field that somebody may not see: who may not see it may not ask by it either. */
export function mayAskBy(reader: Reader, name: string): boolean {
  const tables: readonly Readonly<Record<string, Audience>>[] = Object.values(personFields);
  return tables.every((fields) => !(name in fields) || readsField(reader, fields[name]));
}
