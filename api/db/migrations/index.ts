import { createHash } from 'node:crypto';
import type { Database } from '../database';
import { statement } from '../statement';
import { platform } from './001-platform';
import { practices } from './002-practices';
import { applications } from './003-applications';
import { credit } from './004-credit';
import { guards } from './005-guards';
import { militaryCover } from './010-military-cover';
import { outboxLanes } from './030-outbox-lanes';
import { examAnswers } from './040-exam-answers';
import { tabTicket } from './041-tab-ticket';
import { patientfiPlus } from './042-patientfi-plus';
import { staffLock } from './043-staff-lock';
import { decisionProducts } from './060-decision-products';
import { historyOrder } from './061-history-order';
import { undeliverableCodes } from './070-undeliverable-codes';
import { listedApplications } from './080-listed-applications';
import { listCovers } from './081-list-covers';
import { listOrders } from './082-list-orders';
import { listTabs } from './083-list-tabs';
import { staffListViews } from './090-staff-list-views';
import { versionedTables } from './100-versioned-tables';
import { paymentMethods } from './110-payment-methods';
import { businessDays } from './115-business-days';
import { payments } from './116-payments';
import { reapply } from './120-reapply';
import { oneFollower } from './121-one-follower';
import { partnerLoan } from './130-partner-loan';
import { deposits } from './140-deposits';
import { language } from './150-language';
import { patientRequests } from './160-patient-requests';
import { disputes } from './170-disputes';
import { colleagueTags } from './180-colleagues';
import { passwordLinks } from './181-password-links';
import { borrowerStandingChanges } from './182-borrower-standing';
import { sessionDevice } from './183-session-device';
import { secondFactor } from './184-second-factor';
import { listedTransactions } from './190-listed-transactions';
import { internalNotes } from './191-internal-notes';
import { listedRepayments } from './192-listed-repayments';
import { listedDeposits } from './193-listed-deposits';
import { partnerPayouts } from './194-partner-payouts';
import { chosenPlans } from './195-chosen-plans';
import { paidOff } from './196-paid-off';
import { creditPayouts } from './197-credit-payouts';
import { borrowerFileActs } from './200-borrower-file';
import { ownProducts } from './201-own-products';
import { passkeys } from './202-passkeys';
import { reviewProposals } from './204-review-proposals';
import { noticeDeliveries } from './205-notice-deliveries';
import { recoveryParts } from './206-recovery-parts';
import { transactionTags } from './207-transaction-tags';
import { staffMessages } from './208-staff-messages';
import { askedMonthly } from './209-asked-monthly';
import { nextFundings } from './210-next-fundings';
import { listedFundings } from './211-listed-fundings';
import { listedBorrowers } from './214-listed-borrowers';
import { tagsFound } from './215-tags-found';
import { treatments } from './217-treatments';
import { practiceVersions } from './218-practice-versions';
import { enterprises } from './219-enterprises';
import { givenUp } from './220-given-up';
import { refundedInParts } from './221-refunded-in-parts';
import { ticketsOfSessions } from './222-tickets-of-sessions';
import { thingsOfPersons } from './223-things-of-persons';
import { availableDays } from './224-available-days';
import { filtersInOrders } from './225-filters-in-orders';
import { treatmentVersion } from './226-treatment-version';
import { spouseNotices } from './227-spouse-notices';
import { owedBack } from './228-owed-back';
import { owedBackListed } from './229-owed-back-listed';
import { tablesOfProfiles } from './230-tables-of-profiles';
import { endedMethods } from './245-ended-methods';
import { bankLinkSessions } from './246-bank-link-sessions';
import { limitsThatEnd } from './250-limits-that-end';
import { openRequests } from './251-open-requests';
import { identitySteps } from './252-identity-steps';
import { secondPersonSetting } from './253-second-person';
import { historyAmounts } from './255-history-amounts';
import { refundsListed } from './256-refunds-listed';
import { ownProofs } from './260-own-proofs';
import { foundByContact } from './265-found-by-contact';
import { startsOfAddresses } from './270-starts-of-addresses';
import { contactPermission } from './271-contact-permission';
import { cureNotices } from './275-cure-notices';
import { offsetsOfRecoveries } from './276-offsets-of-recoveries';
import { tabTicketsOfSessions } from './280-tab-tickets-of-sessions';
import { activeDuty } from './302-active-duty';
import { cureNoticesAgain } from './303-cure-notices-again';
import { standardTerms } from './310-standard-terms';
import { membershipSettings } from './320-membership-settings';
import { memberships } from './330-memberships';
import { memberOfPractice } from './331-member-of-practice';
import { signedPlanAgreements } from './332-signed-plan-agreements';
import { membershipDeposits } from './335-membership-deposits';
import { providerInvoices } from './336-provider-invoices';
import { renewals } from './340-renewals';
import { contactRequests } from './342-contact-requests';
import { visitReminders } from './343-visit-reminders';
import { privacyConsents } from './344-privacy-consents';
import { refundsSentAgain } from './347-refunds-sent-again';
import { listedMembers } from './350-listed-members';
import { membershipNotes } from './351-membership-notes';
import { listedMemberPayments } from './360-listed-member-payments';
import { listedMemberFundings } from './361-listed-member-fundings';
import { listedInvoices } from './362-listed-invoices';
import { monthsOfDeposits } from './363-months-of-deposits';
import { membersFound } from './364-members-found';
import { visitMinutes } from './365-visit-minutes';
import { listedAgreements } from './366-listed-agreements';
import { signupAlerts } from './367-signup-alerts';
import { calendarFeeds } from './368-calendar-feeds';
import { membersMoneyByStatus } from './374-members-money-by-status';
import { customThemes } from './375-custom-themes';
import { paymentOptions } from './378-payment-options';
import { invoiceDebits } from './379-invoice-debits';
import { rewardMembers } from './383-reward-members';
import { rewardUses } from './384-reward-uses';
import { riskProfileNotes } from './388-risk-profile-notes';
import { listedPractices } from './389-listed-practices';
import { limitRefreshRuns } from './390-limit-refresh-runs';
import { creditDrafts } from './392-credit-drafts';
import { whatIfs } from './393-what-ifs';
import { selfEnrollmentsWait } from './394-self-enrollments-wait';
import { separateDeposits } from './397-separate-deposits';
import { providerEnrollments } from './400-provider-enrollments';
import { rulesMet } from './401-rules-met';
import { onboarding } from './405-onboarding';
import { onboardingsFound } from './406-onboardings-found';
import { promotions } from './407-promotions';
import { practiceContactProof } from './408-practice-contact-proof';
import { practiceContactCodes } from './409-practice-contact-codes';
import { onboardingsOfPartners } from './410-onboardings-of-partners';
import { invitedForEnd } from './411-invited-for-end';
import { emptiedEnrollments } from './420-emptied-enrollments';
import { cardEndTold } from './421-card-end-told';
import { statusesOfMoney } from './430-statuses-of-money';
import { paysByHand } from './440-pays-by-hand';
import { practiceTimeZones } from './450-practice-time-zones';
import { languageOfTickets } from './451-language-of-tickets';
import { deviceSessions } from './455-device-sessions';
import { invoicesPaidByHand } from './457-invoices-paid-by-hand';
import { feeSchedules } from './460-fee-schedules';
import { logInPauses } from './470-log-in-pauses';
import { exchangedLinks } from './471-exchanged-links';
import { contactChanges } from './472-contact-changes';
import { personStates } from './480-person-states';
import { stoppedAutopay } from './490-stopped-autopay';
import { pastDueLoans } from './491-past-due-loans';
import { acceptedTexts } from './505-accepted-texts';
import { chosenLanguages } from './506-chosen-languages';
import { renewalContent } from './515-renewal-content';
import { invoicesSetOff } from './516-invoices-set-off';
import { practiceClosings } from './525-practice-closings';
import { phoneAuthorizations } from './530-phone-authorizations';
import { personMessages } from './535-person-messages';
import { papersOfFeeSchedules } from './540-papers-of-fee-schedules';
import type { Migration } from './migration';

