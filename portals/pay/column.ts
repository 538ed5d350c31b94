import styled from 'styled-components';

/** What stands one under the other, no wider than a form reads well. */
export const Column = styled.div`
  display: grid; gap: 12px; max-width: 560px; margin-top: 16px;
  form > & { margin-top: 20px; }
`;
