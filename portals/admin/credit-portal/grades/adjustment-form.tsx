import type { WireAdjustment } from '@contract/versioned-tables/grade-assignment';
import { Button } from '@portals/ui/button';
import { cellId } from '../fault-list';
import { ConditionForm } from '../rules/condition-form';
import { InlineSelect, InlineText } from '../rules/inline-controls';
import { FormRow, Parts, REASON_OPTIONS, Values } from '../rules/rule-parts';

const NOTCHES = [-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6].map((notches) => {
  const count = Math.abs(notches);
  return [String(notches), `${count} ${count === 1 ? 'grade' : 'grades'} ${notches < 0 ? 'down' : 'up'}`] as const;
});

type AdjustmentFormProps = {
  adjustment: WireAdjustment;
  firstId: string;
  onAdjustment: (next: WireAdjustment) => void;
  onDone: () => void;
};

/** An adjustment edited in place, part by part. */
export function AdjustmentForm({ adjustment: one, firstId, onAdjustment, onDone }: AdjustmentFormProps) {
  return (
    <Parts role="group" aria-label={`Adjustment: ${one.name || 'unnamed'}`}>
      <FormRow name="Name">
        <InlineText
          id={cellId({ row: one.code, column: 'name' })}
          label="Name"
          value={one.name}
          onValue={(name) => onAdjustment({ ...one, name })}
        />
      </FormRow>
      <FormRow name="If">
        <ConditionForm condition={one.when} firstId={firstId} onCondition={(when) => onAdjustment({ ...one, when })} />
      </FormRow>
      <FormRow name="Then">
        <InlineSelect
          label="Notches"
          value={String(one.notches)}
          options={NOTCHES}
          onValue={(notches) => onAdjustment({ ...one, notches: Number(notches) })}
        />
        <InlineSelect
          label="Reason"
          value={one.reasonCode ?? ''}
          options={REASON_OPTIONS}
          onValue={(code) => onAdjustment({ ...one, reasonCode: code === '' ? null : code })}
        />
      </FormRow>
      <Values>
        <Button dense onClick={onDone}>
          Done
        </Button>
      </Values>
    </Parts>
  );
}
