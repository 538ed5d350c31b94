import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../icon-button';
import { ChevronDownIcon, PlusIcon, SearchIcon, XIcon } from '../icons';
import { Popover } from '../popover';
import { RowsIcon } from '../staff-icons';

/** The line between the tabs and the table: search, filter chips, and columns and density at the end. */
export const FilterBar = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; gap: 8px; padding: 12px 24px;
  > [data-field] { margin-top: 0; }
  > [data-end] { margin-left: auto; display: flex; gap: 8px; align-items: center; }
  /* Rows are cards there: they have no columns to choose and one density. */
  @media (max-width: 767.98px) { padding: 12px 16px; > [data-end] { display: none; } }
`;

const SearchBox = styled.label`
  display: flex; align-items: center; gap: 8px; min-width: 0; min-height: 32px; width: var(--search-width, 220px); padding: 0 11px; border-radius: 8px; box-shadow: inset 0 0 0 1px var(--line-control); color: var(--ink-3);
  &:focus-within { box-shadow: inset 0 0 0 2px var(--focus); }
  input { flex: 1; min-width: 0; border: 0; background: none; outline: none; padding: 0; min-height: 32px; font-size: 13px; color: var(--ink); }
  @media (max-width: 767.98px), (pointer: coarse) { min-height: 44px; input { font-size: 16px; min-height: 44px; } }
  @media (max-width: 767.98px) { width: 100%; }
`;

/** The search of a list; it reports 300 ms after the last key. */
export function SearchField({
  label,
  value,
  onValue,
}: {
  label: string;
  value: string;
  onValue: (value: string) => void;
}) {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const reported = useRef(value);
  // The one of the last drawing: a filter that was chosen within the delay must not be undone by the query of before it.
  const report = useRef(onValue);
  report.current = onValue;
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // What was reported comes back while somebody types on; it must not take the letters since then away.
    if (value === reported.current) return;
    reported.current = value;
    clearTimeout(timer.current);
    setText(value);
  }, [value]);
  function type(next: string) {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      reported.current = next.trim();
      report.current(reported.current);
    }, 300);
  }
  return (
    <SearchBox>
      <SearchIcon size={15} />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => type(event.target.value)}
        // Whoever follows a link within the delay leaves the list; a late report would bring them back to it.
        onBlur={({ relatedTarget }) => {
          if (relatedTarget instanceof HTMLAnchorElement) clearTimeout(timer.current);
        }}
      />
    </SearchBox>
  );
}

const Chip = styled.span<{ $isSet: boolean }>`
  display: inline-flex; align-items: center; border-radius: 8px; min-height: 32px; font-size: 13px; line-height: 18px;
  ${(props) =>
    props.$isSet
      ? 'background: var(--primary-50); box-shadow: inset 0 0 0 1px var(--primary-300);'
      : 'border: 1px dashed var(--line-control); color: var(--ink-2);'}
  [data-mode='dark'] & { ${(props) => props.$isSet && 'box-shadow: inset 0 0 0 1px var(--primary-line);'} }
  /* Not the buttons of the editor, which stands inside the chip too. */
  > span > button, > button { display: inline-flex; align-items: center; gap: 6px; min-height: 32px; padding: 0 9px; border: 0; background: none; cursor: pointer; color: inherit; font-size: inherit; white-space: nowrap; }
  > span > button > b { font-weight: 600; }
  > span > button > svg, > button > svg { color: var(--ink-3); }
  > button { width: 28px; padding: 0; justify-content: center; }
  @media (pointer: coarse) { min-height: 44px; > span > button, > button { min-height: 44px; } }
`;

export type FilterChipProps = {
  /** The field: "Requested". */
  name: string;
  /** What it is set to, in words: "over $500". Without it the chip invites to set it. */
  value?: string | undefined;
  /** The editor; call `close` when it is done. */
  children: (close: () => void) => ReactNode;
  /** Leave it out for a filter that is always set, as the date range. */
  onClear?: (() => void) | undefined;
};

/** One filter of a list: a press opens its editor. */
export function FilterChip({ name, value, children, onClear }: FilterChipProps) {
  const canClear = value !== undefined && onClear !== undefined;
  return (
    <Chip $isSet={value !== undefined}>
      <Popover
        label={name}
        trigger={(props) => (
          <button type="button" {...props}>
            {value === undefined && <PlusIcon size={15} />}
            {name} {value !== undefined && <b>{value}</b>}
            {value !== undefined && !canClear && <ChevronDownIcon size={14} />}
          </button>
        )}
      >
        {children}
      </Popover>
      {canClear && (
        <IconButton label={`Remove ${name} filter`} onClick={onClear}>
          <XIcon size={14} />
        </IconButton>
      )}
    </Chip>
  );
}

/** Switches the rows between 44 and 34 px. */
export function DensitySwitch({ dense, onChange }: { dense: boolean; onChange: (dense: boolean) => void }) {
  return (
    <IconButton label="Compact rows" aria-pressed={dense} onClick={() => onChange(!dense)}>
      <RowsIcon size={17} />
    </IconButton>
  );
}
