import { MEMBER_DISPLAY_STATUSES } from '@domain/membership/membership-status';
import { endpoint, staffRoles } from '../endpoint';
import { emailAddress, id, named, optionalText, personName, phoneNumber } from '../schema';
import * as z from '../z';
import { membership, planContent, reasonText, seenVersion, treatmentChange } from './entity';

const source = 'membership §4 Provider plans, §7 Provider membership operations';
const sells = { kind: 'staff', roles: staffRoles, permission: 'membership.sell', brand: 'every' } as const;
const views = { kind: 'staff', roles: staffRoles, permission: 'membership.view', brand: 'every' } as const;

const owns = [
  { at: 'body.practiceId', is: 'practice' },
  { at: 'body.membershipId', is: 'membership' },
] as const;

/**
 * Whom a plan is for: a member of the practice by `membershipId` or `userId`, or somebody new by name and by the phone number or e-mail
 * address in `isPhoneOrEmail`.
 */
const whom = {
  practiceId: id(),
  membershipId: z.optional(id()),
  userId: z.optional(id()),
  firstName: z.optional(personName()),
  lastName: z.optional(personName()),
  isPhoneOrEmail: z.optional(z.union([emailAddress(), phoneNumber()])),
};
const ownsUser = { at: 'body.userId', is: 'borrower' } as const;
const answer = z.object({ membership, step: z.enum(['SENT', 'UPDATE_SENT', 'SAVE_FOR_LATER_SENT', 'WITHDRAW_SENT']) });
const errors = ['NOT_FOUND', 'STALE', 'STEP_ORDER', 'OVER_LIMIT', 'ACCOUNT_BLOCKED'] as const;
const example = {
  body: {
    practiceId: 'prac-harbor-medspa',
    firstName: 'Maya',
    lastName: 'Lopez',
    isPhoneOrEmail: 'maya@example.test',
    treatments: [{ _id: 'treatment-botox', units: 40, discountPercent: 10, interval: 3 }],
  },
};

export const createPlan = endpoint({
  id: 'createPlan',
  method: 'POST',
  path: '/privi/provider/plans/create',
  summary: "Send a plan to a member or a new person; it's pending until they activate it",
  source,
  access: [{ ...sells, owns: [...owns, ownsUser] }],
  body: z.strictObject({ ...whom, ...planContent, ...seenVersion }),
  result: answer,
  errors,
  idempotent: true,
  example,
});

export const savePlanForLater = endpoint({
  id: 'savePlanForLater',
  method: 'POST',
  path: '/privi/provider/plans/save-for-later',
  summary: 'Save a plan without sending it; only the practice sees it',
  source,
  access: [{ ...sells, owns: [...owns, ownsUser] }],
  body: z.strictObject({ ...whom, ...planContent, ...seenVersion }),
  result: answer,
  errors,
  idempotent: true,
  example,
});

export const updatePlan = endpoint({
  id: 'updatePlan',
  method: 'POST',
  path: '/privi/provider/plans/update',
  summary: 'Change the pending plan, or propose a change to the active one; the member accepts it or keeps theirs',
  source: `${source}; decision 56`,
  access: [{ ...sells, owns }],
  body: z.strictObject({
    practiceId: id(),
    membershipId: id(),
    ...planContent,
    reason: z.optional(reasonText()),
    ...seenVersion,
  }),
  result: answer,
  errors,
  idempotent: true,
});

export const withdrawPlan = endpoint({
  id: 'withdrawPlan',
  method: 'POST',
  path: '/privi/provider/withdraw-plan',
  summary: 'Withdraw the pending plan or change',
  source,
  access: [{ ...sells, owns }],
  body: z.strictObject({ membershipId: id(), practiceId: id(), ...seenVersion }),
  result: answer,
  errors: ['NOT_FOUND', 'STALE', 'STEP_ORDER'],
  idempotent: true,
});

