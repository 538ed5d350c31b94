import { sql } from 'kysely';
import type { Db } from '../../db/database';
import { memberModel } from '../../db/migrations/350-listed-members';
import type { Scope } from '../../list/list-source';
import { shapeOfModel } from '../../list/shape-of-model';

/** Columns of the list of members. */
export const memberShape = shapeOfModel(memberModel.declaration, {
  sorts: { createdAt: 'created_at', name: 'sort_name' },
  filters: { memberStatus: 'status', isLate: 'is_late' },
});

/** More than these are no answer to who looks for one. */
const FOUND_MAX = 200;

/** Memberships of the scope whose member's name, address or number begins with a text. */
export async function membersNamed(db: Db, scope: Scope, text: string): Promise<string[]> {
  const words = text.toLowerCase().replace(/[%_\\]/g, '');
  const digits = words.replace(/[\s().-]/g, '');
  const like = `${/^\+?\d{3,}$/.test(digits) ? digits.replace(/^\+?1(?=\d{10})/, '') : words}%`;
  const rows = await db.query(
    db.builder
      .selectFrom('listed_member')
      .innerJoin('borrower', 'borrower.id', 'listed_member.borrower_id')
      .select('listed_member.id')
      .where(scope.column === 'practice_id' ? 'listed_member.practice_id' : 'listed_member.side_key', 'in', [
        ...scope.values,
      ] as never)
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
      .orderBy('listed_member.created_at', 'desc')
      .limit(FOUND_MAX),
  );
  return rows.map(({ id }) => id);
}

/** What a row shows, of some members. */
export function memberRows(db: Db, ids: readonly string[]) {
  return db.query(
    db.builder
      .selectFrom('membership')
      .innerJoin('listed_member', 'listed_member.id', 'membership.id')
      .innerJoin('borrower', 'borrower.id', 'membership.borrower_id')
      .innerJoin('practice', 'practice.id', 'membership.practice_id')
      .leftJoin('membership_plan', 'membership_plan.id', 'membership.active_plan_id')
      .select([
        'membership.id',
        'membership.borrower_id',
        'membership.practice_id',
        'membership.status',
        'membership.activated_on',
        'membership.cancelled_on',
        'membership.created_at',
        'listed_member.status as shown_status',
        'listed_member.is_late',
        'practice.name as practice_name',
        'borrower.first_name',
        'borrower.last_name',
        'borrower.email',
        'borrower.phone',
        'membership_plan.name as plan_name',
        'membership_plan.monthly_cents',
        'membership_plan.member_fee_cents',
      ])
      .where('membership.id', 'in', [...ids]),
  );
}

export type ListedMemberRow = Awaited<ReturnType<typeof memberRows>>[number];
