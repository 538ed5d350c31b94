import type { CivilDate } from '@domain/calendar/civil-date';
import { columns } from '../../db/columns';
import { statement } from '../../db/statement';
import type { Tables } from '../../db/tables/index';

type Plan = Tables['membership_plan'];
type Treatment = Tables['plan_treatment'];
type Visit = Tables['visit'];

export const insertPlan = statement<Plan>()((q, p) =>
  q
    .insertInto('membership_plan')
    .values(
      columns(p, [
        'id',
        'membership_id',
        'number',
        'status',
        'name',
        'discounts',
        'total_cents',
        'upfront_cents',
        'monthly_cents',
        'member_fee_cents',
        'provider_fee_cents',
        'merchant_fee',
        'contract',
        'basis',
        'installments_max',
        'reason',
        'made_by_kind',
        'made_by_id',
        'sent_at',
        'accepted_at',
        'ended_at',
        'document_id',
        'signed_name',
        'created_at',
        'version',
      ]),
    ),
);

/**
 * What becomes of a plan; what it says is never changed, another plan takes its place. Its year is what it comes to on the day on which it is
 * accepted, and with another year on the first day of that.
 */
export const movePlan = statement<
  Pick<
    Plan,
    | 'id'
    | 'version'
    | 'status'
    | 'contract'
    | 'discounts'
    | 'total_cents'
    | 'upfront_cents'
    | 'monthly_cents'
    | 'sent_at'
    | 'accepted_at'
    | 'ended_at'
    | 'document_id'
    | 'signed_name'
  >
>()((q, p) =>
  q
    .updateTable('membership_plan')
    .set(
      columns(p, [
        'status',
        'contract',
        'discounts',
        'total_cents',
        'upfront_cents',
        'monthly_cents',
        'sent_at',
        'accepted_at',
        'ended_at',
        'document_id',
        'signed_name',
      ]),
    )
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', p.id)
    .where('version', '=', p.version),
);

export const insertPlanTreatment = statement<Treatment>()((q, p) =>
  q
    .insertInto('plan_treatment')
    .values(
      columns(p, [
        'id',
        'plan_id',
        'seq',
        'thread_id',
        'treatment_id',
        'name',
        'area',
        'unit_type',
        'units',
        'price_per_unit_cents',
        'discount',
        'discount_per_unit_cents',
        'interval_months',
        'upfront_cents',
        'injector_id',
        'product_key',
        'scheduled_at',
      ]),
    ),
);

/** Once: the same treatment of the same month of a year is one visit. */
export const insertVisit = statement<Visit>()((q, p) =>
  q
    .insertInto('visit')
    .values(
      columns(p, [
        'id',
        'membership_id',
        'practice_id',
        'thread_id',
        'plan_treatment_id',
        'plan_year',
        'slot',
        'due_on',
        'is_owed',
        'status',
        'scheduled_at',
        'minutes',
        'injector_id',
        'done_at',
        'done_by',
        'price_cents',
        'list_cents',
        'is_acknowledged',
        'requested_note',
        'ended_at',
        'lapses_on',
        'created_at',
        'version',
      ]),
    )
    .onConflict((conflict) => conflict.columns(['membership_id', 'thread_id', 'plan_year', 'slot']).doNothing()),
);

export const moveVisit = statement<Visit>()((q, p) =>
  q
    .updateTable('visit')
    .set(
      columns(p, [
        'plan_treatment_id',
        'due_on',
        'is_owed',
        'status',
        'scheduled_at',
        'minutes',
        'injector_id',
        'done_at',
        'done_by',
        'price_cents',
        'list_cents',
        'is_acknowledged',
        'requested_note',
        'ended_at',
        'lapses_on',
      ]),
    )
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', p.id)
    .where('version', '=', p.version),
);

export const insertProgram = statement<Tables['practice_program']>()((q, p) =>
  q
    .insertInto('practice_program')
    .values(
      columns(p, [
        'practice_id',
        'contract',
        'fee_type',
        'provider_fee_cents',
        'member_fee_cents',
        'merchant_fee',
        'saas_fee_cents',
        'annual_discount',
        'payment_period',
        'basis',
        'installments_max',
        'enabled',
        'payment_method',
        'version',
      ]),
    )
    .onConflict((conflict) => conflict.column('practice_id').doNothing()),
);

/** Marks treatments as owed from the day that they are due. */
export const oweVisits = statement<{ day: CivilDate }>()((q, p) =>
  q
    .updateTable('visit')
    .set({ is_owed: 1 })
    .where('is_owed', '=', 0)
    .where('due_on', '<=', p.day)
    .where('done_at', 'is', null)
    .where('ended_at', 'is', null),
);
