import { SPECIALTIES } from '@domain/enums';
import { endpoint } from '../endpoint';
import { id, named } from '../schema';
import { groupProduct } from '../versioned-tables/product-group';
import * as z from '../z';
import { changePracticeRiskProfile } from './calls';

const source = 'provider-admin §7 Credit portal';
const onboarding = 'provider-admin §7 Onboarding';
/** The platform's own people, who give practices what they offer. */
const platform = {
  kind: 'staff',
  roles: ['Admin'],
  permission: 'practice.offer',
  brand: 'financing',
  platformOnly: true,
} as const;

export const listSpecialties = endpoint({
  id: 'listSpecialties',
  method: 'GET',
  path: '/practice/specialty',
  summary: 'The specialties that a practice can have',
  source,
  access: [platform],
  result: z.object({ specialties: z.array(z.enum(SPECIALTIES)) }),
  errors: [],
});

/** A group that a practice of a specialty starts with. */
const beginning = {
  specialty: z.enum(SPECIALTIES),
  /** True for a group that is the specialty's own, false for the one of the risk profile. */
  isOwn: z.boolean(),
  productGroupId: z.string(),
  name: z.string(),
  version: z.number(),
};

export const listDefaultProductGroups = endpoint({
  id: 'listDefaultProductGroups',
  method: 'GET',
  path: '/practice/product/default-product-groups',
  summary: 'The product group that new practices start with, by specialty',
  source,
  access: [platform],
  query: z.strictObject({ specialty: z.optional(z.enum(SPECIALTIES)) }),
  result: z.object({ data: z.array(named('DefaultProductGroup', z.object(beginning))) }),
  errors: [],
});

export const getDefaultProductGroup = endpoint({
  id: 'getDefaultProductGroup',
  method: 'GET',
  path: '/practice/onboarding/default-product-group',
  summary: 'The product group that a practice of a specialty starts with, among those of its risk profile',
  source: onboarding,
  access: [{ ...platform, owns: [{ at: 'query.practiceId', is: 'practice' }] }],
  query: z.strictObject({ specialty: z.enum(SPECIALTIES), practiceId: z.optional(id()) }),
  result: z.object({
    productGroup: z.object({ ...beginning, boardingPreset: z.boolean(), products: z.array(groupProduct) }),
  }),
  errors: ['NOT_FOUND'],
});

/** @NOTE choice: rules are a risk profile's, so the practice is given the one that works with them, and otherwise decides as its own. */
export const changePracticeUnderwritingRules = endpoint({
  id: 'changePracticeUnderwritingRules',
  method: 'PATCH',
  path: '/practice/{id}/underwriting-rules',
  summary: 'Assign a practice the risk profile that uses other underwriting rules',
  source: onboarding,
  access: [{ ...platform, owns: [{ at: 'params.id', is: 'practice' }] }],
  params: z.object({ id: id() }),
  body: z.strictObject({
    underwritingrules: id(),
    version: z.optional(z.int().check(z.minimum(1), z.maximum(2_147_483_647))),
  }),
  result: changePracticeRiskProfile.result,
  errors: ['STALE'],
  example: { body: { underwritingrules: 'ruleset-standard', version: 3 } },
});
