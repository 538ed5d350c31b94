import { ENROLLMENTS } from '@domain/enums';
import { endpoint, staffRoles } from '../endpoint';
import {
  addressText,
  businessPhone,
  dollars,
  emailAddress,
  id,
  money,
  named,
  practiceName,
  queryFlag,
  stateCode,
  text,
  zipCode,
} from '../schema';
import { timeZone } from '../time-zone';
import * as z from '../z';

/** Of what was changed; another one means that somebody else changed the practice meanwhile. Without it the last one is right. */
const version = z.optional(z.int().check(z.minimum(1), z.maximum(2_147_483_647)));

/** What a practice is called and how it is reached. */
const practiceDetails = named(
  'PracticeDetails',
  z.object({
    _id: z.string(),
    practiceName: z.string(),
    email: z.string(),
    phoneNumber: z.string(),
    /** When a code has proven them; null for none. */
    emailVerifiedAt: z.nullable(z.string()),
    phoneVerifiedAt: z.nullable(z.string()),
    practiceURL: z.string(),
    /** Null where only the contact was asked for. */
    details: z.nullable(
      z.object({
        urlSlug: z.string(),
        streetAddress: z.string(),
        unitApartment: z.nullable(z.string()),
        city: z.string(),
        stateCode: z.string(),
        zipCode: z.string(),
        /** IANA name, by which its days are counted. */
        timeZone: z.string(),
        specialty: z.string(),
        enrollments: z.array(z.string()),
        isActive: z.boolean(),
        /** Colour of its buttons, as #rrggbb; null for ours. */
        accent: z.nullable(z.string()),
      }),
    ),
    /** Whether its payments are held back; null for who may not hold them. */
    suspendSendingFunds: z.nullable(z.boolean()),
    /** Whether whoever asks may change how it is reached, and its colour. */
    canEdit: z.boolean(),
    /** Whether they may change its name and address, which stand in agreements. */
    canEditIdentity: z.boolean(),
    version: z.number(),
  }),
);

const terms = { enabled: z.boolean(), minAmount: dollars(), maxAmount: dollars() };

/** What a practice may offer: its risk profiles and its products. */
const practiceOffer = named(
  'PracticeOffer',
  z.object({
    practiceId: z.string(),
    PracticeName: z.string(),
    patientfiriskprofile: z.object({ _id: z.string(), name: z.string() }),
    /** Null for a practice without memberships. */
    priviriskprofile: z.nullable(z.object({ _id: z.string(), name: z.string() })),
    /** Every published profile for an enrollment of the practice. */
    data: z.array(
      z.object({
        _id: z.string(),
        name: z.string(),
        enrollment: z.enum(ENROLLMENTS),
        version: z.number(),
        isInForce: z.boolean(),
        /** Why the practice cannot be given it; null where it can. */
        refusal: z.nullable(z.string()),
      }),
    ),
    /** Every published underwriting ruleset; a practice decides by the one that its financing profile works with. */
    underwritingrules: z.array(
      named(
        'OfferedRules',
        z.object({
          _id: z.string(),
          name: z.string(),
          isInForce: z.boolean(),
          /** The risk profile that comes with them. */
          riskprofile: z.nullable(z.object({ _id: z.string(), name: z.string() })),
          /** Why the practice cannot be given them; null where it can. */
          refusal: z.nullable(z.string()),
        }),
      ),
    ),
    productGroupId: z.string(),
    productGroups: z.array(z.object({ _id: z.string(), name: z.string(), refusal: z.nullable(z.string()) })),
    products: z.array(
      z.object({
        productId: z.string(),
        name: z.string(),
        ...terms,
        /** What the group has, within which the practice's own terms stay. */
        group: z.object(terms),
      }),
    ),
    version: z.number(),
  }),
);

export const getPracticeDetails = endpoint({
  id: 'getPracticeDetails',
  method: 'GET',
  path: '/practice/details',
  summary: "A practice's name and contact details, or only the latter",
  source: 'provider-admin §7 Onboarding',
  access: [
    {
      kind: 'staff',
      roles: staffRoles,
      permission: 'practice.view',
      brand: 'every',
      owns: [{ at: 'query.practiceId', is: 'practice' }],
    },
  ],
  query: z.strictObject({ practiceId: id(), contactOnly: queryFlag() }),
  result: practiceDetails,
  errors: [],
});

