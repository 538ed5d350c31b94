import { endpoint } from '../endpoint';
import { picture } from '../picture';
import { id, named, optionalText, practiceName, queryFlag, queryNumber, slug } from '../schema';
import * as z from '../z';
import { enterpriseList, enterpriseRow } from './list';

const source = 'provider-admin §7 Onboarding';

/** @NOTE choice: the list's own call (POST) has orders, dates and cursors; this one is the specification's, by name. */
export const findEnterprisesByName = endpoint({
  id: 'findEnterprisesByName',
  method: 'GET',
  path: '/practice/enterprises-list',
  summary: 'A page of the enterprises by name, or all of them',
  source,
  access: enterpriseList.access,
  query: z.strictObject({
    page: queryNumber(0, 100),
    limit: queryNumber(1, 100),
    /** Each word must stand in the name. */
    nameSearch: optionalText(100),
    noLimit: queryFlag(),
  }),
  result: z.object({
    data: z.array(enterpriseRow),
    total: z.number(),
    page: z.number(),
    /** Null where all were asked for. */
    limit: z.nullable(z.number()),
  }),
  errors: [],
});

const logo = z.optional(picture());
const providers = z.array(id()).check(z.maxLength(500));

/**
 * The platform's own people: a finance partner's see some practices of an enterprise. An enterprise is shared: the membership
 * brand's people have it where they have all of its practices alone, else it is the platform's administrators' (decision 53).
 */
const platform = {
  kind: 'staff',
  roles: ['Admin'],
  permission: 'enterprise.edit',
  brand: 'every',
  platformOnly: true,
  owns: [{ at: 'body.providers', is: 'practice', alone: true }],
} as const;

export const addEnterprise = endpoint({
  id: 'addEnterprise',
  method: 'POST',
  path: '/practice/enterprise',
  summary: "Create an enterprise from practices that aren't in one",
  source,
  access: [platform],
  body: z.strictObject({ name: practiceName(), urlSlug: slug(), logo, providers: z.optional(providers) }),
  result: z.object({ enterprise: enterpriseRow }),
  errors: ['DUPLICATED_DATA'],
  idempotent: true,
  example: {
    body: { name: 'Lakeside Dental Group', urlSlug: 'lakeside-dental', providers: ['prac-bright-smile'] },
  },
});

/** @NOTE choice: `providers` are those of the practices that one sees; what one does not see stays as it is. */
export const changeEnterprise = endpoint({
  id: 'changeEnterprise',
  method: 'PUT',
  path: '/practice/enterprise',
  summary: "Change an enterprise's name, address, logo, and practices; omitted fields stay the same",
  source,
  access: [{ ...platform, owns: [{ at: 'body._id', is: 'enterprise' }, ...platform.owns] }],
  body: z.strictObject({
    _id: id(),
    /** Of the enterprise as it was seen; without it the last one is right. */
    version: z.optional(z.int().check(z.minimum(1), z.maximum(2_147_483_647))),
    name: z.optional(practiceName()),
    urlSlug: z.optional(slug()),
    logo,
    providers: z.optional(providers),
  }),
  result: z.object({ enterprise: enterpriseRow }),
  errors: ['NOT_FOUND', 'STALE', 'DUPLICATED_DATA'],
  example: { body: { _id: 'ent-harborline', version: 3, name: 'Harborline Aesthetics' } },
});

/** A practice that an enterprise can be made of. */
const activePractice = named(
  'ActivePractice',
  z.object({
    _id: z.string(),
    PracticeName: z.string(),
    city: z.string(),
    stateCode: z.string(),
    /** Whose it is already. */
    enterprise: z.nullable(z.object({ _id: z.string(), name: z.string() })),
  }),
);

export const listActivePractices = endpoint({
  id: 'listActivePractices',
  method: 'GET',
  path: '/practice/active',
  summary: 'The active practices in scope by name, each with its enterprise',
  source,
  access: [{ kind: 'staff', roles: ['Admin'], permission: 'practice.view', brand: 'every' }],
  result: z.object({ practices: z.array(activePractice) }),
  errors: [],
});
