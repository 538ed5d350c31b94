import type { ReactNode } from 'react';
import styled from 'styled-components';

const Part = styled.section`
  padding: 24px 0; border-top: 1px solid var(--line);
  > h2 { font-size: 13px; line-height: 18px; font-weight: 500; color: var(--ink-3); margin-bottom: 14px; }
`;

/** One named part of the gallery. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Part aria-label={title}>
      <h2>{title}</h2>
      {children}
    </Part>
  );
}

export const Line = styled.div`
  display: flex; flex-wrap: wrap; gap: 12px; align-items: center;
  & + & { margin-top: 12px; }
`;
export const Columns = styled.div`
  display: grid; gap: 24px; grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr)); align-items: start;
`;
