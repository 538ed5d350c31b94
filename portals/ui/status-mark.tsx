import type { ReactElement } from 'react';
import styled from 'styled-components';

export type StatusShape =
  | 'approved'
  | 'review'
  | 'denied'
  | 'incomplete'
  | 'pending'
  | 'rejected'
  | 'refunded'
  | 'fraud';

const Mark = styled.span<{ $tone: string }>`
  display: inline-flex; align-items: center; gap: 7px; white-space: nowrap;
  svg { flex: none; color: var(--${(props) => props.$tone}); }
  small { font-size: inherit; color: var(--ink-3); }
`;
const thin = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
const cut = { ...thin, stroke: 'var(--surface)' };
const ring = <circle cx="7" cy="7" r="6.1" fill="none" stroke="currentColor" strokeWidth="1.6" />;
const disc = <circle cx="7" cy="7" r="7" fill="currentColor" />;

/** Shape first, colour second: each status has its own outline. */
const glyphs: Record<StatusShape, { tone: string; drawing: ReactElement }> = {
  approved: {
    tone: 'success',
    drawing: (
      <g>
        {disc}
        <path d="M4 7.2 6.2 9.4 10.2 5" {...cut} />
      </g>
    ),
  },
  review: {
    tone: 'warning',
    drawing: (
      <g>
        {ring}
        <path d="M7 .9a6.1 6.1 0 0 1 0 12.2z" fill="currentColor" />
      </g>
    ),
  },
  denied: {
    tone: 'ink-2',
    drawing: (
      <g>
        {disc}
        <path d="M4.2 7h5.6" {...cut} />
      </g>
    ),
  },
  incomplete: { tone: 'ink-2', drawing: <circle cx="7" cy="7" r="6.1" {...thin} strokeDasharray="1.8 2.5" /> },
  pending: {
    tone: 'primary-text',
    drawing: (
      <g>
        {ring}
        <path d="M7 3.8V7l2.1 1.6" {...thin} />
      </g>
    ),
  },
  rejected: {
    tone: 'ink-2',
    drawing: (
      <g>
        {ring}
        <path d="m4.9 4.9 4.2 4.2m0-4.2L4.9 9.1" {...thin} />
      </g>
    ),
  },
  refunded: {
    tone: 'ink-2',
    drawing: (
      <g>
        {ring}
        <path d="M5.4 4.2 4 5.6 5.4 7M4 5.6h3.8a1.9 1.9 0 0 1 0 3.8H6" {...thin} strokeWidth={1.3} />
      </g>
    ),
  },
  fraud: {
    tone: 'danger',
    drawing: (
      <g>
        <path d="M7 .8 13.6 12.8H.4z" fill="currentColor" strokeLinejoin="round" />
        <path d="M7 5v3.6M7 10.7v.01" {...cut} />
      </g>
    ),
  },
};

export type StatusMarkProps = {
  shape: StatusShape;
  children: string /** A quiet reason after the word: "Credit freeze". */;
  note?: string | undefined;
};

/** A status as a 14 px glyph and its word. */
export function StatusMark({ shape, children, note }: StatusMarkProps) {
  const { tone, drawing } = glyphs[shape];
  return (
    <Mark $tone={tone}>
      <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
        {drawing}
      </svg>
      {children} {note && <small>{note}</small>}
    </Mark>
  );
}
