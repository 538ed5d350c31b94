import { membershipMessages } from '@contract/messages/membership';
import { ActDialog } from '@portals/form/act-dialog';
import { useForm } from '@portals/form/use-form';
import { useVersionedForm } from '@portals/form/use-versioned-form';
import type { Frozen } from '@portals/state/frozen';
import { Button } from '@portals/ui/button';
import { Modal } from '@portals/ui/modal';
import { useRef } from 'react';
import { usesText } from './copy';
import { type Discount, discountText } from './discount-text';
import { PlanForm } from './plan-form';
import { type PlanFormAnswers, planBody, planSchema } from './plan-schema';
import { addPlan, changePlan, removePlan } from './settings.actions';
import {
  type PlanModal as Opened,
  type Plan,
  type PlanRowStart,
  planModal,
  settings,
  type Treatment,
} from './settings.store';

type Treatments = readonly Frozen<Treatment>[];
type Open = Frozen<Opened>;

const close = () => {
  planModal.open = null;
};
const DONE = { add: 'Plan added', change: 'Plan updated', remove: 'Plan removed' } as const;

export type PlanModalProps = { practiceId: string; treatments: Treatments; modal: Open };

/** A plan is added, changed or removed at step 0; step 1 says that it is done (membership §4). */
export function PlanModal({ practiceId, treatments, modal }: PlanModalProps) {
  if (modal.step === 1)
    return (
      <Modal
        open
        title={DONE[modal.act]}
        onClose={close}
        footer={
          <Button look="primary" onClick={close}>
            Done
          </Button>
        }
      >
        <p>{membershipMessages.changesSaved.text}</p>
      </Modal>
    );
  if (modal.act === 'add') return <Addition practiceId={practiceId} treatments={treatments} rows={modal.rows ?? []} />;
  return modal.act === 'remove' ? <Removal of={modal.of} /> : <Change of={modal.of} treatments={treatments} />;
}

function Removal({ of }: { of: Frozen<Plan> }) {
  return (
    <ActDialog
      title={`Remove plan ${of.name}?`}
      act="Remove plan"
      pendingText="Removing"
      look="danger-fill"
      run={() => removePlan(of)}
      // It closes once it is done, and step 1 takes its place.
      onClose={() => planModal.open?.step === 0 && close()}
    >
      <p>{usesText(of.usedIn)}</p>
      <p style={{ marginTop: 8 }}>Plans already created from it don’t change.</p>
    </ActDialog>
  );
}

type AdditionProps = { practiceId: string; treatments: Treatments; rows: readonly PlanRowStart[] };

function Addition({ practiceId, treatments, rows }: AdditionProps) {
  const schema = planSchema(treatments);
  const form = useForm<PlanFormAnswers>({
    schema,
    initial: { name: '', description: '', providerDiscount: '' },
    submit: (answers) => addPlan(practiceId, planBody(answers)),
  });
  return (
    <PlanForm
      title="Add plan"
      act="Add plan"
      pendingText="Adding"
      form={form}
      rows={rows}
      treatments={treatments}
      isChanged={rows.length > 0}
      onClose={close}
    />
  );
}

type RowContent = Pick<Frozen<Plan['treatments'][number]>, '_id' | 'units' | 'interval' | 'upfrontCost'>;
const rowText = (row: RowContent, discount: Discount): PlanRowStart => ({
  _id: row._id,
  units: String(row.units),
  interval: row.interval === null ? '' : String(row.interval),
  discount: discountText(discount),
  upfrontCost: row.upfrontCost === 0 ? '' : String(row.upfrontCost),
});
/** The rows of a plan as they are typed; one whose treatment is gone asks for another. */
const rowsOf = ({ treatments }: Frozen<Plan>) =>
  treatments.map((row) => rowText({ ...row, _id: row.isRemoved ? '' : row._id }, row));

/** What the lone fields say of a plan; its rows are told by `rowStart`. */
const answersOf = (of: Frozen<Plan>) => ({
  name: of.name,
  description: of.description ?? '',
  providerDiscount: of.providerDiscount === 0 ? '' : String(of.providerDiscount),
  treatments: of.treatments,
});

function Change({ of, treatments }: { of: Frozen<Plan>; treatments: Treatments }) {
  /** Rows that were typed and overtaken: they stand on top of what a colleague saved. */
  const typed = useRef<PlanRowStart[] | null>(null);
  const form = useVersionedForm<Frozen<Plan>, PlanFormAnswers>({
    of,
    latest: () => settings.plans.data?.plans.find(({ _id }) => _id === of._id) ?? of,
    schema: planSchema(treatments),
    answersOf,
    save: (_, { opened, answers }) => {
      const rows = answers.treatments.map((row) => rowText(row, row.discount));
      typed.current = JSON.stringify(rows) === JSON.stringify(rowsOf(opened)) ? null : rows;
      return changePlan(opened, planBody(answers));
    },
  });
  return (
    <PlanForm
      title={form.opened.name}
      act="Save"
      pendingText="Saving"
      form={form}
      round={form.round}
      rows={typed.current ?? rowsOf(form.opened)}
      treatments={treatments}
      onClose={close}
    />
  );
}
