import { sql } from 'kysely';
import type { Db } from '../../db/database';
import { type RowOf, statement } from '../../db/statement';

export const planById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('membership_plan').selectAll().where('id', '=', p.id),
);
export type PlanRow = RowOf<typeof planById>;

export const plansOf = statement<{ membershipId: string }>()((q, p) =>
  q.selectFrom('membership_plan').selectAll().where('membership_id', '=', p.membershipId).orderBy('number', 'desc'),
);

export const treatmentsOfPlan = statement<{ planId: string }>()((q, p) =>
  q.selectFrom('plan_treatment').selectAll().where('plan_id', '=', p.planId).orderBy('seq'),
);
export type PlanTreatmentRow = RowOf<typeof treatmentsOfPlan>;

export function treatmentsByIds(db: Db, ids: readonly string[]): Promise<PlanTreatmentRow[]> {
  return db.query(
    db.builder
      .selectFrom('plan_treatment')
      .selectAll()
      .where('id', 'in', [...ids]),
  );
}

export const planTreatmentById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('plan_treatment').selectAll().where('id', '=', p.id),
);

/** A treatment of a practice's settings while it is sold. */
export const soldTreatment = statement<{ id: string; practiceId: string }>()((q, p) =>
  q
    .selectFrom('membership_treatment')
    .selectAll()
    .where('id', '=', p.id)
    .where('practice_id', '=', p.practiceId)
    .where('removed_at', 'is', null),
);

/** Everything that a practice sells in memberships. */
export const soldTreatmentsOf = statement<{ practiceId: string }>()((q, p) =>
  q
    .selectFrom('membership_treatment')
    .selectAll()
    .where('practice_id', '=', p.practiceId)
    .where('removed_at', 'is', null)
    .orderBy('name')
    .orderBy('id'),
);

export const injectorOf = statement<{ id: string; practiceId: string }>()((q, p) =>
  q
    .selectFrom('injector')
    .select(['id', 'name'])
    .where('id', '=', p.id)
    .where('practice_id', '=', p.practiceId)
    .where('removed_at', 'is', null),
);
export const injectorsOf = statement<{ practiceId: string }>()((q, p) =>
  q.selectFrom('injector').select(['id', 'name']).where('practice_id', '=', p.practiceId),
);

export const programOf = statement<{ practiceId: string }>()((q, p) =>
  q.selectFrom('practice_program').selectAll().where('practice_id', '=', p.practiceId),
);
export type ProgramRow = RowOf<typeof programOf>;

/** What the enterprise of a practice set for those of its practices that set nothing themselves. */
export const termsOfEnterprise = statement<{ practiceId: string }>()((q, p) =>
  q
    .selectFrom('practice')
    .innerJoin('enterprise_program', 'enterprise_program.enterprise_id', 'practice.enterprise_id')
    .select([
      'fee_type',
      'provider_fee_cents',
      'member_fee_cents',
      'merchant_fee',
      'saas_fee_cents',
      'annual_discount',
      'payment_period',
    ])
    .where('practice.id', '=', p.practiceId),
);

/** Requests of practices for financing that wait for the person's answer. */
export const waitingRequests = statement<{ borrowerId: string }>()((q, p) =>
  q
    .selectFrom('credit_transaction')
    .select('id')
    .where('borrower_id', '=', p.borrowerId)
    .where('status', 'in', ['PENDING', 'REQUESTED']),
);

/** What a member has seen, by kind. */
export const seenNotices = statement<{ membershipId: string }>()((q, p) =>
  q
    .selectFrom('membership_notice')
    .select(['kind', 'about'])
    .where('membership_id', '=', p.membershipId)
    .where('kind', 'in', ['SEEN', 'SHOWN_AROUND']),
);

export const visitsOf = statement<{ membershipId: string }>()((q, p) =>
  q
    .selectFrom('visit')
    .selectAll()
    .where('membership_id', '=', p.membershipId)
    .orderBy('due_on')
    .orderBy('slot')
    .orderBy('id'),
);
export type VisitRow = RowOf<typeof visitsOf>;

/** Visits of members that are to come between two moments, by id. */
export const visitsBetween = statement<{ from: string; until: string; after: string; limit: number }>()((q, p) =>
  q
    .selectFrom('visit')
    .innerJoin('membership', 'membership.id', 'visit.membership_id')
    .select(['visit.id', 'visit.membership_id'])
    .where('visit.scheduled_at', '>=', p.from)
    .where('visit.scheduled_at', '<', p.until)
    .where('visit.done_at', 'is', null)
    .where('visit.ended_at', 'is', null)
    // What is left of a year that ended can still be had.
    .where((eb) => eb.or([eb('membership.status', '=', 'ACTIVE'), eb('membership.cancelled_on', 'is not', null)]))
    .where('visit.id', '>', p.after)
    .orderBy('visit.id')
    .limit(p.limit),
);

