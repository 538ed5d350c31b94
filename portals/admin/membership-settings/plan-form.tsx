import { cents } from '@domain/money/cents';
import { formatUsd } from '@domain/money/usd';
import { FieldRows } from '@portals/form/field-rows';
import { FormDialog } from '@portals/form/form-dialog';
import { readForm } from '@portals/form/read-form';
import type { Form } from '@portals/form/use-form';
import type { Frozen } from '@portals/state/frozen';
import { Banner } from '@portals/ui/banner';
import { MoneyField } from '@portals/ui/masked-fields';
import { MoneySummary } from '@portals/ui/money-summary';
import { Select } from '@portals/ui/select';
import { TextArea } from '@portals/ui/text-area';
import { TextField } from '@portals/ui/text-field';
import { Fragment, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { usd } from '../words/amounts';
import { intervalOptions } from './copy';
import { discountText } from './discount-text';
import { type TypedRow, type TypedTotals, typedTotals, typedYear } from './plan-schema';
import type { PlanRowStart, Treatment } from './settings.store';

const Row = styled.div`
  display: grid; grid-template-columns: minmax(0, 2.2fr) minmax(0, 0.8fr) minmax(0, 1.3fr) minmax(0, 1fr) minmax(0, 1.1fr); gap: 8px; align-items: end;
  && > * { margin-top: 0; }
  > output { grid-column: 1 / -1; color: var(--ink-2); font-size: 12.5px; line-height: 17px; font-variant-numeric: tabular-nums; }
  @media (max-width: 640px) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); > :first-child { grid-column: 1 / -1; } }
`;

export type PlanFormProps = {
  title: string;
  act: string;
  pendingText: string;
  form: Form;
  /** Draws the fields anew on another start. */
  round?: number;
  /** What the rows start with. */
  rows: readonly PlanRowStart[];
  treatments: readonly Frozen<Treatment>[];
  isChanged?: boolean;
  onClose: () => void;
};

type Read = { treatments?: TypedRow[]; providerDiscount?: string };

/** The form of a plan template, with what it comes to beside it while it is typed. */
export function PlanForm({ form, round = 0, rows, treatments, ...dialog }: PlanFormProps) {
  const inside = useRef<HTMLDivElement>(null);
  const [read, setRead] = useState<Read>({});
  function look() {
    const element = inside.current?.closest('form');
    if (element) setRead(readForm(element) as Read);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are drawn anew then.
  useEffect(() => {
    const element = inside.current?.closest('form');
    if (!element) return;
    look();
    // A row that was removed moves the focus.
    const events = ['input', 'focusin'];
    for (const event of events) element.addEventListener(event, look);
    return () => {
      for (const event of events) element.removeEventListener(event, look);
    };
  }, [round]);
  const typed = read.treatments ?? [];
  const years = typed.map((row) => typedYear(row, treatments));
  const totals = typedTotals(typed, years, read.providerDiscount ?? '');
  /** A row that has got a treatment begins with what is usual for it. */
  function choose(id: string, position: number) {
    const own = treatments.find((one) => one._id === id);
    const element = inside.current?.closest('form');
    if (!own || !element) return;
    const set = (part: string, text: string) => {
      const control = element.elements.namedItem(`treatments[${position}].${part}`);
      if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = text;
    };
    set('units', String(own.amountOfUnits));
    set('interval', own.interval === null ? '' : String(own.interval));
    set('discount', discountText(own));
    look();
  }
  return (
    <FormDialog form={form} wide {...dialog}>
      <div ref={inside}>
        <Fragment key={round}>
          <TextField label="Name" maxLength={60} autoComplete="off" {...form.field('name')} />
          <TextArea label="Description" optional maxLength={300} rows={2} {...form.field('description')} />
          <FieldRows
            form={form}
            name="treatments"
            label="Treatments"
            start={rows}
            most={20}
            add="Add treatment"
            remove={(position) => `Remove treatment ${position}`}
            removed={(position) => `Treatment ${position} removed.`}
          >
            {({ position, field }) => (
              <Row>
                <Select
                  label={`Treatment ${position}`}
                  placeholder="Choose a treatment"
                  options={treatments.map(({ _id, name, pricePerUnit, unitType }) => ({
                    value: _id,
                    label: `${name}, ${usd(pricePerUnit)} per ${unitType}`,
                  }))}
                  {...field('_id')}
                  onChange={(event) => choose(event.target.value, position - 1)}
                />
                <TextField label="Units" inputMode="numeric" autoComplete="off" {...field('units')} />
                <Select label="Frequency" options={intervalOptions} {...field('interval')} />
                <TextField label="Discount" placeholder="10%" autoComplete="off" {...field('discount')} />
                <TextField
                  label="Upfront cost"
                  prefix="$"
                  inputMode="decimal"
                  autoComplete="off"
                  {...field('upfrontCost')}
                />
                <output>{yearText(years[position - 1])}</output>
              </Row>
            )}
          </FieldRows>
          <MoneyField label="Your annual discount" optional {...form.field('providerDiscount')} />
        </Fragment>
        <div style={{ marginTop: 18 }}>
          <Totals of={totals} />
        </div>
      </div>
    </FormDialog>
  );
}

const money = (amount: number) => formatUsd(cents(amount));

const yearText = (year: ReturnType<typeof typedYear> | undefined) =>
  year ? `${year.times} × ${money(year.totalCents)} = ${money(year.annualCents)} a year` : '';

function Totals({ of }: { of: TypedTotals | null }) {
  if (!of) return null;
  if ('fault' in of) return <Banner severity="warning">{of.fault}</Banner>;
  const { totals, listPriceCents, discountsCents: off } = of;
  return (
    <MoneySummary
      lines={[
        { label: 'List price', value: money(listPriceCents) },
        { label: 'Plan discounts', value: off === 0 ? money(0) : `−${money(off)}` },
        { label: 'Annual treatment cost', value: money(totals.totalTreatmentsCostCents) },
        { label: 'Upfront cost', value: money(totals.upfrontCostCents) },
        { label: 'Monthly payment (12 payments)', value: money(totals.monthlyCents), total: true },
      ]}
    />
  );
}
