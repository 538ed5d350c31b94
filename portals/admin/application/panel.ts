import styled from 'styled-components';

/** What can be done with an application, before its facts. */
export const Panel = styled.section`
  display: grid; gap: 12px; padding: 16px 20px; border-radius: var(--radius-card); background: var(--sunken); box-shadow: inset 0 0 0 1px var(--line);
  & + & { margin-top: 16px; }
`;
