import styled, { keyframes } from 'styled-components';
import { copy } from './copy';

const grow = keyframes`from { transform: scaleX(0.02); } to { transform: scaleX(0.9); }`;

const Bar = styled.div`
  position: fixed; inset: 0 0 auto; height: 2px; z-index: var(--z-toast); background: var(--primary-line); transform-origin: left;
  animation: ${grow} 8s cubic-bezier(0.1, 0.7, 0.2, 1) 200ms both;
`;

/** A thin bar at the top while the next page loads, after 200 ms. */
export function NavigationBar({ isBusy }: { isBusy: boolean }) {
  return isBusy ? <Bar role="progressbar" aria-label={copy.loading} /> : null;
}
