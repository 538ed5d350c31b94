import { MEMBERSHIP_TREATMENTS_MAX } from '@contract/membership-settings/entity';
import {
  addMembershipTreatment,
  changeMembershipTreatment,
  removeMembershipTreatment,
} from '@contract/membership-settings/treatment-calls';
import { keptDiscount, type UnitType } from '@domain/membership/practice-treatment';
import type { Cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import { command } from '../../command/command';
import { beforeAndAfter, saveVersioned } from '../../command/save-versioned';
import type { Tx } from '../../db/database';
import { AppError } from '../../http/app-error';
import { takeMembershipPractice, takePractice } from './practice.reads';
import { keyOf, refuseField, refuseTwice } from './setting-names';
import { allTreatmentsOf, isSold, type MembershipTreatmentRow, membershipTreatmentById } from './treatment.reads';
import { discountView, treatmentView } from './treatment.view';
import { insertMembershipTreatment, setMembershipTreatment } from './treatment.writes';
import { usesOf } from './uses.reads';

type Content = {
  name: string;
  area: string | null;
  unitType: UnitType;
  pricePerUnit: Cents;
  amountOfUnits: number;
  interval: number | null;
  discountAmount: Cents | null;
  discountPercent: number | null;
  priviproduct: string | null;
};

const KIND = { what: 'treatment', max: MEMBERSHIP_TREATMENTS_MAX };

/** @throws AppError INVALID_FIELDS for a name that another treatment has, and for one treatment too many. */
async function refuseOther(tx: Tx, practiceId: string, of: { name: string; exceptId?: string }): Promise<void> {
  refuseTwice((await allTreatmentsOf(tx, practiceId)).filter(isSold), of, KIND);
}

function columnsOf(content: Content) {
  const { discountKind, discountValue } = keptDiscount(
    { discountAmountCents: content.discountAmount, discountPercent: content.discountPercent },
    content.pricePerUnit,
  );
  return {
    name: content.name,
    name_key: keyOf(content.name),
    area: content.area,
    unit_type: content.unitType,
    units: content.amountOfUnits,
    price_per_unit_cents: content.pricePerUnit,
    discount_kind: discountKind,
    discount_value: discountValue,
    interval_months: content.interval,
    product_key: content.priviproduct,
  };
}

type Told = Omit<MembershipTreatmentRow, 'id' | 'practice_id' | 'created_at' | 'removed_at' | 'version'>;

const detailOf = (row: Told) => ({
  name: row.name,
  area: row.area,
  price: `$${dollarsFromCents(row.price_per_unit_cents)} a ${row.unit_type}`,
  units: row.units,
  interval: row.interval_months,
  ...discountView(row),
  product: row.product_key,
});

export const addOne = command(addMembershipTreatment)(
  async ({ body: { practicemanagement: practiceId, ...content } }, { tx, deps, now, record }) => {
    await takeMembershipPractice(tx, practiceId);
    await refuseOther(tx, practiceId, content);
    const id = deps.newId();
    const row = { id, practice_id: practiceId, ...columnsOf(content), created_at: now, removed_at: null, version: 1 };
    await tx.run(insertMembershipTreatment, row);
    await record('membership_treatment.added', { practiceId, id, detail: detailOf(row) });
    return { treatment: treatmentView(row, new Map()) };
  },
);

/** A treatment while nobody else changes the settings of its practice; undefined once it is removed. */
async function takeTreatment(tx: Tx, id: string): Promise<MembershipTreatmentRow | undefined> {
  const found = await tx.first(membershipTreatmentById, { id });
  if (!found) return undefined;
  await takePractice(tx, found.practice_id);
  const row = await tx.first(membershipTreatmentById, { id });
  return row && isSold(row) ? row : undefined;
}

/** @throws AppError NOT_FOUND where a colleague removed it meanwhile, STALE where one changed it. */
export const changeOne = command(changeMembershipTreatment)(
  async ({ params: { treatmentId }, body: { _id, practicemanagement, version, ...content } }, context) => {
    const { tx } = context;
    const saved = await saveVersioned(context, {
      read: () => takeTreatment(tx, treatmentId),
      seen: version,
      write: setMembershipTreatment,
      change: async (before) => {
        const { practice_id: practiceId } = before;
        if (practicemanagement !== undefined && practicemanagement !== practiceId)
          refuseField('practicemanagement', "You can't move a treatment to another practice.");
        await refuseOther(tx, practiceId, { name: content.name, exceptId: treatmentId });
        const after = { ...before, ...columnsOf(content) };
        const detail = beforeAndAfter(detailOf(before), detailOf(after));
        if (Object.keys(detail).length === 0 && after.unit_type === before.unit_type) return undefined;
        return {
          after,
          action: 'membership_treatment.changed',
          practiceId,
          detail: { name: after.name, ...detail },
        };
      },
    });
    return { treatment: treatmentView(saved, await usesOf(tx, saved.practice_id)) };
  },
);

/** @throws AppError NOT_FOUND once it is removed. */
export const removeOne = command(removeMembershipTreatment)(async ({ params: { treatmentId } }, context) => {
  const { tx, now } = context;
  const row = await takeTreatment(tx, treatmentId);
  if (!row) throw new AppError('NOT_FOUND');
  const saved = await saveVersioned(context, {
    read: () => Promise.resolve(row),
    seen: undefined,
    write: setMembershipTreatment,
    change: (before) => ({
      after: { ...before, removed_at: now },
      action: 'membership_treatment.removed',
      practiceId: before.practice_id,
      detail: { name: before.name },
    }),
  });
  return { _id: saved.id, practicemanagement: saved.practice_id };
});
