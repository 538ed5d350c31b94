import { paths, portalBase } from '@contract/paths';
import { centsFromDollars, dollarsFromCents } from '@domain/money/dollars';
import { Banner } from '@portals/ui/banner';
import { Button, ButtonLink } from '@portals/ui/button';
import { MailIcon, PrinterIcon } from '@portals/ui/icons';
import { Skeleton } from '@portals/ui/skeleton';
import { AmountField } from '@sdk/calculator/amount-field';
import { useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { type CalculationOf, leavePractice, loadCalculation, setAmount } from './calculator.actions';
import { type Calculation, calculator } from './calculator.store';
import { EmailEstimate } from './email-estimate';
import { basisWords, estimateRow, noPlanWords } from './estimate-words';
import { PatientPick } from './patient-pick';
import { markedProduct, PlanSheet } from './plan-sheet';
import { Sheet, useCalculatorStyles } from './sheet';

const Plans = styled.div`
  min-width: 0; transition: opacity var(--time-1);
  &[aria-busy='true'] { opacity: 0.6; }
`;
const Basis = styled.p`color: var(--ink-2); margin-bottom: 12px;`;
const Acts = styled.div`display: flex; flex-wrap: wrap; gap: 8px; margin-top: 16px;`;
/** Limits of the scale until the practice's own are known. */
const ANY_LIMITS = { from: 250, to: 25_000 };
/** So long the amount has to rest before it is worked out. */
const REST_MS = 250;

/** The calculator of one practice: the amount and the patient left, the plans right. */
export function PracticeCalculator({ practiceId }: { practiceId: string }) {
  useCalculatorStyles();
  const id = useId();
  const { amountCents, borrower, calculation } = useSnapshot(calculator);
  const borrowerId = borrower?._id;
  // The plans on the screen are those of an earlier amount while this one rests or is worked out.
  const data = calculation.data as Calculation | null;
  useEffect(() => {
    const of: CalculationOf = { practiceId, amountCents, borrowerId };
    const isFirst = calculator.calculation.data === null;
    const timer = setTimeout(() => void loadCalculation(of, { isAuto: !isFirst }), isFirst ? 0 : REST_MS);
    return () => clearTimeout(timer);
  }, [practiceId, amountCents, borrowerId]);

  // A patient is one of this practice and goes with it.
  useEffect(() => leavePractice, []);

  const { from, to } = data?.limits ?? ANY_LIMITS;
  const isStale = calculation.loading || data?.amount !== dollarsFromCents(amountCents);
  return (
    <Sheet aria-label="Payment calculator">
      <div className="pfc-in">
        <div>
          <PatientPick practiceId={practiceId} />
          <AmountField
            id={id}
            amountCents={amountCents}
            limits={{ minCents: centsFromDollars(from), maxCents: centsFromDollars(to) }}
            onChange={setAmount}
          />
        </div>
        <Plans aria-busy={isStale && !calculation.error}>
          {calculation.error && (
            <Banner
              severity="error"
              actions={
                <Button dense onClick={() => void loadCalculation({ practiceId, amountCents, borrowerId })}>
                  Try again
                </Button>
              }
            >
              {calculation.error.message}
            </Banner>
          )}
          {data && <Answer practiceId={practiceId} calculation={data} isStale={isStale} />}
          {!data && !calculation.error && <Skeleton lines={10} label="Calculating plans" />}
        </Plans>
      </div>
    </Sheet>
  );
}

type AnswerProps = { practiceId: string; calculation: Calculation; isStale: boolean };

function Answer({ practiceId, calculation, isStale }: AnswerProps) {
  const [chosen, setChosen] = useState('');
  const [isEmailing, setEmailing] = useState(false);
  const { borrower } = useSnapshot(calculator);
  const offers = [...calculation.fixed, ...calculation.promotion];
  const product = markedProduct(calculation, chosen);
  const offer = offers.find((one) => one.product === product);
  if (!offer) return <p role="status">{noPlanWords(calculation)}</p>;
  const { amount } = calculation;
  const printAddress = paths.admin.calculatorPrint.href(
    {},
    { practice: practiceId, amount, plan: product, borrower: calculation.borrower?._id },
  );
  const row = estimateRow(offer);
  return (
    <>
      <Basis role="status">{basisWords(calculation)}</Basis>
      <PlanSheet calculation={calculation} chosen={chosen} onChoose={setChosen} />
      <Acts>
        <Button dense icon={<MailIcon size={15} />} disabled={isStale} onClick={() => setEmailing(true)}>
          Email plan
        </Button>
        <ButtonLink
          dense
          icon={<PrinterIcon size={15} />}
          href={`${portalBase}${printAddress}`}
          target="_blank"
          rel="noreferrer"
        >
          Print
        </ButtonLink>
      </Acts>
      {calculation.example && <p className="pfc-legal">{calculation.example}</p>}
      {isEmailing && (
        <EmailEstimate
          practiceId={practiceId}
          amountCents={centsFromDollars(amount)}
          product={product}
          planWords={`${row.monthly} ${row.sentence}`}
          borrower={borrower}
          isPriced={calculation.basis === 'BORROWER'}
          onClose={() => setEmailing(false)}
        />
      )}
    </>
  );
}
