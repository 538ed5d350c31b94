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
} from './member.reads';
export { takeUpInvitations } from './take-up-invitation';
