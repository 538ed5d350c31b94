import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Shapes tell treatments apart, in the order of the plan; colour alone would not. */
const SHAPES: readonly ReactNode[] = [
  <rect key="square" x="3" y="3" width="10" height="10" rx="2" />,
  <circle key="circle" cx="8" cy="8" r="5.5" />,
  <rect key="diamond" x="3.4" y="3.4" width="9.2" height="9.2" transform="rotate(45 8 8)" />,
  <path key="triangle" d="M8 2.5 14 13H2z" />,
  <path key="cross" d="M6 2.5h4v3.5h3.5v4H10v3.5H6V10H2.5V6H6z" />,
];

const Shape = styled.svg`
  flex: none; display: block; fill: var(--primary-line);
  @media print { fill: currentColor; }
  @media (forced-colors: active) { fill: CanvasText; }
`;

/** The mark of a treatment of a plan, as in its year. From the sixth on the shapes come again with a hole. */
export function TreatmentMark({ index, size = 16 }: { index: number; size?: number }) {
  return (
    <Shape width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      {SHAPES[index % SHAPES.length]}
      {index % (2 * SHAPES.length) >= SHAPES.length && <circle cx="8" cy="8" r="2" fill="var(--surface)" />}
    </Shape>
  );
}
