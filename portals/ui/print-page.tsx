import { type ReactNode, useEffect, useRef } from 'react';
import styled, { createGlobalStyle } from 'styled-components';

const PageRules = createGlobalStyle`
@page { margin: 16mm 14mm 18mm; @bottom-right { content: "Page " counter(page) " of " counter(pages); font: 9pt sans-serif; } }
`;
const Sheet = styled.main`
  max-width: 780px; margin: 0 auto; padding: 24px 20px; background: #FFFFFF; color: #000000; font-size: 10.5pt; line-height: 1.4;
  > header { display: flex; justify-content: space-between; gap: 16px; padding-bottom: 10px; margin-bottom: 18px; border-bottom: 1px solid #000000; font-size: 9.5pt; }
  > header h1 { font: 600 15pt/1.25 var(--font-voice); }
  > p:last-child { margin-top: 24px; color: #4B5357; }
  table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums lining-nums; }
  th, td { padding: 4px 6px; border-bottom: 1px solid #BBBBBB; text-align: left; } tr { break-inside: avoid; }
  @media print { padding: 0; max-width: none; > p:last-child { display: none; } }
`;

export type PrintPageProps = {
  title: string;
  practice?: string | undefined /** Formatted date of printing. */;
  date: string;
  ready: boolean;
  children: ReactNode;
};

/** A page that opens the print dialog once its content is there. Black on white, Letter and A4. */
export function PrintPage({ title, practice, date, ready, children }: PrintPageProps) {
  const hasPrinted = useRef(false);
  useEffect(() => {
    if (!ready || hasPrinted.current) return;
    hasPrinted.current = true;
    void document.fonts.ready.then(() => window.print());
  }, [ready]);
  return (
    <Sheet id="main">
      <PageRules />
      <header>
        <h1>{title}</h1>
        <div>
          {practice && <div>{practice}</div>}
          <div>{date}</div>
        </div>
      </header>
      {children}
      <p>You can close this tab when the print is done.</p>
    </Sheet>
  );
}
