import type { accountRestrictions } from '@contract/account-restriction/entity';
import { fullName } from '@domain/person-name';
import type * as z from 'zod/mini';
import type { Db } from '../../db/database';
import { AppError } from '../../http/app-error';
import { statesInForce } from './person-state.reads';
import { restrictionChanges, standingOf } from './restriction.reads';

/** @throws AppError NOT_FOUND */
export async function viewRestrictions(db: Db, borrowerId: string): Promise<z.input<typeof accountRestrictions>> {
  const row = await db.first(standingOf, { id: borrowerId });
  if (!row) throw new AppError('NOT_FOUND');
  const states = await db.all(statesInForce, { borrowerId });
  const changes = await db.all(restrictionChanges, { borrowerId });
  return {
    accountOnHold: row.on_hold === 1,
    flaggedAsFraud: row.flagged_fraud === 1,
    isDeleted: row.is_deleted === 1,
    version: row.version,
    states: states.map((one) => ({
      _id: one.id,
      state: one.kind,
      on: one.since_on,
      note: one.note,
      chapter: one.chapter,
      caseNumber: one.case_number,
      speakerName: one.speaker_name,
      speakerEmail: one.speaker_email,
      speakerPhone: one.speaker_phone,
      userName: fullName(one.first_name, one.last_name),
      at: one.set_at,
    })),
    changes: changes.map(({ kind, reason, at, first_name, last_name }) => ({
      kind,
      reason,
      userName: fullName(first_name, last_name),
      at,
    })),
  };
}