export const visitById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('visit').selectAll().where('id', '=', p.id),
);

export const billsOf = statement<{ membershipId: string }>()((q, p) =>
  q
    .selectFrom('membership_bill')
    .selectAll()
    .where('membership_id', '=', p.membershipId)
    .orderBy('due_on')
    .orderBy('kind')
    .orderBy('number')
    .orderBy('id'),
);
export type BillRow = RowOf<typeof billsOf>;

export const paymentsOf = statement<{ membershipId: string }>()((q, p) =>
  q
    .selectFrom('membership_payment')
    .selectAll()
    .where('membership_id', '=', p.membershipId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc'),
);
export type MemberPaymentRow = RowOf<typeof paymentsOf>;

export const lotsOf = statement<{ membershipId: string }>()((q, p) =>
  q
    .selectFrom('credit_lot')
    .selectAll()
    .where('membership_id', '=', p.membershipId)
    .orderBy('received_on')
    .orderBy('id'),
);
export type LotRow = RowOf<typeof lotsOf>;

export const pointsOf = statement<{ membershipId: string }>()((q, p) =>
  q
    .selectFrom('points_entry')
    .selectAll()
    .where('membership_id', '=', p.membershipId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc'),
);

/** Who the member is, and the practice, as screens and mails name them. */
export const partiesOf = statement<{ membershipId: string }>()((q, p) =>
  q
    .selectFrom('membership')
    .innerJoin('borrower', 'borrower.id', 'membership.borrower_id')
    .innerJoin('practice', 'practice.id', 'membership.practice_id')
    .select([
      'borrower.id as borrower_id',
      'borrower.first_name',
      'borrower.last_name',
      'borrower.email',
      'borrower.phone',
      'borrower.phone_verified_at',
      'borrower.email_verified_at',
      'borrower.language',
      'borrower.state_code as borrower_state',
      'borrower.is_deleted',
      'borrower.deceased',
      'practice.id as practice_id',
      'practice.name as practice_name',
      'practice.phone as practice_phone',
      'practice.email as practice_email',
      'practice.slug',
      'practice.state_code as practice_state',
      'practice.time_zone',
      'practice.street as practice_street',
      'practice.city as practice_city',
      'practice.zip_code as practice_zip',
      'practice.theme as practice_theme',
    ])
    .where('membership.id', '=', p.membershipId),
);
export type Parties = RowOf<typeof partiesOf>;

const LIKE_SPECIAL = /[\\%_]/g;
const FOUND_MAX = 20;

/** People of a practice whose name, address or number begins like a text: who applied for a membership there, or has one. */
export function membersLike(db: Db, practiceId: string, text: string) {
  const like = `${text.toLowerCase().replace(LIKE_SPECIAL, (sign) => `\\${sign}`)}%`;
  return db.query(
    db.builder
      .selectFrom('membership')
      .innerJoin('borrower', 'borrower.id', 'membership.borrower_id')
      .select([
        'membership.id as membership_id',
        'borrower.id',
        'borrower.first_name',
        'borrower.last_name',
        'borrower.email',
        'borrower.phone',
      ])
      .where('membership.practice_id', '=', practiceId)
      .where('borrower.is_deleted', '=', 0)
      .where((eb) =>
        eb.or([
          eb(eb.fn('lower', ['borrower.first_name']), 'like', like),
          eb(eb.fn('lower', ['borrower.last_name']), 'like', like),
          eb(
            eb.fn('lower', [eb.fn<string>('concat', ['borrower.first_name', sql.lit(' '), 'borrower.last_name'])]),
            'like',
            like,
          ),
          eb('borrower.email', 'like', like),
          eb('borrower.phone', 'like', like),
        ]),
      )
      .orderBy('borrower.last_name')
      .orderBy('borrower.id')
      .limit(FOUND_MAX),
  );
}

/** Who has an address or number at some practices: by proof, or as the practice was told. */
export function contactAt(db: Db, practiceIds: readonly string[] | 'all', contact: { email?: string; phone?: string }) {
  const { email, phone } = contact;
  let query = db.builder
    .selectFrom('membership')
    .innerJoin('borrower', 'borrower.id', 'membership.borrower_id')
    .select(['membership.id', 'membership.borrower_id', 'membership.practice_id'])
    .where(email === undefined ? 'borrower.phone' : 'borrower.email', '=', email ?? phone ?? '');
  if (practiceIds !== 'all') query = query.where('membership.practice_id', 'in', [...practiceIds]);
  return db.query(query.orderBy('membership.created_at').limit(1));
}
