import styled, { keyframes } from 'styled-components';

const turn = keyframes`to { transform: rotate(1turn); }`;

/** A small turning ring in the colour of the text; it stands still when motion is reduced. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  width: 15px; height: 15px; flex: none; border-radius: 50%; border: 2px solid currentColor; border-top-color: transparent;
  opacity: 0.85; animation: ${turn} 700ms linear infinite;
`;
