import { Button } from '@portals/ui/button';
import { PlusIcon } from '@portals/ui/icons';
import { Select } from '@portals/ui/select';
import { TextField } from '@portals/ui/text-field';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { productWords } from '../words/product-words';
import { addedIn, PLAN_KINDS, type PlanKind, type Plans, whyNotAdded, withoutPlan, withPlan } from './added-plans';
import { cellId } from './fault-list';
import type { Draft } from './table-kind';

const Line = styled.form`
  display: grid; grid-template-columns: minmax(0, 200px) minmax(0, 140px) auto; gap: 10px; align-items: start; justify-content: start; margin: 4px 0 18px;
  && > * { margin-top: 0; }
  && > button { margin-top: 26px; }
  @media (max-width: 767.98px) { grid-template-columns: minmax(0, 1fr); && > button { margin-top: 0; } }
`;

type Props = {
  /** As they are saved, without what the draft adds. */
  plans: Plans;
  draft: Draft;
  /** The column in which something is typed first. */
  firstColumn: string;
  onDraft: (draft: Draft) => void;
};

/** Adds a plan of a number of months; one that is not saved yet is taken out again. */
export function AddPlan({ plans, draft, firstColumn, onDraft }: Props) {
  const [kind, setKind] = useState<PlanKind>('FIXED');
  const [months, setMonths] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  function add(event: FormEvent) {
    event.preventDefault();
    const why = whyNotAdded(plans, draft, { kind, months });
    setFault(why);
    if (why !== null) return document.getElementById('added-months')?.focus();
    const code = `${kind}_${Number(months)}`;
    onDraft(withPlan(plans, draft, code));
    setMonths('');
    requestAnimationFrame(() => document.getElementById(cellId({ row: code, column: firstColumn }))?.focus());
  }
  return (
    <Line onSubmit={add} noValidate>
      <Select
        id="added-kind"
        name="kind"
        label="Plan"
        value={kind}
        options={Object.entries(PLAN_KINDS).map(([value, label]) => ({ value, label }))}
        onChange={(event) => setKind(event.target.value as PlanKind)}
      />
      <TextField
        id="added-months"
        name="months"
        label="Months"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={months}
        error={fault ?? undefined}
        onChange={(event) => setMonths(event.target.value)}
      />
      <Button type="submit">
        <PlusIcon size={16} /> Add plan
      </Button>
      {addedIn(plans, draft).map((code) => (
        <Button key={code} dense look="quiet" onClick={() => onDraft(withoutPlan(plans, draft, code))}>
          Remove {productWords(code)}
        </Button>
      ))}
    </Line>
  );
}
