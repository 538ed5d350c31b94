import { useEffect, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { copy } from './copy';
import { VisuallyHidden } from './visually-hidden';

const sweep = keyframes`from { background-position: 120% 0; } to { background-position: -120% 0; }`;

export const SkeletonBar = styled.span<{ $width?: string; $height?: string }>`
  display: block; width: ${(props) => props.$width ?? '100%'}; height: ${(props) => props.$height ?? '12px'}; border-radius: 5px;
  background: linear-gradient(90deg, var(--sunken) 30%, var(--line) 50%, var(--sunken) 70%) 0 0 / 220% 100%;
  animation: ${sweep} 1.6s linear infinite;
`;
const Lines = styled.div`
  display: grid; gap: 14px; padding: 6px 0;
`;
const widths = ['94%', '88%', '97%', '62%'];

/** True after 200 ms, so that a quick answer shows no skeleton at all. */
export function useIsLate(delayMs = 200): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return isLate;
}

/** Lines in the shape of a text that is on its way. */
export function Skeleton({ lines = 3, label = copy.loading }: { lines?: number; label?: string }) {
  const isLate = useIsLate();
  if (!isLate) return null;
  return (
    <Lines role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => widths[line % widths.length]).map((width, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines do not move.
        <SkeletonBar key={line} $width={width ?? '100%'} />
      ))}
    </Lines>
  );
}
