import type { Permission } from '@domain/staff/permissions';
import { endpoint } from '../endpoint';
import { civilDateText, id, paragraphs, text } from '../schema';
import * as z from '../z';
import { creditDraft, draftOfProfile, draftVersion, ofProfile, seenVersion } from './entity';

const access = (permission: Permission) =>
  [{ kind: 'staff', roles: ['Admin'], permission, brand: 'financing', platformOnly: true }] as const;
const source = 'provider-admin §7 Credit portal (own name), decision 48';
const ofDraft = '/credit-portal/risk-profiles/{id}/draft';
const kind = () => z.string().check(z.regex(/^[a-z][a-z-]{2,39}$/));
const seen = () => z.strictObject({ version: seenVersion() });

export const getCreditDraft = endpoint({
  id: 'getCreditDraft',
  method: 'GET',
  path: ofDraft,
  summary: 'The open draft of a risk profile: what it changes, what is wrong with it, and why it cannot be published',
  source,
  access: access('credit.view'),
  params: ofProfile(),
  result: draftOfProfile,
  errors: ['NOT_FOUND'],
});

export const listCreditDrafts = endpoint({
  id: 'listCreditDrafts',
  method: 'GET',
  path: '/credit-portal/risk-profiles/{id}/drafts',
  summary: 'Every draft of a risk profile, newest first: what each version was published with, and discarded drafts',
  source,
  access: access('credit.view'),
  params: ofProfile(),
  result: z.object({ data: z.array(creditDraft) }),
  errors: ['NOT_FOUND'],
});

export const listDraftsOfTable = endpoint({
  id: 'listDraftsOfTable',
  method: 'GET',
  path: '/credit-portal/table-drafts',
  summary: 'The risk profiles that use a table, each with the open draft that a table change is saved into',
  source,
  access: access('credit.view'),
  query: z.strictObject({ kind: kind(), tableId: id() }),
  result: z.object({
    needsSecondPerson: z.boolean(),
    profiles: z.array(
      z.object({
        _id: z.string(),
        name: z.string(),
        version: z.number(),
        draft: z.nullable(
          z.object({ version: z.number(), status: z.string(), count: z.number(), hasTable: z.boolean() }),
        ),
      }),
    ),
  }),
  errors: [],
});

export const saveDraftTable = endpoint({
  id: 'saveDraftTable',
  method: 'PUT',
  path: `${ofDraft}/tables/{kind}/{tableId}`,
  summary: "Save a table's changes into the draft of a risk profile that uses it; opens a draft if there is none",
  source,
  access: access('credit.edit'),
  params: z.object({ id: id(), kind: kind(), tableId: id() }),
  /** `version` is the table's that was changed, `draftVersion` the draft's that was seen. */
  body: z.strictObject({
    version: seenVersion(),
    draftVersion: draftVersion(),
    name: text(80),
    content: z.record(z.string().check(z.maxLength(60)), z.unknown()),
  }),
  result: draftOfProfile,
  errors: ['NOT_FOUND', 'STALE', 'RULES_FORBID'],
});

export const takeTableOutOfDraft = endpoint({
  id: 'takeTableOutOfDraft',
  method: 'POST',
  path: `${ofDraft}/tables/{kind}/{tableId}/take-out`,
  summary: "Remove a table's changes from the draft",
  source,
  access: access('credit.edit'),
  params: z.object({ id: id(), kind: kind(), tableId: id() }),
  body: seen(),
  result: draftOfProfile,
  errors: ['NOT_FOUND', 'STALE', 'RULES_FORBID'],
});

export const chooseDraftTable = endpoint({
  id: 'chooseDraftTable',
  method: 'PUT',
  path: `${ofDraft}/choices/{kind}/{tableId}`,
  summary: 'Swap a table in the draft for another, or swap it back',
  source,
  access: access('credit.edit'),
  params: z.object({ id: id(), kind: kind(), tableId: id() }),
  body: z.strictObject({ draftVersion: draftVersion(), chosenId: z.nullable(id()) }),
  result: draftOfProfile,
  errors: ['NOT_FOUND', 'STALE', 'RULES_FORBID'],
});

export const discardCreditDraft = endpoint({
  id: 'discardCreditDraft',
  method: 'POST',
  path: `${ofDraft}/discard`,
  summary: 'Discard the draft; it can be restored',
  source,
  access: access('credit.edit'),
  params: ofProfile(),
  body: seen(),
  result: draftOfProfile,
  errors: ['NOT_FOUND', 'STALE', 'RULES_FORBID'],
});

export const restoreCreditDraft = endpoint({
  id: 'restoreCreditDraft',
  method: 'POST',
  path: `${ofDraft}/restore`,
  summary: 'Restore a discarded draft while no other draft is open',
  source,
  access: access('credit.edit'),
  params: ofProfile(),
  body: z.strictObject({ draftId: id() }),
  result: draftOfProfile,
  errors: ['NOT_FOUND', 'STALE', 'RULES_FORBID'],
});

export const proposeCreditDraft = endpoint({
  id: 'proposeCreditDraft',
  method: 'POST',
  path: `${ofDraft}/propose`,
  summary: 'Submit the draft to a second person for publishing; if none is needed, publish it now or on its day',
  source,
  access: access('credit.edit'),
  params: ofProfile(),
  body: z.strictObject({
    version: seenVersion(),
    reason: paragraphs(500),
    effectiveOn: civilDateText(),
    askedId: z.nullable(id()),
  }),
  result: draftOfProfile,
  errors: ['NOT_FOUND', 'STALE', 'RULES_FORBID'],
});

export const approveCreditDraft = endpoint({
  id: 'approveCreditDraft',
  method: 'POST',
  path: `${ofDraft}/approve`,
  summary: "Publish a colleague's draft immediately or on its day, as one version of each table and profile",
  source,
  access: access('credit.edit'),
  params: ofProfile(),
  body: seen(),
  result: draftOfProfile,
  errors: ['NOT_FOUND', 'STALE', 'RULES_FORBID'],
});

export const declineCreditDraft = endpoint({
  id: 'declineCreditDraft',
  method: 'POST',
  path: `${ofDraft}/decline`,
  summary: "Reject a colleague's draft with a reason; the draft is open again",
  source,
  access: access('credit.edit'),
  params: ofProfile(),
  body: z.strictObject({ version: seenVersion(), reason: text(300) }),
  result: draftOfProfile,
  errors: ['NOT_FOUND', 'STALE', 'RULES_FORBID'],
});

export const withdrawCreditDraft = endpoint({
  id: 'withdrawCreditDraft',
  method: 'POST',
  path: `${ofDraft}/withdraw`,
  summary: 'Withdraw a submitted or scheduled draft; the draft is open again',
  source,
  access: access('credit.edit'),
  params: ofProfile(),
  body: seen(),
  result: draftOfProfile,
  errors: ['NOT_FOUND', 'STALE', 'RULES_FORBID'],
});
