export { handOver } from './hand-over';
export {
  approveMember,
  changeMembership,
  NEW_MEMBERSHIP,
  registerMember,
  type Telling,
  type Told,
  takeMembership,
  tellHistory,
} from './member';
export {
  historyOf,
  invitedAt,
  type MembershipRow,
  membershipAt,
  membershipById,
  membershipsOfPerson,
  offerStepsOf,
  unprovenMember,
} from './member.reads';
export { type MemberContact, namesakeOf, proveMember, takeUpInvitations } from './take-up-invitation';
