import type { Db } from '../../db/database';
import { memberModel } from '../../db/migrations/364-members-found';
import type { Scope } from '../../list/list-source';
import { shapeOfModel } from '../../list/shape-of-model';
import { gatheredByStatus } from './gathered-by-status';

/** Columns of the list of members. */
export const memberShape = gatheredByStatus(
  shapeOfModel(memberModel.declaration, {
    sorts: { createdAt: 'created_at', name: 'sort_name' },
    filters: { memberStatus: 'status', isLate: 'is_late' },
  }),
);

/** More than these are no answer to who looks for one. */
const FOUND_MAX = 200;

const BEGINNINGS = ['sort_name', 'last_key', 'email_key', 'phone_key'] as const;
/** Behind every text that begins alike. */
const LAST = '\u{10ffff}';

/** Memberships of the scope whose member's name, address or number begins with a text: each by its index, however many there are. */
export async function membersNamed(db: Db, scope: Scope, text: string): Promise<string[]> {
  const words = text.toLowerCase().replace(/[%\\]/g, '');
  const digits = words.replace(/[\s().-]/g, '');
  const begins = /^\+?\d{3,}$/.test(digits) ? digits.replace(/^\+?1(?=\d{10})/, '') : words;
  const found = new Set<string>();
  for (const column of BEGINNINGS) {
    const rows = await db.query(
      db.builder
        .selectFrom('listed_member')
        .select('id')
        .where(scope.column === 'practice_id' ? 'practice_id' : 'side_key', 'in', [...scope.values] as never)
        .where(column, '>=', begins)
        .where(column, '<', `${begins}${LAST}`)
        .orderBy(column)
        .limit(FOUND_MAX),
    );
    for (const { id } of rows) found.add(id);
  }
  return [...found];
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
        'membership.cancel_method',
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
