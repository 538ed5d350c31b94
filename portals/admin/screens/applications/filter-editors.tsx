import { isStateCode, type StateCode, US_STATES } from '@domain/us-states';
import { useForm } from '@portals/form/use-form';
import { Button } from '@portals/ui/button';
import { CheckboxBox } from '@portals/ui/choices';
import { ComboBox } from '@portals/ui/combo-box';
import { MoneyField } from '@portals/ui/masked-fields';
import { useId, useState } from 'react';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { type GradeLetter, gradeLetters } from './list-query';

const Foot = styled.div`display: flex; justify-content: flex-end; gap: 8px; margin-top: 14px;`;
const Pair = styled.div`display: grid; grid-template-columns: 1fr 1fr; gap: 12px; width: 300px; max-width: 100%; > * { margin-top: 0; }`;
const Letters = styled.fieldset`
  border: 0; padding: 0; margin: 0; display: flex; flex-wrap: wrap; gap: 4px 14px; max-width: 260px;
  legend { padding: 0 0 6px; font-weight: 600; font-size: 13.5px; }
  label { display: inline-flex; align-items: center; gap: 8px; min-height: 34px; cursor: pointer; }
  @media (pointer: coarse) { label { min-height: 44px; } }
`;
const States = styled.div`width: 260px; max-width: 100%; min-height: 90px;`;

const amount = (sentence: string) =>
  z.pipe(
    z.string().check(z.refine((text) => text === '' || Number(text) <= 1_000_000, { error: sentence })),
    z.transform((text: string) => (text === '' ? undefined : Number(text))),
  );
const amounts = z.object({ min: amount('Enter at most $1,000,000'), max: amount('Enter at most $1,000,000') }).check(
  z.refine(({ min, max }) => min === undefined || max === undefined || min <= max, {
    error: 'Enter at least the first amount',
    path: ['max'],
  }),
);

export type AmountRange = { min: number | undefined; max: number | undefined };

/** From and to a requested amount; an empty box leaves that side open. */
export function AmountEditor({ value, onValue }: { value: AmountRange; onValue: (value: AmountRange) => void }) {
  const form = useForm({
    schema: amounts,
    initial: { min: value.min?.toString(), max: value.max?.toString() },
    submit: ({ min, max }) => onValue({ min, max }),
  });
  return (
    <form {...form.props}>
      <Pair>
        <MoneyField label="From" {...form.field('min')} />
        <MoneyField label="To" {...form.field('max')} />
      </Pair>
      <Foot>
        <Button dense look="primary" type="submit">
          Show
        </Button>
      </Foot>
    </form>
  );
}

const stateOptions = US_STATES.map(({ stateCode, name }) => ({ value: stateCode, label: name, code: stateCode }));

/** One state, by name or code; choosing it applies it. */
export function StateEditor({
  value,
  onValue,
}: {
  value: StateCode | undefined;
  onValue: (value: StateCode | undefined) => void;
}) {
  const id = useId();
  return (
    <States>
      <ComboBox
        id={id}
        name="state"
        label="State"
        options={stateOptions}
        defaultValue={value ?? ''}
        onValue={(code) => onValue(isStateCode(code) ? code : undefined)}
      />
    </States>
  );
}

/** Any of the grades. */
export function GradeEditor({
  value,
  onValue,
}: {
  value: readonly GradeLetter[];
  onValue: (value: readonly GradeLetter[]) => void;
}) {
  const [chosen, setChosen] = useState<ReadonlySet<GradeLetter>>(new Set(value));
  function toggle(letter: GradeLetter, isOn: boolean) {
    const next = new Set(chosen);
    if (isOn) next.add(letter);
    else next.delete(letter);
    setChosen(next);
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onValue(gradeLetters.filter((letter) => chosen.has(letter)));
      }}
    >
      <Letters>
        <legend>Grade</legend>
        {gradeLetters.map((letter) => (
          <label key={letter} htmlFor={`grade-${letter}`}>
            <CheckboxBox
              id={`grade-${letter}`}
              checked={chosen.has(letter)}
              onChange={(event) => toggle(letter, event.target.checked)}
            />
            {letter}
          </label>
        ))}
      </Letters>
      <Foot>
        <Button dense look="primary" type="submit">
          Show
        </Button>
      </Foot>
    </form>
  );
}
