import { columns } from '../../db/columns';
import { statement } from '../../db/statement';
import type { Tables } from '../../db/tables/index';

type Membership = Tables['membership'];
type History = Tables['membership_history'];

const COLUMNS = [
  'id',
  'borrower_id',
  'practice_id',
  'status',
  'standing',
  'approved_at',
  'approved_application_id',
  'plan_max_cents',
  'is_invited',
  'changed_by_member',
  'active_plan_id',
  'requested_plan_id',
  'saved_plan_id',
  'method_id',
  'pays_by_hand',
  'stopped_on',
  'autopay_stopped_at',
  'activated_on',
  'plan_year',
  'first_year',
  'pays_at_once',
  'pays_with_credits',
  'past_due_on',
  'stage',
  'pauses',
  'asked_pause_months',
  'contact_requested_at',
  'cancelled_on',
  'cancel_method',
  'look_on',
  'created_at',
  'version',
] as const satisfies readonly (keyof Membership)[];

const CHANGED = COLUMNS.filter((column) => column !== 'id' && column !== 'created_at' && column !== 'version');

/** Does nothing where the person is a member of the practice already. */
export const insertMembership = statement<Membership>()((q, p) =>
  q
    .insertInto('membership')
    .values(columns(p, COLUMNS))
    .onConflict((conflict) => conflict.columns(['borrower_id', 'practice_id']).doNothing()),
);

/** Guarded by the version that was read. */
export const moveMembership = statement<Membership>()((q, p) =>
  q
    .updateTable('membership')
    .set(columns(p, CHANGED))
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', p.id)
    .where('version', '=', p.version),
);

export const insertHistory = statement<History>()((q, p) =>
  q
    .insertInto('membership_history')
    .values(
      columns(p, [
        'id',
        'membership_id',
        'seq',
        'action',
        'actor_kind',
        'actor_id',
        'user_name',
        'note',
        'amount_cents',
        'at',
      ]),
    ),
);
