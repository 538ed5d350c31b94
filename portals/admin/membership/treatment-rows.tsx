import { hasEarlierPrice, PLAN_MONTHS, type TreatmentRow } from '@domain/membership/treatment-row';
import { formatUsdExact } from '@domain/money/usd';
import type { Form } from '@portals/form/use-form';
import type { Frozen } from '@portals/state/frozen';
import { Button } from '@portals/ui/button';
import { ComboBox } from '@portals/ui/combo-box';
import { FieldError } from '@portals/ui/field';
import { IconButton } from '@portals/ui/icon-button';
import { ChevronDownIcon, ChevronUpIcon, PlusIcon, XIcon } from '@portals/ui/icons';
import { MoneyField } from '@portals/ui/masked-fields';
import { Select } from '@portals/ui/select';
import { TextField } from '@portals/ui/text-field';
import { type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import { TreatmentMark } from './marks';
import type { Settings } from './plan.store';
import type { Draft, DraftFigures, DraftRow } from './plan-draft';
import { intervalWords } from './plan-words';
import { useRows } from './use-rows';

const COLUMNS = '28px minmax(110px, 1fr) 60px 72px 58px 72px 168px 96px 32px';
const Part = styled.section`container-type: inline-size; display: grid; grid-template-columns: minmax(0, 1fr); gap: 14px;`;
const Head = styled.div`
  display: grid; grid-template-columns: ${COLUMNS}; gap: 8px; padding-bottom: 6px; color: var(--ink-3); font-size: 13px; line-height: 18px; border-bottom: 1px solid var(--line);
  > :nth-child(8) { text-align: right; }
  @container (max-width: 759px) { display: none; }
`;
const List = styled.ol`
  > li { padding: 8px 0; border-bottom: 1px solid var(--line); }
`;
const Line = styled.div`
  display: grid; grid-template-columns: ${COLUMNS}; gap: 8px; align-items: center;
  [data-field] { margin: 0; }
  /* Wide, the head of the columns says it for the eye. */
  label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  [data-field] > div { margin-top: 0; --field-pad: 10px; }
  @container (max-width: 759px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 10px;
    label { position: static; width: auto; height: auto; clip-path: none; }
    [data-field] > div { margin-top: 6px; }
    > [data-name] { grid-column: 1 / -1; grid-row: 1; padding-right: 110px; }
    > [data-move] { position: absolute; right: 40px; top: 4px; grid-auto-flow: column; }
    > [data-remove] { position: absolute; right: 0; top: 4px; }
    > [data-year] { grid-column: 1 / -1; text-align: left; display: flex; gap: 8px; }
  }
`;
const Row = styled.div`position: relative;`;
const Name = styled.div`
  min-width: 0;
  b { display: flex; align-items: center; gap: 8px; font-weight: 600; overflow-wrap: anywhere; }
  small { display: flex; flex-wrap: wrap; align-items: center; gap: 0 8px; padding-left: 22px; font-size: 12.5px; line-height: 17px; color: var(--ink-3); }
  small button { min-height: 24px; padding: 0; }
`;
const Move = styled.div`
  display: grid; justify-items: center;
  button { height: 24px; width: 26px; }
`;
const Price = styled.span`
  font-variant-numeric: tabular-nums lining-nums;
  @container (max-width: 759px) { align-self: end; padding-bottom: 9px; }
`;
const Year = styled.span`
  text-align: right; font-variant-numeric: tabular-nums lining-nums;
  b { display: block; font-weight: 600; } small { font-size: 12.5px; line-height: 17px; color: var(--ink-3); }
`;
const Details = styled.div`
  display: grid; gap: 12px; grid-template-columns: repeat(4, minmax(0, 1fr)); padding: 10px 0 8px 38px;
  [data-field] { margin: 0; }
  &[hidden] { display: none; }
  @container (max-width: 759px) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); padding-left: 0; }
`;
const Add = styled.div`display: flex; flex-wrap: wrap; gap: 8px; align-items: end; margin-top: 8px;`;
const Title = styled.h2`font-size: 13.5px; line-height: 18px; font-weight: 600;`;
const Find = styled.div`width: 240px; max-width: 100%;`;

const INTERVALS = [
  { value: '', label: 'Once' },
  ...Array.from({ length: PLAN_MONTHS }, (_, index) => ({ value: String(index + 1), label: intervalWords(index + 1) })),
];
const KINDS = [
  { value: 'PERCENT', label: '%' },
  { value: 'AMOUNT', label: '$ per unit' },
];
/** So many treatments are one press away; the rest are in the list. */
const QUICK = 4;
const ROWS_MAX = 30;

export type TreatmentRowsProps = {
  draft: Draft;
  figures: DraftFigures;
  settings: Frozen<Settings>;
  form: Pick<Form, 'field' | 'errors' | 'forget'>;
  onChange: (rows: readonly DraftRow[]) => void;
};

/** The treatments of a plan, each a row; rows are added, moved and taken out by keys as well. */
export function TreatmentRows({ draft, figures, settings, form, onChange }: TreatmentRowsProps) {
  const { rows } = draft;
  const { list, gone, said, add, take, move, putBack } = useRows(rows, show);

  /** Sentences stand at places, and those have moved. */
  function show(next: readonly DraftRow[]) {
    form.forget('treatments');
    onChange(next);
  }
  const change = (at: number, to: Partial<DraftRow>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...to } : row)));
  const sold = settings.treatments.filter(({ isRemoved }) => !isRemoved);
  const quick = sold.filter(({ _id }) => !rows.some(({ treatmentId }) => treatmentId === _id)).slice(0, QUICK);
  return (
    <Part aria-label="Treatments">
      <div>
        <Head aria-hidden="true">
          <span />
          <span>Treatment</span>
          <span>Units</span>
          <span>Price</span>
          <span>Discount</span>
          <span />
          <span>Frequency</span>
          <span>Annual cost</span>
        </Head>
        <List ref={list}>
          {rows.map((row, at) => (
            <li key={row.key} data-key={row.key} data-field={`treatments[${at}]`}>
              <TreatmentLine
                row={row}
                at={at}
                count={rows.length}
                figures={figures.rows[at] ?? null}
                injectors={settings.injectors}
                form={form}
                onChange={(to) => change(at, to)}
                onMove={(step) => move(at, step)}
                onRemove={() => take(at)}
              />
            </li>
          ))}
        </List>
      </div>
      <div data-field="treatments" id={form.field('treatments').id} tabIndex={-1}>
        <Title>Add treatment</Title>
        <FieldError id={form.field('treatments').id}>{form.errors.treatments}</FieldError>
        {sold.length === 0 ? (
          <p>No membership treatments yet. Add them in the practice’s settings.</p>
        ) : (
          <Add>
            {quick.map((one) => (
              <Button
                key={one._id}
                dense
                icon={<PlusIcon size={14} />}
                disabled={rows.length >= ROWS_MAX}
                onClick={() => add(one)}
              >
                {one.name}
              </Button>
            ))}
            {sold.length > QUICK && rows.length < ROWS_MAX && (
              <Find key={rows.length}>
                <ComboBox
                  id={`${form.field('treatments').id}-find`}
                  name="find"
                  label={`All ${sold.length} treatments`}
                  options={sold.map(({ _id, name, area }) => ({ value: _id, label: area ? `${name}, ${area}` : name }))}
                  onValue={(id) => add(sold.find(({ _id }) => _id === id))}
                />
              </Find>
            )}
          </Add>
        )}
        <Add>
          <span role="status">{said}</span>
          {gone && (
            <Button dense look="quiet" onClick={putBack}>
              Undo
            </Button>
          )}
        </Add>
      </div>
    </Part>
  );
}

