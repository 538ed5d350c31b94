import { Box, FieldError, Input } from '@portals/ui/field';
import { IconButton } from '@portals/ui/icon-button';
import { ChevronDownIcon, XIcon } from '@portals/ui/icons';
import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import type { PlanCalculation, SoldTreatment } from './answers';
import { focused, removeRow, typeInRow } from './plan.actions';
import { TreatmentMark } from './treatment-mark';
import type { PlanFaults, TypedRow } from './typed-plan';
import { dollars, intervalOptions, timesWords } from './words';

const Rows = styled.div`
  --columns: minmax(110px, 1.6fr) 66px 68px 76px 84px 124px minmax(96px, 1fr) 32px;
  font-variant-numeric: tabular-nums lining-nums;
`;
const Head = styled.div`
  display: grid; grid-template-columns: var(--columns); gap: 0 8px; padding-bottom: 8px; border-bottom: 1px solid var(--line); color: var(--ink-2); font-size: 13px; line-height: 18px;
  > :nth-child(7) { text-align: right; }
  @container (max-width: 690px) { display: none; }
`;
const Row = styled.li`
  display: grid; grid-template-columns: var(--columns); gap: 6px 8px; align-items: center; padding: 10px 0; border-bottom: 1px solid var(--line);
  label > span { display: none; }
  > p { grid-column: 1 / -1; }
  @container (max-width: 690px) {
    grid-template-columns: repeat(3, minmax(0, 1fr)); padding: 14px 0;
    > :first-child { grid-column: 1 / 3; } > :nth-last-child(1 of button) { grid-column: 3; grid-row: 1; justify-self: end; }
    label > span { display: block; color: var(--ink-2); font-size: 12.5px; line-height: 16px; }
  }
`;
const Name = styled.div`
  display: flex; align-items: center; gap: 10px; min-width: 0;
  b { display: block; font-weight: 600; overflow-wrap: anywhere; } small { display: block; color: var(--ink-2); font-size: 12.5px; line-height: 17px; }
`;
const Price = styled.div`
  span { display: none; }
  @container (max-width: 690px) { span { display: block; color: var(--ink-2); font-size: 12.5px; line-height: 16px; } }
`;
const Year = styled.div`
  text-align: right; b { display: block; font-weight: 600; } small { display: block; color: var(--ink-2); font-size: 12.5px; line-height: 17px; }
  @container (max-width: 690px) { grid-column: 2 / -1; }
`;
const Cell = styled(Box)`margin-top: 0; padding: 0 9px; min-height: 36px; input { min-height: 36px; }`;
const Choice = styled.select`
  flex: 1; min-width: 0; align-self: stretch; min-height: 36px; border: 0; margin: 0 -26px 0 0; padding: 0 24px 0 0; background: transparent; appearance: none; outline: none; cursor: pointer; color: var(--ink); font: inherit;
  option { color: var(--ink); background: var(--surface); }
  &:focus-visible { outline: none; }
  + svg { pointer-events: none; color: var(--ink-3); }
`;

/** Fields of a row that can be wrong, with what a screen calls them. */
const FIELDS = ['_id', 'units', 'pricePerUnit', 'discount', 'interval', 'upfrontCost'] as const;

type RowProps = {
  row: TypedRow;
  index: number;
  sold: SoldTreatment | undefined;
  worked: PlanCalculation['treatments'][number] | undefined;
  faults: PlanFaults;
};

function TreatmentRow({ row, index, sold, worked, faults }: RowProps) {
  const id = useId();
  const name = sold?.name ?? worked?.name ?? '';
  const wrong = FIELDS.flatMap((field) => {
    const sentence = faults[`treatments[${index}].${field}`];
    return sentence ? [{ field, sentence }] : [];
  });
  const isWrong = (field: (typeof FIELDS)[number]) => wrong.some((one) => one.field === field);
  const input = (field: 'units' | 'discount' | 'upfrontCost', label: string, value: keyof TypedRow) => (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the box's input.
    <label>
      <span aria-hidden="true">{label}</span>
      <Cell $isWrong={isWrong(field)}>
        <Input
          aria-label={`${label}, ${name}`}
          inputMode={field === 'units' ? 'numeric' : 'text'}
          autoComplete="off"
          value={row[value]}
          aria-invalid={isWrong(field) || undefined}
          aria-describedby={isWrong(field) ? `${id}-error` : undefined}
          onChange={({ currentTarget }) => typeInRow(index, { [value]: currentTarget.value.slice(0, 20) })}
        />
      </Cell>
    </label>
  );
  return (
    <Row>
      <Name>
        <TreatmentMark index={index} />
        <span>
          <b>{name}</b>
          {sold?.area && <small>{sold.area}</small>}
        </span>
      </Name>
      {input('units', sold ? `${sold.unitType[0]?.toUpperCase()}${sold.unitType.slice(1)}s` : 'Units', 'units')}
      <Price>
        <span>Price</span>
        {sold ? dollars(sold.pricePerUnit) : '–'}
      </Price>
      {input('discount', 'Discount', 'discount')}
      {input('upfrontCost', 'Upfront cost', 'upfront')}
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is the box's select. */}
      <label>
        <span aria-hidden="true">Frequency</span>
        <Cell>
          <Choice
            aria-label={`Frequency, ${name}`}
            value={row.interval}
            onChange={({ currentTarget }) => typeInRow(index, { interval: currentTarget.value })}
          >
            {intervalOptions.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Choice>
          <ChevronDownIcon size={16} />
        </Cell>
      </label>
      <Year>
        {worked && (
          <>
            <b>{dollars(worked.annualAmount)}</b>
            <small>{timesWords(worked.times, worked.totalAmount)}</small>
          </>
        )}
      </Year>
      <IconButton label={`Remove ${name}`} onClick={() => removeRow(index, name)}>
        <XIcon size={17} />
      </IconButton>
      {wrong.length > 0 && (
        <p role="alert">
          <FieldError id={id}>{wrong.map(({ sentence }) => sentence).join(' ')}</FieldError>
        </p>
      )}
    </Row>
  );
}

export type TreatmentRowsProps = {
  rows: readonly TypedRow[];
  sold: readonly SoldTreatment[];
  /** The rows as they were worked out last; of another plan while this one rests. */
  worked: PlanCalculation['treatments'];
  faults: PlanFaults;
  focusAt: number | null;
};

/** The treatments of the plan, each with what it comes to in a year. A row that is added has the focus, as has the one after a gap. */
export function TreatmentRows({ rows, sold, worked, faults, focusAt }: TreatmentRowsProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (focusAt === null) return;
    list.current?.children[Math.min(focusAt, rows.length - 1)]?.querySelector('input')?.focus();
    focused();
  }, [focusAt, rows.length]);
  return (
    <Rows>
      <Head aria-hidden="true">
        {['Treatment', 'Units', 'Price', 'Discount', 'Upfront cost', 'Frequency', 'Annual cost'].map((word) => (
          <span key={word}>{word}</span>
        ))}
      </Head>
      <ol ref={list} aria-label="Plan treatments">
        {rows.map((row, index) => (
          <TreatmentRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a plan may hold one treatment twice.
            key={`${row.id} ${index}`}
            row={row}
            index={index}
            sold={sold.find(({ _id }) => _id === row.id)}
            worked={worked[index]?.treatmentId === row.id ? worked[index] : undefined}
            faults={faults}
          />
        ))}
      </ol>
    </Rows>
  );
}
