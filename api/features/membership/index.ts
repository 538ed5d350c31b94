export {
  concludeOrder,
  methodOf,
  orderPayment,
  orUndefined,
  usableMethod,
} from './activation/activate';
export { activationFigures } from './activation/activation-figures';
export { beginMembership } from './activation/begin-membership';
export { consentHeading } from './activation/consent';
export { type SignedFacts, signedAgreement } from './activation/plan-agreement';
export { askAboutMembers, submitMemberToProcessor, submitOrder } from './billing/ask-processor';
export { askAboutRefunds, submitRefund } from './billing/refunds';
export { type NewDue, resumeMembershipsOf, stopMembershipsOf } from './billing/stop-debits';
export { closeMembership, type GroupPractice } from './closing/close-membership';
export { membershipJobs } from './end-of-day-jobs';
export {
  type MemberPaymentRow,
  type Parties,
  type PlanRow,
  type PlanTreatmentRow,
  partiesOf,
  planById,
  treatmentsOfPlan,
} from './membership.reads';
export { viewMembership } from './membership.view';
export { insertProgram, movePlan } from './membership.writes';
export { keepPlan } from './plan/keep-plan';
export { planContentOf } from './plan/plan-content';
export { statusAfter } from './plan/send-plan';
export { IN_USE, takenContact } from './plan/whom';
export { defaultProgram, programOfPractice, programTerms } from './program';
export { settleUse } from './rewards/use-rewards';
export { scopeOfMembers } from './scope-of-members';
export { standingOfDeposit, transactionsByIds } from './transaction/list-transactions';
export { areStillAt, mailedVisits } from './visit/visit-file';
