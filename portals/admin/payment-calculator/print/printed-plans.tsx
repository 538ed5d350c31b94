import { civilDate } from '@portals/format/dates';
import { useState } from 'react';
import styled from 'styled-components';
import { usd } from '../../words/amounts';
import { usePrinter } from '../../words/print-page';
import type { Calculation } from '../calculator.store';
import { noPlanWords } from '../estimate-words';
import { PlanSheet } from '../plan-sheet';
import { Sheet, useCalculatorStyles } from '../sheet';

const Head = styled.div`
  margin-bottom: 20px;
  h1 { font: 600 28px/33px var(--font-voice); letter-spacing: -0.012em; }
  p { margin-top: 6px; color: var(--ink-2); }
`;

/** Whom the paper is for, without what only staff may know: the grade and what is left to spend. */
function readerWords({ borrower, basis }: Calculation): string {
  if (!borrower) return 'Range from the best credit to the lowest';
  return basis === 'BORROWER' ? `For ${borrower.name}` : `For ${borrower.name}, from the best credit to the lowest`;
}

/** The sheet that is printed. It opens the printer's dialog by itself, once. */
export function PrintedPlans({ calculation, chosen }: { calculation: Calculation; chosen: string }) {
  useCalculatorStyles();
  const [marked, setMarked] = useState(chosen);
  const isEmpty = calculation.fixed.length + calculation.promotion.length === 0;
  usePrinter(!isEmpty);
  return (
    <>
      <Head>
        <h1>
          Payment plans for {usd(calculation.amount)} at {calculation.practice?.PracticeName}
        </h1>
        <p>
          {readerWords(calculation)}. Calculated {civilDate(calculation.startDate)}.
        </p>
      </Head>
      {isEmpty ? (
        <p>{noPlanWords(calculation)}</p>
      ) : (
        <Sheet aria-label="Payment plans">
          <PlanSheet calculation={calculation} chosen={marked} onChoose={setMarked} />
          {calculation.example && <p className="pfc-legal">{calculation.example}</p>}
        </Sheet>
      )}
    </>
  );
}
