import type { Filter } from '@contract/lists/filters';
import { useForm } from '@portals/form/use-form';
import { usd } from '@portals/format/usd';
import { Button } from '@portals/ui/button';
import { CheckboxBox } from '@portals/ui/choices';
import { ComboBox } from '@portals/ui/combo-box';
import { MoneyField } from '@portals/ui/masked-fields';
import { TextField } from '@portals/ui/text-field';
import { type ReactNode, useId, useMemo, useState } from 'react';
import styled from 'styled-components';
import * as z from 'zod/mini';
import type { FilterValue, FilterValues, NamedFilter } from './list-view';

const Foot = styled.div`display: flex; justify-content: flex-end; gap: 8px; margin-top: 14px;`;
const Pair = styled.div`display: grid; grid-template-columns: 1fr 1fr; gap: 12px; width: 300px; max-width: 100%; > * { margin-top: 0; }`;
const Values = styled.fieldset`
  border: 0; padding: 0; margin: 0; display: flex; flex-wrap: wrap; gap: 4px 14px; max-width: 260px;
  legend { padding: 0 0 6px; font-weight: 600; font-size: 13.5px; }
  label { display: inline-flex; align-items: center; gap: 8px; min-height: 34px; cursor: pointer; }
  @media (pointer: coarse) { label { min-height: 44px; } }
`;
const One = styled.div`width: 260px; max-width: 100%; min-height: 90px; > * { margin-top: 0; }`;

export type EditorProps = {
  named: NamedFilter;
  /** What a value is called. */
  labelOf: (value: string) => string;
  values: FilterValues;
  /** The filter's own values by their names on the wire; none to take it away. */
  onValues: (values: FilterValues) => void;
};

function Show() {
  return (
    <Foot>
      <Button dense look="primary" type="submit">
        Apply
      </Button>
    </Foot>
  );
}

const amount = (sentence: string) =>
  z.pipe(
    z.string().check(z.refine((text) => text === '' || Number(text) <= 1_000_000, { error: sentence })),
    z.transform((text: string) => (text === '' ? undefined : Number(text))),
  );
const amounts = z.object({ min: amount('Enter $1,000,000 or less'), max: amount('Enter $1,000,000 or less') }).check(
  z.refine(({ min, max }) => min === undefined || max === undefined || min <= max, {
    error: 'Enter an amount at or above “From”',
    path: ['max'],
  }),
);

/** From and to an amount; an empty box leaves that side open. */
function DollarsEditor({ named, values, onValues }: EditorProps) {
  const [from = '', to = ''] = named.wireNames;
  const form = useForm({
    schema: amounts,
    initial: { min: values[from]?.toString(), max: values[to]?.toString() },
    submit: ({ min, max }) =>
      onValues({ ...(min !== undefined && { [from]: min }), ...(max !== undefined && { [to]: max }) }),
  });
  return (
    <form {...form.props}>
      <Pair>
        <MoneyField label="From" {...form.field('min')} />
        <MoneyField label="To" {...form.field('max')} />
      </Pair>
      <Show />
    </form>
  );
}

/** One value, by name or code; choosing it applies it. */
function OneOfEditor({ named: { name, label, filter }, labelOf, values, onValues }: EditorProps) {
  const id = useId();
  const options = valuesOf(filter).map((value) => ({ value, label: labelOf(value), code: value }));
  return (
    <One>
      <ComboBox
        id={id}
        name={name}
        label={label}
        options={options}
        defaultValue={String(values[name] ?? '')}
        onValue={(value) => onValues(value === '' ? {} : { [name]: value })}
      />
    </One>
  );
}

/** Any of some values. */
function AnyOfEditor({ named: { name, label, filter }, labelOf, values, onValues }: EditorProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set([values[name] ?? []].flat().map(String)));
  function toggle(value: string, isOn: boolean) {
    const next = new Set(chosen);
    if (isOn) next.add(value);
    else next.delete(value);
    setChosen(next);
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onValues(chosen.size === 0 ? {} : { [name]: valuesOf(filter).filter((value) => chosen.has(value)) });
      }}
    >
      <Values>
        <legend>{label}</legend>
        {valuesOf(filter).map((value) => (
          <label key={value} htmlFor={`${name}-${value}`}>
            <CheckboxBox
              id={`${name}-${value}`}
              checked={chosen.has(value)}
              onChange={(event) => toggle(value, event.target.checked)}
            />
            {labelOf(value)}
          </label>
        ))}
      </Values>
      <Show />
    </form>
  );
}

const exact = (most: number) =>
  z.object({ text: z.string().check(z.trim(), z.maxLength(most, `Use ${most} characters or fewer`)) });

/** A text that must be met exactly, such as an id. */
function TextEditor({ named: { name, label, filter }, values, onValues }: EditorProps) {
  const schema = useMemo(() => exact(filter.kind === 'text' ? filter.most : 0), [filter]);
  const form = useForm({
    schema,
    initial: { text: values[name]?.toString() },
    submit: ({ text }) => onValues(text === '' ? {} : { [name]: text }),
  });
  return (
    <form {...form.props}>
      <One style={{ minHeight: 0 }}>
        <TextField label={label} hint="Exactly as shown in the list" {...form.field('text')} />
      </One>
      <Show />
    </form>
  );
}

/** Only those of which something is true. */
function FlagEditor({ named: { name, label }, onValues }: EditorProps) {
  return (
    <Button dense look="primary" onClick={() => onValues({ [name]: true })}>
      {label}
    </Button>
  );
}

function valuesOf(filter: Filter): readonly string[] {
  return filter.kind === 'anyOf' || filter.kind === 'oneOf' ? filter.values : [];
}

/** "$500 to $9,000", "from $500", "up to $9,000" */
function dollarsWords({ named, values }: EditorProps): string {
  const [from, to] = named.wireNames.map((wire) => values[wire]);
  if (from !== undefined && to !== undefined) return `${usd(Number(from))} to ${usd(Number(to))}`;
  return from !== undefined ? `from ${usd(Number(from))}` : `up to ${usd(Number(to))}`;
}

const listed = (value: FilterValue | undefined, labelOf: (one: string) => string) =>
  [value ?? []].flat().map(String).map(labelOf).join(', ');

type Kind = { Editor: (props: EditorProps) => ReactNode; words: (props: EditorProps) => string };

/** How each kind of filter is set, and said once it is set. */
export const filterKinds: Readonly<Record<Filter['kind'], Kind>> = {
  anyOf: { Editor: AnyOfEditor, words: ({ named, labelOf, values }) => listed(values[named.name], labelOf) },
  oneOf: { Editor: OneOfEditor, words: ({ named, labelOf, values }) => listed(values[named.name], labelOf) },
  dollars: { Editor: DollarsEditor, words: dollarsWords },
  text: { Editor: TextEditor, words: ({ named, labelOf, values }) => listed(values[named.name], labelOf) },
  flag: { Editor: FlagEditor, words: () => 'yes' },
};
