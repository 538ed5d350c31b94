import { isManufacturerProduct } from '@domain/membership/manufacturer-products';
import { endpoint, staffRoles } from '../endpoint';
import { id, named, phoneNumber } from '../schema';
import * as z from '../z';
import { membership, planContent, seenVersion } from './entity';
import { rewardCertificate, rewardError, rewardsMember } from './rewards-entity';

// Rewards that the manufacturer of a product gives to patients. The segment of the paths carries the manufacturer's name.

const source = 'membership §3, §7 Manufacturer rewards';
const path = '/privi/provider/galderma' as const;
const sells = { kind: 'staff', roles: staffRoles, permission: 'membership.sell', brand: 'every' } as const;
const owns = [
  { at: 'body.practiceId', is: 'practice' },
  { at: 'body.membershipId', is: 'membership' },
] as const;
const whose = { practiceId: id(), membershipId: id() };

/** Who was found by a phone number. */
export const foundRewards = named(
  'FoundRewards',
  z.object({
    member: z.nullable(rewardsMember),
    /** Where somebody joins the program; null where the number is a member's. */
    inviteUrl: z.nullable(z.string()),
  }),
);

const chosenGroup = z.object({
  conjunction: z.enum(['AND', 'OR']),
  products: z.array(
    z.object({ priviproduct: z.string().check(z.refine(isManufacturerProduct)), selected: z.boolean() }),
  ),
});

/** What was chosen of a package that the manufacturer suggests. */
export const hitPackage = named(
  'HitPackage',
  z.object({ coreProduct: chosenGroup, product1: chosenGroup, product2: chosenGroup }),
);

/** The plan that certificates are for, as it would be asked for without them, and which are to be used. */
const useOfRewards = {
  ...whose,
  ...planContent,
  hitPackage: z.optional(z.nullable(hitPackage)),
  certificates: z
    .array(z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)), selected: z.boolean() }))
    .check(z.minLength(1), z.maxLength(40)),
};

export const searchRewardsMember = endpoint({
  id: 'searchRewardsMember',
  method: 'POST',
  path: `${path}/search-member`,
  summary: 'Look for a member of a practice in the manufacturer’s rewards program by phone number',
  source,
  access: [{ ...sells, owns }],
  body: z.strictObject({ ...whose, phoneNumber: phoneNumber() }),
  result: foundRewards,
  errors: ['NOT_FOUND', 'VENDOR_UNAVAILABLE'],
  example: { body: { practiceId: 'prac-harbor-medspa', membershipId: 'membership-1', phoneNumber: '5555550131' } },
});

export const listRewardCertificates = endpoint({
  id: 'listRewardCertificates',
  method: 'POST',
  path: `${path}/treatment/certificates`,
  summary: 'Certificates that the rewards member of a membership has, their own and those of the practice',
  source,
  access: [{ ...sells, owns }],
  /** `products`: those that the plan is done with. */
  body: z.strictObject({
    ...whose,
    products: z._default(z.array(z.string().check(z.refine(isManufacturerProduct))).check(z.maxLength(40)), []),
  }),
  result: z.object({
    patientCertificates: z.array(rewardCertificate),
    healthCareProfessionalCertificates: z.array(rewardCertificate),
  }),
  errors: ['NOT_FOUND', 'STEP_ORDER', 'VENDOR_UNAVAILABLE'],
});

export const getRewardsPage = endpoint({
  id: 'getRewardsPage',
  method: 'POST',
  path: `${path}/return-aspire-url`,
  summary: 'Address of the manufacturer’s page for a practice and its member, or else of the rewards log-in page',
  source,
  access: [{ ...sells, owns }],
  body: z.strictObject({ practiceId: id(), membershipId: z.optional(id()) }),
  result: z.object({
    url: z.string(),
    /** The program gave no address, so this is where one logs in. */
    isLoginPage: z.boolean(),
  }),
  errors: ['NOT_FOUND'],
});

export const validateRewardTreatments = endpoint({
  id: 'validateRewardTreatments',
  method: 'POST',
  path: `${path}/validate-treatments`,
  summary: 'Whether certificates can be used for the treatments of a plan; nothing is used',
  source: `${source}, §8 Error catalogue`,
  access: [{ ...sells, owns }],
  body: z.strictObject(useOfRewards),
  result: z.object({ isValid: z.boolean(), rewardErrors: z.array(rewardError) }),
  errors: ['NOT_FOUND', 'STEP_ORDER', 'VENDOR_UNAVAILABLE'],
});

export const submitRewardTreatments = endpoint({
  id: 'submitRewardTreatments',
  method: 'POST',
  path: `${path}/submit-treatments`,
  summary: "Use certificates for a plan's treatments; saves or sends the plan with their coupons, all or none",
  source: `${source}, §8 Error catalogue`,
  access: [{ ...sells, owns }],
  body: z.strictObject({ ...useOfRewards, ...seenVersion }),
  result: z.object({
    isApplied: z.boolean(),
    /** What became of the plan; null where it is as it was. */
    step: z.nullable(z.enum(['UPDATE_SENT', 'SAVE_FOR_LATER_SENT'])),
    rewardErrors: z.array(rewardError),
    membership,
  }),
  errors: ['NOT_FOUND', 'STALE', 'STEP_ORDER', 'OVER_LIMIT', 'ACCOUNT_BLOCKED', 'VENDOR_UNAVAILABLE'],
  idempotent: true,
});
