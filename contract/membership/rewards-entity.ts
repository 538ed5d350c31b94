import { CERTIFICATE_LISTS, CERTIFICATE_REFUSALS, REWARD_USE_STATUSES } from '@domain/membership/reward-certificate';
import { dollars, named } from '../schema';
import * as z from '../z';

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

/** What speaks against a certificate; without one, against all of them. */
export const rewardError = named(
  'RewardError',
  z.object({
    certificateId: z.nullable(z.string()),
    refusal: z.enum([...CERTIFICATE_REFUSALS, 'plan_changed']),
  }),
);

/** Certificates that were asked to be used for a plan, and what became of them. */
export const rewardUse = named(
  'RewardUse',
  z.object({
    _id: z.string(),
    status: z.enum(REWARD_USE_STATUSES),
    certificates: z.array(
      z.object({
        id: z.string(),
        list: z.enum(CERTIFICATE_LISTS),
        source: z.string(),
        priviproduct: z.string(),
        productName: z.string(),
        amount: dollars(),
        expiresOn: z.string(),
        isGivenBack: z.boolean(),
      }),
    ),
    amount: dollars(),
    askedAt: z.string(),
    answeredAt: z.nullable(z.string()),
  }),
);

/** What a membership holds of its manufacturer (membership §3 Membership). */
export const manufacturerData = named(
  'ManufacturerData',
  z.object({
    member: rewardsMember,
    /** What the program said against certificates when they were last looked at or used. */
    rewardErrors: z.array(rewardError),
    /** The newest first. */
    uses: z.array(rewardUse),
  }),
);