/** In order; append only. */
export const migrations: readonly Migration[] = [
  platform,
  practices,
  applications,
  credit,
  guards,
  militaryCover,
  outboxLanes,
  examAnswers,
  tabTicket,
  patientfiPlus,
  staffLock,
  decisionProducts,
  historyOrder,
  undeliverableCodes,
  listedApplications,
  listCovers,
  listOrders,
  listTabs,
  staffListViews,
  versionedTables,
  paymentMethods,
  businessDays,
  payments,
  reapply,
  oneFollower,
  partnerLoan,
  deposits,
  language,
  patientRequests,
  disputes,
  borrowerStandingChanges,
  listedTransactions,
  internalNotes,
  listedRepayments,
  listedDeposits,
  paidOff,
  creditPayouts,
  borrowerFileActs,
  ownProducts,
  colleagueTags,
  nextFundings,
  passwordLinks,
  sessionDevice,
  secondFactor,
  listedFundings,
  transactionTags,
  staffMessages,
  reviewProposals,
  noticeDeliveries,
  passkeys,
  chosenPlans,
  listedBorrowers,
  tagsFound,
  recoveryParts,
  treatments,
  partnerPayouts,
  practiceVersions,
  askedMonthly,
  enterprises,
  givenUp,
  refundedInParts,
  ticketsOfSessions,
  thingsOfPersons,
  availableDays,
  filtersInOrders,
  treatmentVersion,
  spouseNotices,
  owedBack,
  owedBackListed,
  tablesOfProfiles,
  endedMethods,
  bankLinkSessions,
  historyAmounts,
  refundsListed,
  limitsThatEnd,
  startsOfAddresses,
  contactPermission,
  ownProofs,
  openRequests,
  identitySteps,
  secondPersonSetting,
  cureNotices,
  offsetsOfRecoveries,
  tabTicketsOfSessions,
  foundByContact,
  activeDuty,
  cureNoticesAgain,
  standardTerms,
  membershipSettings,
  memberships,
  memberOfPractice,
  signedPlanAgreements,
  membershipDeposits,
  providerInvoices,
  renewals,
  contactRequests,
  visitReminders,
  refundsSentAgain,
  listedMembers,
  membershipNotes,
  listedMemberPayments,
  listedMemberFundings,
  listedInvoices,
  monthsOfDeposits,
  membersFound,
  privacyConsents,
  visitMinutes,
  listedAgreements,
  signupAlerts,
  calendarFeeds,
  membersMoneyByStatus,
  customThemes,
  paymentOptions,
  invoiceDebits,
  rewardMembers,
  rewardUses,
  creditDrafts,
  whatIfs,
  providerEnrollments,
  rulesMet,
  onboarding,
  onboardingsFound,
  selfEnrollmentsWait,
  riskProfileNotes,
  promotions,
  listedPractices,
  practiceContactProof,
  practiceContactCodes,
  onboardingsOfPartners,
  separateDeposits,
  limitRefreshRuns,
  invitedForEnd,
  emptiedEnrollments,
  cardEndTold,
  statusesOfMoney,
  paysByHand,
  practiceTimeZones,
  languageOfTickets,
  deviceSessions,
  invoicesPaidByHand,
  feeSchedules,
  logInPauses,
  exchangedLinks,
  contactChanges,
  personStates,
  stoppedAutopay,
  pastDueLoans,
  acceptedTexts,
  chosenLanguages,
  renewalContent,
  invoicesSetOff,
  practiceClosings,
  phoneAuthorizations,
  personMessages,
  papersOfFeeSchedules,
];

