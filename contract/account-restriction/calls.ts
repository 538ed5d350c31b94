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
const example = { body: { borrowerId: 'unknown-borrower', reason: 'Called and asked for it.', version: 1 } };

export const setAccountHold = endpoint({
  id: 'setAccountHold',
  method: 'POST',
  path: '/practice/borrower/set-account-hold',
  summary: 'Puts an account on hold, or takes it off hold; the answer says which',
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
  summary: 'Flags a borrower as fraud; `undo` takes the flag back',
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
  summary: 'Archives a borrower who owes nothing, who cannot log in from then on; `undo` brings them back',
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
  summary: 'Dismisses the fraud alerts of a borrower’s applications, once somebody has reached the person',
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
