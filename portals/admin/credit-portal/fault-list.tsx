import styled from 'styled-components';
import { type Fault, keyOf, type Place } from './table-kind';

const Faults = styled.ul`
  list-style: none; display: grid; gap: 4px; margin-top: 8px; font-size: 13.5px; line-height: 20px; color: var(--danger);
  a { color: inherit; }
  @media (pointer: coarse) { a { display: inline-block; padding: 12px 0; } }
`;

/** The element that a place is typed into. */
export const cellId = (place: Place): string => `cell-${keyOf(place)}`;
export const FAULTS_ID = 'table-faults';

/** What cannot stay, each a way to its cell. */
export function FaultList({ faults }: { faults: readonly Fault[] }) {
  return (
    <Faults id={FAULTS_ID} aria-live="polite" aria-label="Cells to correct">
      {faults.map((fault) => (
        <li key={`${keyOf(fault)} ${fault.message}`}>
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
  );
}
