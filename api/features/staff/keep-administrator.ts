import { type Administered, keepsTheDoor } from '@domain/staff/administration';
import type { Tx } from '../../db/database';
import type { StaffActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import { type ColleagueRow, takenAdmins, takenPracticeAdmins } from './administer.reads';
import { standingOf } from './colleague.view';

const LAST_ADMIN = 'This is the only administrator. Add another one first.';

/**
 * Keeps the last administrator of the platform, and of a practice for those who work there.
 * @param after what they would be; null where they go.
 * @param left practices that they would work for no more; all of theirs when they lose what makes them an administrator.
 * @throws AppError STEP_ORDER
 */
export async function keepAnAdministrator(
  { tx, actor }: { tx: Tx; actor: StaffActor },
  row: ColleagueRow,
  { after, left }: { after: Administered | null; left: readonly string[] },
): Promise<void> {
  if (!keepsTheDoor(standingOf(row)) || row.finance_partner === 1) return;
  if (row.role === 'Admin') {
    if (after && after.role === 'Admin' && keepsTheDoor(after)) return;
    refuseWithout(await tx.all(takenAdmins, { brand: row.brand }), row);
    return;
  }
  // The platform's people are left to a practice that has nobody.
  if (actor.role === 'Admin') return;
  for (const practiceId of left) refuseWithout(await tx.all(takenPracticeAdmins, { practiceId }), row);
}

function refuseWithout(rows: readonly Pick<ColleagueRow, 'id' | 'role' | 'permissions'>[], { id }: ColleagueRow) {
  const isSomebodyLeft = rows.some((one) => one.id !== id && keepsTheDoor(standingOf(one)));
  if (!isSomebodyLeft) throw new AppError('STEP_ORDER', { userMessage: LAST_ADMIN });
}