const applied = statement<Record<string, never>>()((q) =>
  q.selectFrom('schema_migration' as 'meta').select(['name', 'value']),
);

/**
 * Brings the schema up to date, each migration in one transaction with its record, so that a kill leaves whole steps.
 * @returns the names of the migrations that ran.
 * @throws when a recorded migration differs from the one in this build.
 */
export function migrate(database: Database): Promise<string[]> {
  // Two processes that start on an empty database would both create its tables.
  return database.alone(() => runMissing(database));
}

const TOO_OLD =
  'This database was made by an earlier version, whose records use older field names, and cannot be brought forward. Keep it for reference, and start with an empty DATA_DIR or database.';

async function runMissing(database: Database): Promise<string[]> {
  await database.migrate(['create table if not exists schema_migration (name text primary key, value text not null)']);
  const known = new Map((await database.read.all(applied, {})).map((row) => [row.name, row.value]));
  if (known.size > 0 && !known.has(standardTerms.name)) throw new Error(TOO_OLD);
  const ran: string[] = [];
  for (const migration of migrations) {
    const statements = migration.statements(database.dialect);
    const checksum = createHash('sha256').update(statements.join(';\n')).digest('hex');
    const recorded = known.get(migration.name);
    if (recorded === checksum) continue;
    if (recorded) throw new Error(`Migration ${migration.name} was changed after it ran on this database`);
    await database.migrate([
      ...statements,
      `insert into schema_migration (name, value) values ('${migration.name}', '${checksum}')`,
    ]);
    ran.push(migration.name);
  }
  return ran;
}

/** True when every migration of this build has run. */
export async function isMigrated(database: Database): Promise<boolean> {
  const known = new Set((await database.read.all(applied, {})).map((row) => row.name));
  return migrations.every((migration) => known.has(migration.name));
}
