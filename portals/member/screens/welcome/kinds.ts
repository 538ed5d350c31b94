import styled, { css } from 'styled-components';

/** Financing is hatched, a membership is solid: told apart without colour. */
export const hatch = css`
  background: repeating-linear-gradient(-45deg, var(--ink-3) 0 1px, var(--surface) 1px 5px); box-shadow: inset 0 0 0 1.5px var(--ink-2);
`;

/** The mark of a kind of payment. */
export const Key = styled.span<{ $kind: 'MEMBERSHIP' | 'FINANCING' }>`
  display: inline-block; flex: none; width: 14px; height: 14px; margin-top: 3px; border-radius: 4px;
  ${(props) => (props.$kind === 'MEMBERSHIP' ? css`background: var(--primary-line);` : hatch)}
  @media (forced-colors: active) { border: 1px solid; }
`;
