import type { CivilDate } from '@domain/calendar/civil-date';
import { takingRows } from '../../db/row-lock';
import { type RowOf, statement } from '../../db/statement';

const MEMBERSHIPS = '%"MEMBERSHIPS"%';

/** Practices of the membership program that have no invoice of a month. */
export const practicesToInvoice = statement<{ month: string; before: string; after: string; limit: number }>()((q, p) =>
  q
    .selectFrom('practice')
    .select('practice.id')
    .where('practice.enrollments', 'like', MEMBERSHIPS)
    .where('practice.created_at', '<', p.before)
    .where('practice.id', '>', p.after)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('provider_invoice')
            .select('provider_invoice.id')
            .whereRef('provider_invoice.practice_id', '=', 'practice.id')
            .where('provider_invoice.payer', '=', 'PRACTICE')
            .where('provider_invoice.kind', '=', 'MONTH')
            .where('provider_invoice.month', '=', p.month),
        ),
      ),
    )
    .orderBy('practice.id')
    .limit(p.limit),
);

/** The practice, taken until the transaction ends: one process invoices it at a time. */
export const takenPractice = statement<{ id: string }>()((q, p, dialect) =>
  takingRows(q.selectFrom('practice').select(['id', 'enterprise_id']).where('id', '=', p.id), dialect),
);

export const enterpriseOfPractice = statement<{ id: string }>()((q, p) =>
  q.selectFrom('enterprise').select(['id', 'fees_paid_by_enterprise']).where('id', '=', p.id),
);

export const invoiceByKey = statement<{ key: string }>()((q, p) =>
  q.selectFrom('provider_invoice').select('id').where('natural_key', '=', p.key),
);

/** The last month that the fee for the program was invoiced for. */
export const saasCovered = statement<{ practiceId: string }>()((q, p) =>
  q
    .selectFrom('provider_invoice_line')
    .select((eb) => eb.fn.max<string | null>('covers_until').as('until'))
    .where('practice_id', '=', p.practiceId)
    .where('kind', '=', 'SAAS'),
);

/** Bills of months and of years whose months may have begun, with the practice's part of the fee in their plan. */
export const billedMonths = statement<{ practiceId: string; since: CivilDate; until: CivilDate }>()((q, p) =>
  q
    .selectFrom('membership_bill')
    .innerJoin('membership_plan', 'membership_plan.id', 'membership_bill.plan_id')
    .innerJoin('membership', 'membership.id', 'membership_bill.membership_id')
    .select([
      'membership_bill.id',
      'membership_bill.membership_id',
      'membership_bill.kind',
      'membership_bill.due_on',
      'membership_plan.provider_fee_cents',
      'membership.cancelled_on',
    ])
    .select((eb) =>
      eb
        .selectFrom('membership_bill as later')
        .whereRef('later.membership_id', '=', 'membership_bill.membership_id')
        .whereRef('later.plan_year', '>', 'membership_bill.plan_year')
        .select((of) => of.fn.min('later.due_on').as('on'))
        .as('next_year_on'),
    )
    .where('membership_bill.practice_id', '=', p.practiceId)
    .where('membership_bill.kind', 'in', ['MONTH', 'YEAR'])
    .where('membership_bill.due_on', '>=', p.since)
    .where('membership_bill.due_on', '<=', p.until)
    .where('membership_plan.provider_fee_cents', '>', 0)
    .orderBy('membership_bill.due_on')
    .orderBy('membership_bill.id'),
);
export type BilledMonth = RowOf<typeof billedMonths>;

/** Months of these bills that were invoiced. */
export const invoicedKeys = statement<{ practiceId: string; since: string }>()((q, p) =>
  q
    .selectFrom('provider_invoice_line')
    .innerJoin('provider_invoice', 'provider_invoice.id', 'provider_invoice_line.invoice_id')
    .select('provider_invoice_line.natural_key')
    .where('provider_invoice.practice_id', '=', p.practiceId)
    .where('provider_invoice.month', '>=', p.since),
);

type Range = { practiceId: string; account: string; since: CivilDate; until: CivilDate };

/** Credits that the practice gave, as they are booked on what it owes. */
export const creditsGiven = statement<Range>()((q, p) =>
  q
    .selectFrom('membership')
    .innerJoin('credit_lot', 'credit_lot.membership_id', 'membership.id')
    .innerJoin('journal_entry', 'journal_entry.natural_key', 'credit_lot.natural_key')
    .innerJoin('posting', 'posting.entry_id', 'journal_entry.id')
    .select(['journal_entry.id', 'membership.id as membership_id', 'posting.amount'])
    .where('membership.practice_id', '=', p.practiceId)
    .where('credit_lot.received_on', '>=', p.since)
    .where('credit_lot.received_on', '<=', p.until)
    .where('journal_entry.kind', '=', 'CREDITS_GRANTED')
    .where('posting.account_id', '=', p.account)
    .orderBy('credit_lot.received_on')
    .orderBy('journal_entry.id'),
);

/** Credits that the practice gave and that lapsed: what was left of them is its own again. */
export const creditsLapsed = statement<Range>()((q, p) =>
  q
    .selectFrom('membership')
    .innerJoin('credit_lot', 'credit_lot.membership_id', 'membership.id')
    .innerJoin('credit_use', 'credit_use.lot_id', 'credit_lot.id')
    .innerJoin('journal_entry', 'journal_entry.natural_key', 'credit_use.natural_key')
    .innerJoin('posting', 'posting.entry_id', 'journal_entry.id')
    .select(['journal_entry.id', 'membership.id as membership_id', 'posting.amount'])
    .where('membership.practice_id', '=', p.practiceId)
    .where('credit_use.kind', '=', 'EXPIRED')
    .where('credit_use.used_on', '>=', p.since)
    .where('credit_use.used_on', '<=', p.until)
    .where('journal_entry.kind', '=', 'CREDITS_EXPIRED')
    .where('posting.account_id', '=', p.account)
    .orderBy('credit_use.used_on')
    .orderBy('journal_entry.id'),
);

/** Invoices of a practice below zero of which something is left for later ones, the oldest first. */
export const creditInvoices = statement<{ practiceId: string }>()((q, p) =>
  q
    .selectFrom('provider_invoice')
    .select(['id', 'total_cents', 'set_off_cents', 'version'])
    .where('practice_id', '=', p.practiceId)
    .where('payer', '=', 'PRACTICE')
    .where('status', '=', 'OPEN')
    .where('total_cents', '<', 0)
    .orderBy('issued_on')
    .orderBy('id'),
);
