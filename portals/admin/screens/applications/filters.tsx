import { type CivilDate, isCivilDate } from '@domain/calendar/civil-date';
import { US_STATES } from '@domain/us-states';
import { Button } from '@portals/ui/button';
import { DateRangePicker } from '@portals/ui/date-range-picker';
import { FilterChip } from '@portals/ui/table/filter-bar';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { usd } from '../../words/amounts';
import { daysText } from '../../words/practice-time';
import { rangeOf } from './call-body';
import { AmountEditor, GradeEditor, StateEditor } from './filter-editors';
import type { ListQuery } from './list-query';

// The popover is placed once, so the room of the widest editor is kept from the start.
const Room = styled.div`width: 300px; max-width: 100%; min-height: 130px;`;
const Fields = styled.div`display: grid; justify-items: stretch; gap: 2px; min-width: 200px; > button { justify-content: start; }`;

function amountWords({ min, max }: Pick<ListQuery, 'min' | 'max'>): string | undefined {
  if (min !== undefined && max !== undefined) return `${usd(min)} to ${usd(max)}`;
  if (min !== undefined) return `from ${usd(min)}`;
  return max === undefined ? undefined : `up to ${usd(max)}`;
}

type Filter = {
  name: string;
  value: string | undefined;
  none: Partial<ListQuery>;
  editor: (done: (change: Partial<ListQuery>) => void) => ReactNode;
};

function filtersOf(query: ListQuery): readonly Filter[] {
  return [
    {
      name: 'Requested',
      value: amountWords(query),
      none: { min: undefined, max: undefined },
      editor: (done) => <AmountEditor value={{ min: query.min, max: query.max }} onValue={done} />,
    },
    {
      name: 'State',
      value: US_STATES.find(({ stateCode }) => stateCode === query.state)?.name,
      none: { state: undefined },
      editor: (done) => <StateEditor value={query.state} onValue={(state) => done({ state })} />,
    },
    {
      name: 'Grade',
      value: query.grades.length > 0 ? query.grades.join(', ') : undefined,
      none: { grades: [] },
      editor: (done) => <GradeEditor value={query.grades} onValue={(grades) => done({ grades })} />,
    },
  ];
}

export type FiltersProps = {
  query: ListQuery;
  today: CivilDate;
  /** Staff of a practice see no grades and cannot ask by them. */
  seesGrades: boolean;
  onChange: (change: Partial<ListQuery>) => void;
};

/** The chips of the list: the dates, which are always set, the filters that are set, and one chip to set another. */
export function Filters({ query, today, seesGrades, onChange }: FiltersProps) {
  const filters = filtersOf(query).filter(({ name }) => seesGrades || name !== 'Grade');
  const range = rangeOf(query, today);
  const open = filters.filter((filter) => filter.value === undefined);
  return (
    <>
      <FilterChip name="Applied" value={daysText(range, today)}>
        {(close) => (
          <DateRangePicker
            value={range}
            today={today}
            onValue={({ start, end }) => {
              if (!isCivilDate(start) || !isCivilDate(end)) return;
              close();
              onChange({ from: start, to: end });
            }}
          />
        )}
      </FilterChip>
      {filters
        .filter((filter) => filter.value !== undefined)
        .map((filter) => (
          <FilterChip key={filter.name} name={filter.name} value={filter.value} onClear={() => onChange(filter.none)}>
            {(close) =>
              filter.editor((change) => {
                close();
                onChange(change);
              })
            }
          </FilterChip>
        ))}
      {open.length > 0 && (
        <FilterChip name="Filter">
          {(close) => (
            <NewFilter
              filters={open}
              onDone={(change) => {
                close();
                onChange(change);
              }}
            />
          )}
        </FilterChip>
      )}
    </>
  );
}

/** First which field, then its editor. */
function NewFilter({ filters, onDone }: { filters: readonly Filter[]; onDone: (change: Partial<ListQuery>) => void }) {
  const [name, setName] = useState(filters.length === 1 ? filters[0]?.name : undefined);
  const chosen = filters.find((filter) => filter.name === name);
  if (chosen) return <Room>{chosen.editor(onDone)}</Room>;
  return (
    <Room>
      <Fields>
        {filters.map((filter) => (
          <Button key={filter.name} look="quiet" dense onClick={() => setName(filter.name)}>
            {filter.name}
          </Button>
        ))}
      </Fields>
    </Room>
  );
}