type LineProps = {
  row: DraftRow;
  at: number;
  count: number;
  figures: DraftFigures['rows'][number];
  injectors: Frozen<Settings>['injectors'];
  form: Pick<Form, 'field' | 'errors'>;
  onChange: (to: Partial<DraftRow>) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
};

const IN_DETAILS = ['area', 'injector', 'scheduledDate', 'upfrontCost'];

function TreatmentLine({ row, at, count, figures, injectors, form, onChange, onMove, onRemove }: LineProps) {
  const [isOpen, setOpen] = useState(false);
  const name = `treatments[${at}]`;
  const field = (part: string) => {
    const { defaultValue: _, ...props } = form.field(`${name}.${part}`);
    return props;
  };
  const isWrong = IN_DETAILS.some((part) => form.errors[`${name}.${part}`]);
  const discount = field(row.discountKind === 'PERCENT' ? 'discountPercent' : 'discountAmount');
  const detailsId = `${field('details').id}`;
  const injector = injectors.find(({ _id }) => _id === row.injector)?.name;
  function press(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  }
  return (
    <Row role="group" aria-label={row.name} onKeyDown={press}>
      <FieldError id={form.field(name).id}>{form.errors[name]}</FieldError>
      <Line>
        <Move data-move="">
          <IconButton label={`Move ${row.name} up`} data-act="up" disabled={at === 0} onClick={() => onMove(-1)}>
            <ChevronUpIcon size={15} />
          </IconButton>
          <IconButton
            label={`Move ${row.name} down`}
            data-act="down"
            disabled={at === count - 1}
            onClick={() => onMove(1)}
          >
            <ChevronDownIcon size={15} />
          </IconButton>
        </Move>
        <Name data-name="">
          <b>
            <TreatmentMark place={at} />
            {row.name}
          </b>
          <small>
            {[row.area, injector].filter(Boolean).join(', ') || 'Any injector'}{' '}
            <Button
              dense
              look="text"
              aria-expanded={isOpen || isWrong}
              aria-controls={detailsId}
              onClick={() => setOpen(!isOpen)}
            >
              Details
            </Button>
          </small>
        </Name>
        <TextField
          {...field('units')}
          label="Units"
          inputMode="numeric"
          autoComplete="off"
          value={row.units}
          onChange={(event) => onChange({ units: event.target.value.replace(/[^\d-]/g, '').slice(0, 6) })}
        />
        <Price>{formatUsdExact(row.priceCents)}</Price>
        <TextField
          {...discount}
          label="Discount"
          inputMode="decimal"
          autoComplete="off"
          value={row.discount}
          onChange={(event) => onChange({ discount: event.target.value.replace(/[^\d.]/g, '').slice(0, 9) })}
        />
        <Select
          {...field('discountKind')}
          label="Discount type"
          options={KINDS}
          value={row.discountKind}
          onChange={(event) => onChange({ discountKind: event.target.value as DraftRow['discountKind'] })}
        />
        <Select
          {...field('interval')}
          label="Frequency"
          options={INTERVALS}
          value={row.interval}
          onChange={(event) => onChange({ interval: event.target.value })}
        />
        <Year data-year="">
          <b>{figures ? formatUsdExact(figures.annualCents) : '–'}</b>
          <small>{figures && yearWords(figures)}</small>
        </Year>
        <IconButton data-remove="" label={`Remove ${row.name}`} onClick={onRemove}>
          <XIcon size={17} />
        </IconButton>
      </Line>
      <Details id={detailsId} hidden={!isOpen && !isWrong}>
        <DetailFields row={row} field={field} injectors={injectors} onChange={onChange} />
      </Details>
    </Row>
  );
}

