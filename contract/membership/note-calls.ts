import { endpoint, staffRoles } from '../endpoint';
import { noteContent } from '../internal-note/entity';
import { id } from '../schema';
import * as z from '../z';
import { membership } from './entity';

const source = 'membership §7 Provider membership operations';
const sells = { kind: 'staff', roles: staffRoles, permission: 'membership.sell', brand: 'every' } as const;

export const addMembershipNote = endpoint({
  id: 'addMembershipNote',
  method: 'POST',
  path: '/privi/provider/membership-note',
  summary: "Add a practice's note to a membership or one of its treatments; the member never sees it",
  source,
  access: [
    {
      ...sells,
      owns: [
        { at: 'body.membershipId', is: 'membership' },
        { at: 'body.treatmentId', is: 'planTreatment' },
      ],
    },
  ],
  // The treatment is one of the membership's plans; without it, the note is about the membership.
  body: z.strictObject({ membershipId: id(), treatmentId: z.optional(id()), ...noteContent }),
  result: z.object({ membership }),
  errors: ['NOT_FOUND'],
  idempotent: true,
  example: { body: { membershipId: 'membership-1', title: 'Called', note: 'Prefers mornings.' } },
});

export const deleteMembershipNote = endpoint({
  id: 'deleteMembershipNote',
  method: 'POST',
  path: '/privi/provider/membership-note/delete',
  summary: 'Delete a membership note; the audit trail keeps a record of it',
  source,
  access: [{ ...sells, owns: [{ at: 'body.membershipId', is: 'membership' }] }],
  body: z.strictObject({ membershipId: id(), noteId: id() }),
  result: z.object({ membership }),
  errors: ['NOT_FOUND'],
});
