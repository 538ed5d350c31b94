import styled from 'styled-components';

export const Body = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: 36px; padding: 18px 24px 48px; align-content: start;
  @media (max-width: 767.98px) { padding: 14px 16px 40px; }
`;
export const Section = styled.section`display: grid; grid-template-columns: minmax(0, 1fr); gap: 14px; max-width: 560px;`;
