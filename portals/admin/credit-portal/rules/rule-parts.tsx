import { REASONS } from '@domain/underwriting/reasons';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { reasonLabel } from './rule-words';

/** What is edited in place stands here, one part under the other. */
export const Parts = styled.div`
  display: grid; gap: 10px; padding: 12px; border-radius: 10px; background: var(--sunken); font-size: 13.5px; line-height: 20px;
  > div { display: grid; grid-template-columns: 96px minmax(0, 1fr); gap: 4px 12px; align-items: start; }
  > div > span { padding-top: 7px; color: var(--ink-2); }
  @media (max-width: 767.98px) { > div { grid-template-columns: minmax(0, 1fr); } > div > span { padding-top: 0; } }
`;
export const Values = styled.div`display: flex; flex-wrap: wrap; align-items: center; gap: 6px 8px; min-width: 0;`;

/** Every reason that can be told, by the words of its notice. */
export const REASON_OPTIONS = [
  ['', 'No reason'] as const,
  ...Object.keys(REASONS)
    .map((code) => [code, reasonLabel(code)] as const)
    .toSorted((one, other) => one[1].localeCompare(other[1], 'en')),
];

/** A part with its name in front. */
export function FormRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <span aria-hidden="true">{name}</span>
      <Values>{children}</Values>
    </div>
  );
}
