import styled from 'styled-components';

const Line = styled.span`
  display: inline-flex; align-items: center; gap: 8px; font: 700 20px/20px var(--font-voice); letter-spacing: -0.01em; color: var(--ink);
`;
const Mark = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-flex; align-items: flex-end; gap: 2px; height: 16px;
  i { width: 4px; height: 100%; border-radius: 1.5px; background: var(--primary); }
  i:nth-child(n + 3) { height: 40%; background: var(--primary-400); }
`;

/** The brand's name behind four bars of the month ribbon. */
export function BrandMark({ name }: { name: string }) {
  return (
    <Line>
      <Mark>
        <i />
        <i />
        <i />
        <i />
      </Mark>
      {name}
    </Line>
  );
}
