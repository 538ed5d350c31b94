import { fullName } from '@domain/person-name';
import { effectivePermissions, type Permission } from '@domain/staff/permissions';
import type { Db } from '../../../db/database';
import { statement } from '../../../db/statement';

export const SECOND_PERSON = 'review-dual-control';
/** While somebody asks to switch it off: their id is its value. */
export const SECOND_PERSON_OFF = 'review-dual-control-off';

const setting = statement<{ id: string }>()((q, p) =>
  q.selectFrom('platform_setting').selectAll().where('id', '=', p.id),
);

/** Whether a second person confirms what is decided in reviews: by the installation, or by whoever set it. */
export async function reviewControl(db: Db, { reviewDualControl: isFixed }: { reviewDualControl: boolean }) {
  const row = await db.first(setting, { id: SECOND_PERSON });
  return {
    needsDualControl: isFixed || row?.value === 'on',
    isFixed,
    setBy: row?.set_by ?? null,
    setAt: row?.set_at ?? null,
  };
}

/** Who asks that reviews need no second person anymore, while they may ask for it still. */
export async function openAskOf(db: Db) {
  const row = await db.first(setting, { id: SECOND_PERSON_OFF });
  const asks = row && (await administratorsWith(db, 'credit.edit', '')).some(({ id }) => id === row.value);
  return asks ? row : undefined;
}

/** The same as one of those reads it who may change it. */
export async function viewReviewControl(db: Db, config: { reviewDualControl: boolean }, readerId: string) {
  const asked = await openAskOf(db);
  return {
    ...(await reviewControl(db, config)),
    offAskedBy: asked?.set_by ?? null,
    isOwnAsk: asked?.value === readerId,
  };
}

const administrators = statement<Record<string, never>>()((q) =>
  q
    .selectFrom('staff')
    .select(['id', 'email', 'first_name', 'last_name', 'permissions'])
    .where('role', '=', 'Admin')
    .where('is_active', '=', 1)
    .where('finance_partner', '=', 0)
    .where('brand', '<>', 'membership')
    .orderBy('id'),
);

/** The platform's administrators of financing who have a permission, without one of them. */
export async function administratorsWith(db: Db, permission: Permission, exceptId: string) {
  const rows = await db.all(administrators, {});
  return rows.flatMap((row) => {
    const may = effectivePermissions('Admin', JSON.parse(row.permissions) as string[]);
    const name = fullName(row.first_name, row.last_name);
    return row.id !== exceptId && may.includes(permission) ? { ...row, name } : [];
  });
}