/** "4 × $468.00", or where a part was given at another price "$936.00 used + 2 × $585.00". */
function yearWords(row: TreatmentRow): string {
  const { given, left, times, totalCents } = row;
  const each = formatUsdExact(totalCents);
  if (!given || !hasEarlierPrice(row)) return `${times} × ${each}`;
  const used = `${formatUsdExact(given.totalCents)} used`;
  return left === 0 ? used : `${used} + ${left} × ${each}`;
}

type DetailFieldsProps = Pick<LineProps, 'row' | 'injectors' | 'onChange'> & {
  field: (part: string) => Omit<ReturnType<Form['field']>, 'defaultValue'>;
};

/** What most plans leave as it is. */
function DetailFields({ row, field, injectors, onChange }: DetailFieldsProps) {
  return (
    <>
      <Select
        {...field('injector')}
        label="Injector"
        placeholder="Any injector"
        options={injectors.map(({ _id, name: label }) => ({ value: _id, label }))}
        value={row.injector}
        onChange={(event) => onChange({ injector: event.target.value })}
      />
      <TextField
        {...field('area')}
        label="Area"
        autoComplete="off"
        maxLength={60}
        value={row.area}
        onChange={(event) => onChange({ area: event.target.value })}
      />
      <TextField
        {...field('scheduledDate')}
        label="First date"
        type="datetime-local"
        value={row.firstDate}
        onChange={(event) => onChange({ firstDate: event.target.value.slice(0, 16) })}
      />
      <MoneyField
        {...field('upfrontCost')}
        label="Upfront cost"
        defaultValue={row.upfrontCost}
        onValue={(upfrontCost) => onChange({ upfrontCost })}
      />
    </>
  );
}