export const checkMemberAvailability = endpoint({
  id: 'checkMemberAvailability',
  method: 'GET',
  path: '/privi/provider/member/check-availability',
  summary: "Whether a phone number or email address is available at the caller's practices",
  source,
  access: [{ ...sells }],
  query: z.strictObject({ phoneOrEmail: z.union([emailAddress(), phoneNumber()]) }),
  result: z.object({
    available: z.boolean(),
    membershipId: z.nullable(z.string()),
    message: z.nullable(z.string()),
  }),
  errors: [],
});

/** Somebody of the practice, to choose whom a plan is for. */
export const foundMember = named(
  'FoundMember',
  z.object({
    _id: z.string(),
    membershipId: z.nullable(z.string()),
    firstName: z.nullable(z.string()),
    lastName: z.nullable(z.string()),
    email: z.nullable(z.string()),
    phoneNumber: z.nullable(z.string()),
    memberStatus: z.nullable(z.enum(MEMBER_DISPLAY_STATUSES)),
  }),
);

export const findMemberInfo = endpoint({
  id: 'findMemberInfo',
  method: 'GET',
  path: '/privi/provider/member/info-search',
  summary: "A practice's member with this email address; null if there is none",
  source,
  access: [{ ...views, owns: [{ at: 'query.providerId', is: 'practice' }] }],
  query: z.strictObject({ memberEmail: emailAddress(), providerId: id() }),
  result: z.object({ found: z.nullable(foundMember) }),
  errors: [],
});

export const findMembers = endpoint({
  id: 'findMembers',
  method: 'GET',
  path: '/privi/member/get-by-param',
  summary: "A practice's people by the start of a name, email address, or phone number",
  source: 'membership §7 Member portal; provider-admin §7 Search, membership variant',
  access: [{ ...views, owns: [{ at: 'query.practiceId', is: 'practice' }] }],
  query: z.strictObject({ param: optionalText(80), practiceId: id() }),
  result: z.object({ members: z.array(foundMember) }),
  errors: [],
});

export const getMembership = endpoint({
  id: 'getMembership',
  method: 'GET',
  path: '/privi/member/membership/{id}',
  summary: 'A membership with its plans, visits, and payments',
  source: 'membership §7 Member portal',
  access: [
    { kind: 'member', owns: [{ at: 'params.id', is: 'membership' }] },
    { ...views, owns: [{ at: 'params.id', is: 'membership' }] },
  ],
  params: z.object({ id: id() }),
  result: z.object({ membership }),
  errors: ['NOT_FOUND'],
  afterClosing: true,
});

export const changeRequestedPlan = endpoint({
  id: 'changeRequestedPlan',
  method: 'PUT',
  path: '/privi/member/membership/{practiceId}',
  summary: 'Request changes to the pending plan: other treatments, units, or intervals; the practice confirms them',
  source: 'membership §7 Member portal; decision 30 (confirmation_requested)',
  access: [{ kind: 'member' }],
  params: z.object({ practiceId: id() }),
  body: z.strictObject({ treatments: planContent.treatments, note: optionalText(300), ...seenVersion }),
  result: z.object({ membership }),
  errors: ['NOT_FOUND', 'STALE', 'STEP_ORDER', 'OVER_LIMIT'],
  idempotent: true,
});

export const changeRequestedTreatment = endpoint({
  id: 'changeRequestedTreatment',
  method: 'PUT',
  path: '/privi/member/treatment/{id}',
  summary: 'Change one treatment in the pending plan: staff can change anything, the member its units and interval',
  source: 'membership §7 Member portal',
  access: [
    { kind: 'member', owns: [{ at: 'params.id', is: 'planTreatment' }] },
    { ...sells, owns: [{ at: 'params.id', is: 'planTreatment' }] },
  ],
  params: z.object({ id: id() }),
  body: z.strictObject({ ...treatmentChange, ...seenVersion }),
  result: z.object({ membership }),
  errors: ['NOT_FOUND', 'STALE', 'STEP_ORDER', 'OVER_LIMIT'],
  idempotent: true,
});
