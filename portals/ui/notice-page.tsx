import type { ReactNode } from 'react';
import styled from 'styled-components';

const Page = styled.main`
  min-height: 100dvh; display: grid; place-content: center; padding: 32px 20px; background: var(--page);
`;
/** Top right of a page: the other language. */
export const Corner = styled.div`position: absolute; top: 12px; right: 16px;`;
const Column = styled.div`
  width: min(var(--error-page), calc(100vw - 40px));
`;
export const NoticeTitle = styled.h1`
  font: 600 var(--text-34)/39px var(--font-voice); letter-spacing: -0.015em; text-wrap: balance;
`;
export const Notice = styled.p`
  margin-top: 12px; font-size: 17px; line-height: 26px; color: var(--ink-2);
`;
export const NoticeActions = styled.div`
  display: grid; justify-items: center; gap: 14px; margin-top: 28px;
`;

/** A page of one message, 400 px wide: the error page, the fallback page, a new version. */
export function NoticePage({ corner, children }: { corner?: ReactNode; children: ReactNode }) {
  return (
    <Page id="main">
      {corner && <Corner>{corner}</Corner>}
      <Column>{children}</Column>
    </Page>
  );
}
