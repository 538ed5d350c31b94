import { endpoint } from '../endpoint';
import { civilDateText, dollars, id, named, text } from '../schema';
import * as z from '../z';

export const recordedDuty = named(
  'RecordedDuty',
  z.object({
    from: z.string(),
    until: z.nullable(z.string()),
    /** How many loans bear the lower rate by it. */
    loans: z.number(),
    /** Interest that was charged since the first day and is withdrawn. */
    forgiven: dollars(),
  }),
);

export const recordActiveDuty = endpoint({
  id: 'recordActiveDuty',
  method: 'POST',
  path: '/practice/borrower/{id}/active-duty',
  summary: "Record a borrower's active duty: earlier loans are capped at 6% while it lasts",
  source: '50 U.S.C. 3937; own call',
  access: [
    {
      kind: 'staff',
      roles: ['Admin'],
      permission: 'credit.edit',
      brand: 'financing',
      owns: [{ at: 'params.id', is: 'borrower' }],
    },
  ],
  params: z.object({ id: id() }),
  body: z.strictObject({
    /** First day, from the orders. The same again changes the last day. */
    from: civilDateText(),
    /** Last day; left out while nobody knows it. */
    until: z.optional(civilDateText()),
    /** Which orders were seen; kept in the borrower's file. */
    reason: text(300),
  }),
  result: recordedDuty,
  errors: ['STEP_ORDER'],
  idempotent: true,
});
