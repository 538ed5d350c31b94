import { isManufacturerProduct } from '@domain/membership/manufacturer-products';
import { CERTIFICATE_REFUSALS } from '@domain/membership/reward-certificate';
import { endpoint, staffRoles } from '../endpoint';
import { dollars, id, named, phoneNumber } from '../schema';
import * as z from '../z';

// Rewards that the manufacturer of a product gives to patients. The segment of the paths carries the manufacturer's name.

const source = 'membership §3, §7 Manufacturer rewards';
const path = '/privi/provider/galderma' as const;
const sells = { kind: 'staff', roles: staffRoles, permission: 'membership.sell', brand: 'every' } as const;
const owns = [
  { at: 'body.practiceId', is: 'practice' },
  { at: 'body.membershipId', is: 'membership' },
] as const;
const whose = { practiceId: id(), membershipId: id() };

/** Whom the manufacturer's rewards program knows by the phone number. */
export const rewardsMember = named(
  'RewardsMember',
  z.object({
    firstName: z.string(),
    lastName: z.string(),
    phoneNumber: z.string(),
    memberSince: z.string(),
    /** When somebody of the practice found them. */
    foundAt: z.string(),
  }),
);

/** Who was found by a phone number. */
export const foundRewards = named(
  'FoundRewards',
  z.object({
    member: z.nullable(rewardsMember),
    /** Where somebody joins the program; null where the number is a member's. */
    inviteUrl: z.nullable(z.string()),
  }),
);

/** So many dollars off one product, which the manufacturer pays. */
export const rewardCertificate = named(
  'RewardCertificate',
  z.object({
    id: z.string(),
    /** Why the manufacturer gave it, in its own words. */
    source: z.string(),
    /** Whether it is used unless somebody says otherwise: nothing speaks against it. */
    selected: z.boolean(),
    priviproduct: z.string(),
    productName: z.string(),
    amount: dollars(),
    expiresOn: z.string(),
    /** What speaks against it; null where nothing does. */
    refusal: z.nullable(z.enum(CERTIFICATE_REFUSALS)),
  }),
);

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
