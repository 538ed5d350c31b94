import { REFRESH_BEFORE_END_DAYS } from '@domain/application/reapply';
import { addDays, type CivilDate } from '@domain/calendar/civil-date';
import { INVITED_AGAIN_AFTER_DAYS } from '@domain/credit-line/limit-invitation';
import type { Db } from '../../../db/database';

type Whose = { today: CivilDate; practiceId: string | null };

/**
 * People whose limit has ended or soon ends, whom we may mail and did not mail of it: whom a run looks at closely. A day on either
 * side is let in, because days are those of where a person lives.
 * @NOTE choice: a finance partner's borrowers (sell percentage below 100) are not invited, because the platform's people do not see
 * them (decision 23).
 */
function candidates(db: Db, { today, practiceId }: Whose) {
  const query = db.builder
    .selectFrom('credit_profile')
    .innerJoin('borrower', 'borrower.id', 'credit_profile.borrower_id')
    .innerJoin('practice', 'practice.id', 'credit_profile.practice_id')
    .leftJoin('limit_invitation', 'limit_invitation.borrower_id', 'credit_profile.borrower_id')
    .where('credit_profile.expires_on', '<=', addDays(today, REFRESH_BEFORE_END_DAYS + 1))
    .where('practice.contract_sell_percent', '=', 100)
    .where('practice.is_active', '=', 1)
    .where('borrower.email_verified_at', 'is not', null)
    .where('borrower.on_hold', '=', 0)
    .where('borrower.flagged_fraud', '=', 0)
    .where('borrower.deceased', '=', 0)
    .where('borrower.is_deleted', '=', 0)
    .where((eb) =>
      eb.or([
        eb('limit_invitation.invited_on', 'is', null),
        eb('limit_invitation.invited_on', '<=', addDays(today, 1 - INVITED_AGAIN_AFTER_DAYS)),
      ]),
    )
    .where((eb) =>
      eb.or([
        eb('limit_invitation.ends_on', 'is', null),
        eb('limit_invitation.ends_on', '<>', eb.ref('credit_profile.expires_on')),
      ]),
    );
  return practiceId === null ? query : query.where('credit_profile.practice_id', '=', practiceId);
}

/** Their ids behind a place, in the order of the ids. */
export async function candidatesAfter(db: Db, of: Whose & { place: string; most: number }): Promise<string[]> {
  const rows = await db.query(
    candidates(db, of)
      .select('credit_profile.borrower_id')
      .where('credit_profile.borrower_id', '>', of.place)
      .orderBy('credit_profile.borrower_id')
      .limit(of.most),
  );
  return rows.map(({ borrower_id: id }) => id);
}

/** How many they are. */
export async function countCandidates(db: Db, of: Whose): Promise<number> {
  const [row] = await db.query(candidates(db, of).select((eb) => eb.fn.countAll().as('people')));
  return Number(row?.people ?? 0);
}
