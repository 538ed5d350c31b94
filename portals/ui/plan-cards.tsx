import { useState } from 'react';
import styled from 'styled-components';
import { RadioCards, SegmentedControl } from './choices';
import { words } from './plan-words';
import { Tag } from './tag';

const Amount = styled.b`
  font: 600 24px/28px var(--font-voice); font-variant-numeric: tabular-nums lining-nums;
`;
const Per = styled.span`font-weight: 400; color: var(--ink-2);`;

export type PlanCard = {
  id: string;
  kind: 'fixed' | 'promotion';
  /** The monthly payment as text, for example "$156.07". */
  amount: string;
  /** "36 months". */
  term: string;
  /** One line on what follows: "No interest if you pay $4,200 by Mar 16, 2027". */
  consequence: string;
};

export type PlanCardsProps = {
  id: string;
  name: string;
  label: string;
  /** Only plans that may be chosen, in the order of their lowest payment. */
  plans: readonly PlanCard[];
  value: string;
  onValue: (planId: string) => void;
  error?: string | undefined;
};

/** Plans as cards; fixed and promotion plans stand apart only when there are both. */
export function PlanCards({ id, name, label, plans, value, onValue, error }: PlanCardsProps) {
  const chosen = plans.find((plan) => plan.id === value);
  const [kind, setKind] = useState<PlanCard['kind']>(chosen?.kind ?? plans[0]?.kind ?? 'fixed');
  const hasBoth = new Set(plans.map((plan) => plan.kind)).size > 1;
  const shown = hasBoth ? plans.filter((plan) => plan.kind === kind) : plans;
  return (
    <div>
      {hasBoth && (
        <SegmentedControl
          wide
          id={`${id}-kind`}
          name={`${name}Kind`}
          label={words.kind}
          value={kind}
          options={[
            { value: 'fixed', label: words.fixed },
            { value: 'promotion', label: words.promotion },
          ]}
          onValue={(next) => setKind(next === 'promotion' ? 'promotion' : 'fixed')}
        />
      )}
      <RadioCards
        id={id}
        name={name}
        label={label}
        error={error}
        value={value}
        onValue={onValue}
        options={shown.map((plan) => ({
          value: plan.id,
          title: (
            <>
              <Amount>{plan.amount}</Amount> <Per>{words.monthly}</Per>
            </>
          ),
          aside: plan.term,
          detail: plan.kind === 'promotion' ? <Tag $tone="promo">{plan.consequence}</Tag> : plan.consequence,
        }))}
      />
    </div>
  );
}
