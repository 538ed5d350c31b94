import { fieldOf } from '@domain/underwriting/fields';
import type { DecisionInputs } from '@domain/underwriting/inputs';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { InlineSelect, InlineTicks, TypedValue } from '../rules/inline-controls';
import { unitOf } from '../rules/value-units';
import {
  type AskedFact,
  choicesOf,
  FIRST_FACTS,
  fileOf,
  OTHER_FACTS,
  readChoice,
  type TriedFact,
  withFile,
} from './try-facts';

const Facts = styled.div`
  display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 8px 12px; margin-top: 10px; font-size: 13px; line-height: 18px;
  > div { display: grid; gap: 3px; align-content: start; min-width: 0; }
  > div > b { font-weight: 600; }
  select, input { width: 100%; }
  fieldset { display: grid; }
`;
const Others = styled.details`
  margin-top: 10px; font-size: 13px;
  summary { cursor: pointer; color: var(--primary-text); }
  @media (pointer: coarse) { summary { min-height: 44px; display: flex; align-items: center; } }
`;

type FactFieldsProps = { facts: DecisionInputs; onFacts: (facts: DecisionInputs) => void };

/** The facts of a person that nobody is: those that decide most, and all others. */
export function FactFields({ facts, onFacts }: FactFieldsProps) {
  const put = (name: TriedFact, value: unknown) => onFacts({ ...facts, [name]: value });
  const one = ({ name, label, suffix }: AskedFact) => (
    <Fact key={name} label={label}>
      <FactField
        name={name}
        label={suffix ? `${label}, ${suffix}` : label}
        suffix={suffix}
        value={facts[name]}
        onValue={(value) => put(name, value)}
      />
    </Fact>
  );
  return (
    <>
      <Facts>
        <Fact label="File">
          <InlineSelect
            label="File"
            value={fileOf(facts)}
            options={[
              ['THICK', 'Thick'],
              ['THIN', 'Thin'],
            ]}
            onValue={(file) => onFacts(withFile(facts, file))}
          />
        </Fact>
        {FIRST_FACTS.map(one)}
      </Facts>
      <Others>
        <summary>All {FIRST_FACTS.length + OTHER_FACTS.length} inputs</summary>
        <Facts>{OTHER_FACTS.map(one)}</Facts>
      </Others>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <b aria-hidden="true">{label}</b>
      {children}
    </div>
  );
}

type FactFieldProps = {
  name: TriedFact;
  label: string;
  suffix: string | undefined;
  value: unknown;
  onValue: (value: unknown) => void;
};

function FactField({ name, label, suffix, value, onValue }: FactFieldProps) {
  const field = fieldOf(name);
  if (field.kind === 'set')
    return (
      <InlineTicks
        legend={label}
        options={choicesOf(name).filter(([one]) => one !== '')}
        chosen={(value as readonly string[] | null | undefined) ?? []}
        onChosen={onValue}
      />
    );
  if (field.kind !== 'number')
    return (
      <InlineSelect
        label={label}
        value={value == null ? '' : String(value)}
        options={choicesOf(name)}
        onValue={(chosen) => onValue(readChoice(name, chosen))}
      />
    );
  const unit = unitOf(name);
  return (
    <TypedValue<number | null>
      label={label}
      value={(value as number | null | undefined) ?? null}
      text={(one) => (one === null ? '' : unit.text(one))}
      read={(typed) => {
        const read = typed.trim() === '' ? null : unit.read(typed);
        // What no application can have is no fact.
        return read === null || (read !== undefined && read >= field.min && read <= field.max) ? read : undefined;
      }}
      asks={`${unit.asks}, from ${unit.text(field.min)} to ${unit.text(field.max)}`}
      {...(unit.prefix && { prefix: unit.prefix })}
      {...(suffix && { suffix })}
      onValue={onValue}
    />
  );
}
