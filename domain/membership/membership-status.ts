import { type AppointmentStatus, MEMBERSHIP_STATUSES, type MembershipStatus } from '../enums';
import { type Cells, defineMachine, nextState, type Outcome } from '../status-machine/status-machine';

/** What happens to a membership. A plan that is sent to an active member is a requested modification. */
export const MEMBERSHIP_ACTIONS = [
  'sendPlan',
  'withdrawPlan',
  'activate',
  'acceptModification',
  'pause',
  'renew',
  'endYear',
  'cancelLumpsum',
  'cancelInstallments',
  'payLastInstallment',
] as const;
export type MembershipAction = (typeof MEMBERSHIP_ACTIONS)[number];

export type MembershipRefusal = 'no_requested_plan' | 'already_active' | 'not_active' | 'cancelled' | 'no_installments';
export type MembershipCondition = 'no plan requested';

const NO_PLAN = { when: 'no plan requested', refused: 'no_requested_plan' } as const;

const cells: Cells<MembershipStatus, MembershipAction, MembershipRefusal, MembershipCondition> = {
  REGISTER: {
    sendPlan: { to: 'PLAN_REQUESTED' },
    withdrawPlan: { refused: 'no_requested_plan' },
    activate: { refused: 'no_requested_plan' },
    acceptModification: { refused: 'not_active' },
    pause: { refused: 'not_active' },
    renew: { refused: 'not_active' },
    endYear: { refused: 'not_active' },
    cancelLumpsum: { refused: 'not_active' },
    cancelInstallments: { refused: 'not_active' },
    payLastInstallment: { refused: 'no_installments' },
  },
  PLAN_REQUESTED: {
    sendPlan: { to: 'PLAN_REQUESTED', note: 'the plan is updated' },
    withdrawPlan: { to: 'REGISTER' },
    activate: [NO_PLAN, { to: 'ACTIVE', note: 'the requested plan becomes the active plan', source: 'decision 32' }],
    acceptModification: { refused: 'not_active' },
    pause: { refused: 'not_active' },
    renew: { refused: 'not_active' },
    endYear: { refused: 'not_active' },
    cancelLumpsum: { refused: 'not_active' },
    cancelInstallments: { refused: 'not_active' },
    payLastInstallment: { refused: 'no_installments' },
  },
  ACTIVE: {
    sendPlan: { to: 'ACTIVE', note: 'a modification waits for the member' },
    withdrawPlan: [NO_PLAN, { to: 'ACTIVE' }],
    activate: { refused: 'already_active' },
    acceptModification: [NO_PLAN, { to: 'ACTIVE' }],
    pause: { to: 'ACTIVE', note: 'what is left moves by whole months', source: 'decision 61' },
    renew: { to: 'ACTIVE', note: 'the member consents to another year', source: 'decision 61' },
    endYear: { to: 'CANCELLED', note: 'the year ended without consent to a renewal', source: 'decision 61' },
    cancelLumpsum: { to: 'CANCELLED', source: 'membership §4' },
    cancelInstallments: { to: 'CANCELLATION_INSTALLMENT', source: 'membership §4' },
    payLastInstallment: { refused: 'no_installments' },
  },
  CANCELLED: {
    sendPlan: { to: 'PLAN_REQUESTED', note: 'the member comes back' },
    withdrawPlan: { refused: 'cancelled' },
    activate: { refused: 'cancelled' },
    acceptModification: { refused: 'cancelled' },
    pause: { refused: 'cancelled' },
    renew: { refused: 'cancelled' },
    endYear: { refused: 'cancelled' },
    cancelLumpsum: { refused: 'cancelled' },
    cancelInstallments: { refused: 'cancelled' },
    payLastInstallment: { refused: 'no_installments' },
  },
  CANCELLATION_INSTALLMENT: {
    sendPlan: { refused: 'cancelled' },
    withdrawPlan: { refused: 'cancelled' },
    activate: { refused: 'cancelled' },
    acceptModification: { refused: 'cancelled' },
    pause: { refused: 'cancelled' },
    renew: { refused: 'cancelled' },
    endYear: { refused: 'cancelled' },
    cancelLumpsum: { refused: 'cancelled' },
    cancelInstallments: { refused: 'cancelled' },
    payLastInstallment: { to: 'CANCELLED' },
  },
};

/**
 * @NOTE choice: a cancelled member may be sent a plan again; one who still pays installments first finishes paying. A payment that is
 * late changes the standing (`membershipStanding`) and no status. A year that ends without consent to another ends the membership.
 */
export const membershipMachine = defineMachine({
  name: 'Membership',
  initial: 'REGISTER',
  states: MEMBERSHIP_STATUSES,
  actions: MEMBERSHIP_ACTIONS,
  cells,
});

/** What an action makes of a membership. Source: membership §4, decision 32. */
export function actOnMembership(
  membership: { readonly status: MembershipStatus; readonly hasRequestedPlan: boolean },
  action: MembershipAction,
): Outcome<MembershipStatus, MembershipRefusal> {
  return nextState(membershipMachine, membership.status, action, () => !membership.hasRequestedPlan);
}

/** Member status values of the lists, colour coded (membership §3 Enumerations). */
export const MEMBER_DISPLAY_STATUSES = [
  'active',
  'cancelled',
  'confirmation_requested',
  'confirmation_needed',
  'appointment_needed',
  'contact_requested',
  'plan_saved',
] as const;
export type MemberDisplayStatus = (typeof MEMBER_DISPLAY_STATUSES)[number];

/**
 * How a member is shown in lists. Source: decision 30.
 * @NOTE choice: for an active member a request for contact comes before a missing appointment, because a person waits for it.
 * @returns null for a registered member without any plan.
 */
export function memberDisplayStatus(member: {
  readonly status: MembershipStatus;
  readonly hasSavedPlan: boolean;
  /** The member changed the plan that was sent. */
  readonly isChangedByMember: boolean;
  readonly appointments: readonly AppointmentStatus[];
}): MemberDisplayStatus | null {
  switch (member.status) {
    case 'CANCELLED':
    case 'CANCELLATION_INSTALLMENT':
      return 'cancelled';
    case 'PLAN_REQUESTED':
      return member.isChangedByMember ? 'confirmation_requested' : 'confirmation_needed';
    case 'REGISTER':
      return member.hasSavedPlan ? 'plan_saved' : null;
    case 'ACTIVE':
      if (member.appointments.includes('CONTACT_REQUESTED')) return 'contact_requested';
      return member.appointments.includes('APPOINTMENT_NEEDED') ? 'appointment_needed' : 'active';
  }
}
