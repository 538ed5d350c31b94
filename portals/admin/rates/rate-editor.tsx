import { Note } from '@portals/ui/card';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import type { Draft, Reading } from './rate-draft';
import { cellId, RateGrid } from './rate-grid';
import { rateKindOf } from './rate-kinds';
import { setDraft } from './rates.actions';
import { type RateTable, rates } from './rates.store';
import { WhatIf } from './what-if';

const Columns = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr) 300px; gap: 24px; align-items: start;
  @media (max-width: 1180px) { grid-template-columns: minmax(0, 1fr); }
`;
/** Of a keyboard, which a phone has not. */
const AtDesk = styled.span`@media (hover: none) { display: none; }`;
const Faults = styled.ul`
  list-style: none; display: grid; gap: 4px; margin-top: 8px; font-size: 13.5px; line-height: 20px; color: var(--danger);
  a { color: inherit; }
`;

type RateEditorProps = { table: RateTable; draft: Draft; read: Reading; mayEdit: boolean };

/** The cells, what is wrong with them, and what they would change. */
export function RateEditor({ table, draft, read, mayEdit }: RateEditorProps) {
  const { words, simulate } = rateKindOf(useSnapshot(rates).kind);
  return (
    <Columns>
      <div>
        <Note>
          {words.cell}
          {mayEdit && (
            <AtDesk>
              {' '}
              Arrow keys and Enter move, Escape takes a cell back, and you can paste a block from a spreadsheet.
            </AtDesk>
          )}
          {table.archived && ' This table is in the archive and can’t be changed.'}
        </Note>
        <RateGrid
          label={words.grid}
          rows={table.products}
          draft={draft}
          faults={read.faults}
          readOnly={!mayEdit}
          onDraft={setDraft}
        />
        <Faults id="rate-faults" aria-live="polite" aria-label="Cells to correct">
          {read.faults.map((fault) => (
            <li key={cellId(fault)}>
              <a
                href={`#${cellId(fault)}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(cellId(fault))?.focus();
                }}
              >
                {fault.message}
              </a>
            </li>
          ))}
        </Faults>
      </div>
      {mayEdit && simulate && <WhatIf rows={read.rows} isReady={read.faults.length === 0} />}
    </Columns>
  );
}
