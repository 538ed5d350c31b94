import { isManufacturerProduct } from '@domain/membership/manufacturer-products';
import { PRICE_TYPES, UNIT_TYPES } from '@domain/membership/practice-treatment';
import { endpoint } from '../endpoint';
import { dollars, id, money, named, printedText, queryFlag } from '../schema';
import * as z from '../z';
import { changes, reads, source } from './access';
import {
  discountContent,
  intervalMonths,
  membershipTreatment,
  ofPractice,
  seenVersion,
  settingUse,
  unitCount,
} from './entity';

const path = '/privi/provider/settings/treatments' as const;
const params = z.object({ treatmentId: id() });

/** What is said of a treatment, as calls and forms check it. */
export const membershipTreatmentContent = {
  name: printedText(80),
  area: z._default(z.nullable(printedText(60)), null),
  unitType: z.enum(UNIT_TYPES),
  pricePerUnit: money(0.01, 100_000),
  amountOfUnits: z._default(unitCount, 1),
  interval: z._default(intervalMonths, null),
  ...discountContent,
  priviproduct: z._default(z.nullable(z.string().check(z.refine(isManufacturerProduct))), null),
};
/** What a treatment that is read says besides: a change may send it in full, and these follow from the rest. */
const reckoned = {
  priceType: z.optional(z.enum(PRICE_TYPES)),
  preDiscountAmount: z.optional(money(0, 1_000_000_000)),
  totalAmount: z.optional(money(0, 1_000_000_000)),
  isRemoved: z.optional(z.boolean()),
  usedIn: z.optional(settingUse),
};
const treatment = z.object({ treatment: membershipTreatment });
const example = {
  name: 'Botox',
  unitType: 'unit',
  pricePerUnit: 13,
  amountOfUnits: 40,
  interval: 3,
  discountPercent: 10,
};

/** A product of a package at the practice's own price; the price is null where none of its treatments is done with it. */
const packageProduct = named(
  'PackageProduct',
  z.object({
    priviproduct: z.string(),
    name: z.string(),
    numberOfUnits: z.number(),
    logoURL: z.nullable(z.string()),
    pricePerUnit: z.nullable(dollars()),
    priceType: z.nullable(z.enum(PRICE_TYPES)),
    unitType: z.nullable(z.enum(UNIT_TYPES)),
    interval: z.nullable(z.number()),
    amountOfUnits: z.nullable(z.number()),
    discountAmount: z.nullable(dollars()),
    discountPercent: z.nullable(z.number()),
  }),
);
const packageGroup = z.object({ conjunction: z.enum(['AND', 'OR']), products: z.array(packageProduct) });

/** A package that the manufacturer suggests (membership §3 Manufacturer rewards). */
export const packageSuggestion = named(
  'PackageSuggestion',
  z.object({
    _id: z.string(),
    name: z.string(),
    interval: z.nullable(z.number()),
    coreProduct: packageProduct,
    product1: packageGroup,
    product2: packageGroup,
  }),
);

export const listMembershipTreatments = endpoint({
  id: 'listMembershipTreatments',
  method: 'GET',
  path: `${path}/{practiceId}`,
  summary: "A practice's membership treatments, by name, with manufacturers' suggested packages",
  source,
  access: [{ ...reads, owns: [{ at: 'params.practiceId', is: 'practice' }] }],
  params: ofPractice,
  /** `all`: those that were removed too. */
  query: z.strictObject({ all: queryFlag() }),
  result: z.object({
    data: z.object({ treatments: z.array(membershipTreatment), galdermaHits: z.array(packageSuggestion) }),
  }),
  errors: ['NOT_FOUND'],
});

export const addMembershipTreatment = endpoint({
  id: 'addMembershipTreatment',
  method: 'POST',
  path: `${path}/new`,
  summary: 'Add a membership treatment to a practice; names must be unique',
  source,
  access: [{ ...changes, owns: [{ at: 'body.practicemanagement', is: 'practice' }] }],
  body: z.strictObject({ ...membershipTreatmentContent, practicemanagement: id() }),
  result: treatment,
  errors: ['NOT_FOUND'],
  example: { body: { ...example, practicemanagement: 'prac-harbor-medspa' } },
});

export const changeMembershipTreatment = endpoint({
  id: 'changeMembershipTreatment',
  method: 'PATCH',
  path: `${path}/{treatmentId}`,
  summary: "Replace a treatment's details; plans already sold don't change",
  source,
  access: [
    {
      ...changes,
      owns: [
        { at: 'params.treatmentId', is: 'membershipTreatment' },
        { at: 'body._id', is: 'membershipTreatment' },
        { at: 'body.practicemanagement', is: 'practice' },
      ],
    },
  ],
  params,
  body: z.strictObject({
    _id: z.optional(id()),
    ...membershipTreatmentContent,
    ...reckoned,
    practicemanagement: z.optional(id()),
    ...seenVersion,
  }),
  repeats: { 'body._id': 'treatmentId' },
  result: treatment,
  errors: ['NOT_FOUND', 'STALE'],
  example: { body: { ...example, version: 1 } },
});

export const removeMembershipTreatment = endpoint({
  id: 'removeMembershipTreatment',
  method: 'DELETE',
  path: `${path}/{treatmentId}`,
  summary: 'Remove a treatment from a practice; plans that include it keep it',
  source,
  access: [{ ...changes, owns: [{ at: 'params.treatmentId', is: 'membershipTreatment' }] }],
  params,
  result: z.object({ _id: z.string(), practicemanagement: z.string() }),
  errors: ['NOT_FOUND'],
});

/** Products of manufacturers, the same for every practice. */
export const listPriviProducts = endpoint({
  id: 'listPriviProducts',
  method: 'GET',
  path: '/privi/provider/privi-products',
  summary: "Manufacturers' products used in treatments",
  source: 'membership §7 Provider membership operations',
  access: [reads],
  result: z.object({
    priviProducts: z.array(
      named(
        'PriviProduct',
        z.object({
          _id: z.string(),
          name: z.string(),
          manufacturer: z.string(),
          unitType: z.enum(UNIT_TYPES),
          logoURL: z.nullable(z.string()),
          hasRewards: z.boolean(),
        }),
      ),
    ),
  }),
  errors: [],
});
