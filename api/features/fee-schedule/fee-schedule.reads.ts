import type { Db, Tx } from '../../db/database';
import { takingRows } from '../../db/row-lock';
import { type RowOf, statement } from '../../db/statement';
import { AppError } from '../../http/app-error';

export const schedulesOfPractice = statement<{ practiceId: string }>()((q, p) =>
  q.selectFrom('fee_schedule').selectAll().where('practice_id', '=', p.practiceId).orderBy('number', 'desc'),
);
export type FeeScheduleRow = RowOf<typeof schedulesOfPractice>;

export const scheduleById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('fee_schedule').selectAll().where('id', '=', p.id),
);

export const paperOfSchedule = statement<{ id: string }>()((q, p) =>
  q.selectFrom('fee_schedule_paper').selectAll().where('fee_schedule_id', '=', p.id),
);

const practiceOfFees = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('practice')
    .leftJoin('practice_profile', 'practice_profile.practice_id', 'practice.id')
    .leftJoin('enterprise', 'enterprise.id', 'practice.enterprise_id')
    .select([
      'practice.id',
      'practice.name',
      'practice.street',
      'practice.unit',
      'practice.city',
      'practice.state_code',
      'practice.zip_code',
      'practice.time_zone',
      'practice.email',
      'practice.enrollments',
      'practice.funding_types',
      'practice.risk_profile_id',
      'practice.product_group_id',
      'practice.enterprise_id',
      'practice_profile.legal_name',
      'practice_profile.unlimited_fee_bps',
      'enterprise.name as enterprise_name',
      'enterprise.fees_paid_by_enterprise',
    ])
    .where('practice.id', '=', p.id),
);
export type FeesPractice = RowOf<typeof practiceOfFees>;

const takenPractice = statement<{ id: string }>()((q, p, dialect) =>
  takingRows(q.selectFrom('practice').select('id').where('id', '=', p.id), dialect),
);

/** What its schedule of fees says of a practice, with its profile and its enterprise. @throws AppError NOT_FOUND */
export async function feesPractice(db: Db, id: string): Promise<FeesPractice> {
  const practice = await db.first(practiceOfFees, { id });
  if (!practice) throw new AppError('NOT_FOUND');
  return practice;
}

/** The same, taken until the transaction ends: one schedule of a practice is sent or signed after the other. */
export async function takeFeesPractice(tx: Tx, id: string): Promise<FeesPractice> {
  await tx.first(takenPractice, { id });
  return feesPractice(tx, id);
}

/** Who can sign for a practice: those who administer it, and its enterprise. */
export const signersOf = statement<{ practiceId: string; enterpriseId: string | null }>()((q, p) =>
  q
    .selectFrom('staff')
    .select('email')
    .where('is_active', '=', 1)
    .where((eb) =>
      eb.or([
        eb.and([
          eb('role', '=', 'PracticeAdmin'),
          eb('id', 'in', eb.selectFrom('staff_practice').select('staff_id').where('practice_id', '=', p.practiceId)),
        ]),
        eb.and([eb('role', '=', 'EnterpriseAdmin'), eb('enterprise_id', '=', p.enterpriseId)]),
      ]),
    )
    .orderBy('email'),
);