/** @NOTE choice: name and address are changed by the platform, because agreements name them and the state's law holds. */
export const changePracticeDetails = endpoint({
  id: 'changePracticeDetails',
  method: 'PUT',
  path: '/practice/details/{id}',
  summary: "Change a practice's name, address, contact, and color; omitted fields stay the same",
  source: 'provider-admin §7 Onboarding',
  access: [
    {
      kind: 'staff',
      roles: ['Admin', 'PracticeAdmin', 'EnterpriseAdmin'],
      permission: 'practice.edit',
      brand: 'every',
      owns: [{ at: 'params.id', is: 'practice', alone: true }],
    },
  ],
  params: z.object({ id: id() }),
  body: z.strictObject({
    version,
    practiceName: z.optional(practiceName()),
    email: z.optional(emailAddress()),
    phoneNumber: z.optional(businessPhone()),
    practiceURL: z.optional(text(300)),
    streetAddress: z.optional(addressText(120)),
    /** Empty: there is none. */
    unitApartment: z.optional(z.union([z.literal(''), addressText(40)])),
    city: z.optional(addressText(80)),
    stateCode: z.optional(stateCode()),
    zipCode: z.optional(zipCode()),
    timeZone: z.optional(timeZone()),
    /** Empty: ours. */
    accent: z.optional(z.union([z.literal(''), z.string().check(z.regex(/^#[0-9a-f]{6}$/))])),
  }),
  result: practiceDetails,
  errors: ['STALE'],
  example: { body: { version: 3, email: 'hello@bright-smile.example' } },
});

/** The platform's own people: what a practice may offer is not the practice's to say, nor a finance partner's. */
const platform = {
  kind: 'staff',
  roles: ['Admin'],
  permission: 'practice.offer',
  brand: 'financing',
  platformOnly: true,
} as const;

export const listPracticeRiskProfiles = endpoint({
  id: 'listPracticeRiskProfiles',
  method: 'GET',
  path: '/credit-portal/risk-profiles/practice',
  summary: "A practice's risk profiles and products, and those available to it",
  source: 'provider-admin §7 Auth and admin users',
  access: [{ ...platform, owns: [{ at: 'query.practiceId', is: 'practice' }] }],
  query: z.strictObject({ practiceId: id() }),
  result: practiceOffer,
  errors: [],
});

/** @NOTE choice: the profile's own enrollment tells whether it is that of financing or of memberships. */
export const changePracticeRiskProfile = endpoint({
  id: 'changePracticeRiskProfile',
  method: 'PATCH',
  path: '/practice/{id}/riskprofile',
  summary: 'Assign a practice another risk profile; applies from the next decision on',
  source: 'provider-admin §7 Auth and admin users',
  access: [{ ...platform, owns: [{ at: 'params.id', is: 'practice' }] }],
  params: z.object({ id: id() }),
  body: z.strictObject({ riskprofile: id(), version }),
  result: practiceOffer,
  errors: ['STALE'],
  example: { body: { riskprofile: 'risk-standard', version: 3 } },
});

/** @NOTE choice: `data` narrows what the group has. Without a product, the practice takes the group as it is. */
export const changePracticeProduct = endpoint({
  id: 'changePracticeProduct',
  method: 'PUT',
  path: '/practice/product',
  summary: 'Change how a practice offers a product in its group, or assign another group',
  source: 'provider-admin §7 Auth and admin users',
  access: [{ ...platform, owns: [{ at: 'body.practiceId', is: 'practice' }] }],
  body: z.strictObject({
    practiceId: id(),
    productGroupId: id(),
    productId: z.optional(id()),
    data: z.optional(
      z.strictObject({ enabled: z.boolean(), minAmount: money(1, 1_000_000), maxAmount: money(1, 1_000_000) }),
    ),
    version,
  }),
  result: practiceOffer,
  errors: ['STALE'],
  example: {
    body: {
      practiceId: 'prac-bright-smile',
      productGroupId: 'group-dental',
      productId: 'FIXED_60',
      data: { enabled: false, minAmount: 250, maxAmount: 25000 },
      version: 3,
    },
  },
});
