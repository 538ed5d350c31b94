import styled from 'styled-components';

const Svg = styled.svg`flex: none; color: var(--primary-line);`;
const drawings = [
  <rect key="square" x="1.5" y="1.5" width="11" height="11" rx="2" />,
  <circle key="disc" cx="7" cy="7" r="6" />,
  <path key="diamond" d="M7 .7 13.3 7 7 13.3.7 7z" />,
  <path key="triangle" d="M7 1.2 13.2 12.4H.8z" />,
  <path key="bar" d="M1 4.5h12v5H1z" />,
];

/** The shape that stands for a treatment of a plan, by its place; hollow where it is still to come. */
export function TreatmentMark({ place, isHollow = false }: { place: number; isHollow?: boolean }) {
  return (
    <Svg
      width="14"
      height="14"
      viewBox="0 0 14 14"
      fill={isHollow ? 'none' : 'currentColor'}
      stroke="currentColor"
      strokeWidth={isHollow ? 1.5 : 0}
      aria-hidden="true"
    >
      {drawings[place % drawings.length]}
    </Svg>
  );
}
