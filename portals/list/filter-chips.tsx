import { isCivilDate } from '@domain/calendar/civil-date';
import { daysText } from '@portals/format/days-text';
import { Button } from '@portals/ui/button';
import { DateRangePicker } from '@portals/ui/date-range-picker';
import { FilterChip } from '@portals/ui/table/filter-bar';
import { useState } from 'react';
import styled from 'styled-components';
import { filterKinds } from './filter-editors';
import { rangeOf } from './list-body';
import type { ListQuery } from './list-query';
import {
  chipFilters,
  dateTitle,
  type FilterValues,
  isUndated,
  type ListView,
  type NamedFilter,
  type Place,
} from './list-view';

// The popover is placed once, so the room of the widest editor is kept from the start.
const Room = styled.div`width: 300px; max-width: 100%; min-height: 130px;`;
const Fields = styled.div`display: grid; justify-items: stretch; gap: 2px; min-width: 200px; > button { justify-content: start; }`;

export type FilterChipsProps = {
  view: ListView;
  query: ListQuery;
  place: Place;
  onChange: (change: Partial<ListQuery>) => void;
};

/** The chips of a list: the dates, which are always set, the filters that are set, and one chip to set another. */
export function FilterChips({ view, query, place, onChange }: FilterChipsProps) {
  const filters = chipFilters(view, place.mayAskBy);
  const isSet = ({ wireNames }: NamedFilter) => wireNames.some((wire) => query.filters[wire] !== undefined);
  const open = filters.filter((filter) => !isSet(filter));
  const range = rangeOf(view, query, place.today);
  const isAllDays = isUndated(view, query.view);
  const isAnyDay = isAllDays && !query.from;
  const set = ({ wireNames }: NamedFilter, values: FilterValues) => {
    const others = Object.entries(query.filters).filter(([wire]) => !wireNames.includes(wire));
    onChange({ filters: { ...Object.fromEntries(others), ...values } });
  };
  const propsOf = (named: NamedFilter, onValues: (values: FilterValues) => void) => ({
    named,
    labelOf: view.values?.[named.name] ?? String,
    values: query.filters,
    onValues,
  });
  const editor = (named: NamedFilter, close: () => void) => {
    const { Editor } = filterKinds[named.filter.kind];
    const done = (values: FilterValues) => {
      close();
      set(named, values);
    };
    return <Editor {...propsOf(named, done)} />;
  };
  return (
    <>
      <FilterChip
        name={dateTitle(view)}
        value={isAnyDay ? 'all dates' : daysText(range, place.today)}
        {...(isAllDays && !isAnyDay && { onClear: () => onChange({ from: undefined, to: undefined }) })}
      >
        {(close) => (
          <DateRangePicker
            value={isAnyDay ? { start: place.today, end: place.today } : range}
            today={place.today}
            onValue={({ start, end }) => {
              if (!isCivilDate(start) || !isCivilDate(end)) return;
              close();
              onChange({ from: start, to: end });
            }}
          />
        )}
      </FilterChip>
      {filters.filter(isSet).map((named) => (
        <FilterChip
          key={named.name}
          name={named.label}
          value={filterKinds[named.filter.kind].words(propsOf(named, () => undefined))}
          onClear={() => set(named, {})}
        >
          {(close) => editor(named, close)}
        </FilterChip>
      ))}
      {open.length > 0 && (
        <FilterChip name="Filter">
          {(close) => <NewFilter filters={open} editor={(named) => editor(named, close)} />}
        </FilterChip>
      )}
    </>
  );
}

type NewFilterProps = { filters: readonly NamedFilter[]; editor: (named: NamedFilter) => React.ReactNode };

/** First which field, then its editor. */
function NewFilter({ filters, editor }: NewFilterProps) {
  const [name, setName] = useState(filters.length === 1 ? filters[0]?.name : undefined);
  const chosen = filters.find((filter) => filter.name === name);
  if (chosen) return <Room>{editor(chosen)}</Room>;
  return (
    <Room>
      <Fields>
        {filters.map((filter) => (
          <Button key={filter.name} look="quiet" dense onClick={() => setName(filter.name)}>
            {filter.label}
          </Button>
        ))}
      </Fields>
    </Room>
  );
}
