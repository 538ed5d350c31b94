import type { BulkPerk } from '@domain/membership/loyalty-program';
import { Button } from '@portals/ui/button';
import { CheckboxBox } from '@portals/ui/choices';
import { type KeyboardEvent, useRef } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { bulkPerk, emptyPerk } from './loyalty.store';
import { columnOf } from './sheet-parts';

const Line = styled.input`
  width: 100%; min-width: 0; min-height: 36px; padding: 0 10px; border: 0; border-radius: 8px; background: var(--surface); box-shadow: inset 0 0 0 1.5px var(--line-control); color: var(--ink); font: inherit;
  @media (pointer: coarse) { min-height: 44px; font-size: 16px; }
`;
const Foot = styled.p`display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; margin-top: 10px; color: var(--ink-2); font-size: 13px;`;
const FLAGS = ['tier1', 'tier2', 'tier3'] as const;

export type NewPerkProps = {
  names: readonly string[];
  /** Where the arrows find it. */
  row: number;
  onAdd: (perk: BulkPerk) => void;
};

/** The next line of the perks, its text and the tiers that get it, and what stands below the rows. Enter adds it and opens the next one. */
export function useNewPerk({ names, row, onAdd }: NewPerkProps) {
  const perk = useSnapshot(bulkPerk);
  const line = useRef<HTMLInputElement>(null);
  const count = FLAGS.filter((flag) => perk[flag]).length;
  const isReady = perk.text.trim() !== '' && count > 0;
  function add() {
    if (!isReady) return;
    onAdd(perk);
    Object.assign(bulkPerk, emptyPerk());
    line.current?.focus();
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  }
  return {
    row: (
      <tr data-new="">
        <th scope="row">
          <Line
            ref={line}
            aria-label="New perk"
            placeholder="Free parking"
            maxLength={80}
            autoComplete="off"
            value={perk.text}
            data-row={row}
            data-column={0}
            onChange={(event) => Object.assign(bulkPerk, { text: event.target.value })}
            onKeyDown={press}
          />
        </th>
        {FLAGS.map((flag, tier) => (
          <td key={flag} data-of={tier}>
            <CheckboxBox
              aria-label={`New perk in ${names[tier]}`}
              data-row={row}
              data-column={columnOf(tier)}
              checked={perk[flag]}
              onKeyDown={press}
              onChange={(event) => Object.assign(bulkPerk, { [flag]: event.target.checked })}
            />
          </td>
        ))}
        <td />
      </tr>
    ),
    foot: (
      <Foot>
        <Button dense onClick={add} disabled={!isReady}>
          {count === 1 ? 'Add to 1 tier' : `Add to ${count} tiers`}
        </Button>
        Press Enter to add it and start the next perk
      </Foot>
    ),
  };
}
