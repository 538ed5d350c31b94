import { endpoint } from '../endpoint';
import { id, text } from '../schema';
import { staffReason } from '../staff-reason';
import * as z from '../z';
import { accountRestrictions } from './entity';

const source = 'provider-admin §4, §7 Borrower administration; decision 27';

/** The platform's own people: what a borrower is suspected of is never a practice's to know. */
const may = [
  {
    kind: 'staff',
    roles: ['Admin'],
    permission: 'borrower.block',
    brand: 'financing',
    platformOnly: true,
    owns: [{ at: 'body.borrowerId', is: 'borrower' }],
  },
] as const;

/** Why, for the colleagues who read it later; neither the patient nor the practice does. */
const change = {
  borrowerId: id(),
  reason: staffReason(),
  /** Of the borrower as it was seen; without it the last one is right. */
  version: z.optional(z.number().check(z.int(), z.minimum(0))),
};
/** Decision 27: an undo has a reason. */
const undoable = z.strictObject({ ...change, undo: z.optional(z.boolean()) });
const example = { body: { borrowerId: 'unknown-borrower', reason: 'Requested by phone.', version: 1 } };

export const setAccountHold = endpoint({
  id: 'setAccountHold',
  method: 'POST',
  path: '/practice/borrower/set-account-hold',
  summary: 'Put an account on hold or remove the hold; the response says which',
  source,
  access: may,
  body: z.strictObject(change),
  result: accountRestrictions,
  errors: ['STALE'],
  idempotent: true,
  example,
});

export const setUserFraud = endpoint({
  id: 'setUserFraud',
  method: 'POST',
  path: '/practice/borrower/set-user-fraud',
  summary: 'Flag a borrower as fraud; `undo` removes the flag',
  source,
  access: may,
  body: undoable,
  result: accountRestrictions,
  errors: ['STALE', 'STEP_ORDER'],
  idempotent: true,
  example,
});

export const archiveUser = endpoint({
  id: 'archiveUser',
  method: 'POST',
  path: '/practice/borrower/archivedUser',
  summary: 'Archive a borrower who owes nothing and can no longer log in; `undo` restores them',
  source,
  access: may,
  body: undoable,
  result: accountRestrictions,
  errors: ['STALE', 'STEP_ORDER'],
  idempotent: true,
  example,
});

export const dismissFraudAlerts = endpoint({
  id: 'dismissFraudAlerts',
  method: 'PATCH',
  path: '/practice/borrower/{id}/fraud-alerts/dismiss',
  summary: 'Dismiss the fraud alerts on a borrower’s applications after reaching the person',
  source,
  access: [
    {
      kind: 'staff',
      roles: ['Admin'],
      permission: 'borrower.block',
      brand: 'financing',
      platformOnly: true,
      owns: [{ at: 'params.id', is: 'borrower' }],
    },
  ],
  params: z.object({ id: id() }),
  // Whoever dismisses one says how the person was reached (15 USC 1681c-1(h)).
  body: z.strictObject({ reason: text(500), version: change.version }),
  result: accountRestrictions,
  errors: ['STALE', 'STEP_ORDER'],
  idempotent: true,
});
