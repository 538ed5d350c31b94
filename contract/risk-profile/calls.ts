import type { Permission } from '@domain/staff/permissions';
import { endpoint } from '../endpoint';
import { id, optionalText, queryFlag, text } from '../schema';
import * as z from '../z';
import { riskProfile, riskProfileDetail } from './entity';

const access = (permission: Permission) =>
  [{ kind: 'staff', roles: ['Admin'], permission, brand: 'financing', platformOnly: true }] as const;
const [view, edit] = [access('credit.view'), access('credit.edit')];
const source = 'provider-admin §7 Credit portal';
const path = '/credit-portal/risk-profiles';
const params = () => z.object({ id: id() });
const tables = () => z.array(id()).check(z.minLength(1), z.maxLength(60));

/** Which tables a profile works with: the version in force of each. */
const made = {
  name: text(80),
  underwritingrules: id(),
  gradeassignment: id(),
  thickCLA: tables(),
  thinCLA: tables(),
  /** Null for memberships. */
  graderiskapr: z.nullable(id()),
  graderiskmdf: id(),
  /** One of `productGroups`. */
  productGroup: id(),
  productGroups: tables(),
  /** Takes the mark from the profile that has it. */
  boardingPreset: z.boolean(),
};

export const listRiskProfiles = endpoint({
  id: 'listRiskProfiles',
  method: 'GET',
  path,
  summary: 'Every risk profile in effect, or those used by one practice',
  source,
  access: [{ ...view[0], owns: [{ at: 'query.practiceId', is: 'practice' }] }],
  query: z.strictObject({ practiceId: z.optional(id()), archived: queryFlag() }),
  result: z.object({ data: z.array(riskProfile), canEdit: z.boolean() }),
  errors: [],
});

export const getRiskProfile = endpoint({
  id: 'getRiskProfile',
  method: 'GET',
  path: `${path}/{id}`,
  summary: 'One risk profile: its decision steps, the practices it serves, and its results',
  source: `${source} (own name)`,
  access: view,
  params: params(),
  result: riskProfileDetail,
  errors: ['NOT_FOUND'],
});

/** `_id` says what it is a clone of, and it has that one's enrollment. */
export const cloneRiskProfile = endpoint({
  id: 'cloneRiskProfile',
  method: 'POST',
  path: `${path}/clone`,
  summary: 'Create a risk profile from another, starting with version 1',
  source,
  access: edit,
  body: z.strictObject({ _id: id(), note: optionalText(300), ...made }),
  result: riskProfile,
  errors: ['NOT_FOUND'],
});

/** `version` is the one that was changed; another one means that somebody else was quicker. */
export const updateRiskProfile = endpoint({
  id: 'updateRiskProfile',
  method: 'PUT',
  path: `${path}/{id}`,
  summary: 'Create the next version of a risk profile; applies from the next decision on',
  source,
  access: edit,
  params: params(),
  body: z.strictObject({ version: z.int().check(z.minimum(1), z.maximum(2_147_483_647)), note: text(300), ...made }),
  result: riskProfile,
  errors: ['NOT_FOUND', 'STALE', 'RULES_FORBID'],
});

export const archiveRiskProfile = endpoint({
  id: 'archiveRiskProfile',
  method: 'PUT',
  path: `${path}/{id}/archive`,
  summary: 'Archive a risk profile that no practice uses, or restore it',
  source,
  access: edit,
  params: params(),
  body: z.strictObject({ archived: z.boolean() }),
  result: riskProfile,
  errors: ['NOT_FOUND', 'RULES_FORBID'],
  example: { body: { archived: true } },
});
