import { monthWithFee } from '@domain/membership/membership-fee';
import type { Cents } from '@domain/money/cents';
import { centsFromDollars } from '@domain/money/dollars';
import { formatUsdExact } from '@domain/money/usd';
import { civilDate } from '@portals/format/dates';
import type { Frozen } from '@portals/state/frozen';
import { Button } from '@portals/ui/button';
import { Note } from '@portals/ui/card';
import { InfoIcon } from '@portals/ui/first-icons';
import { MoneySummary } from '@portals/ui/money-summary';
import { Skeleton } from '@portals/ui/skeleton';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { type Calculation, planPage } from './plan.store';
import type { DraftFigures } from './plan-draft';
import { opening, paymentsLeft } from './plan-words';

const Big = styled.p`
  color: var(--ink-2);
  b { display: block; font: 600 44px/50px var(--font-voice); letter-spacing: -0.012em; color: var(--ink); font-variant-numeric: tabular-nums lining-nums; }
`;
const Receive = styled.section`
  display: grid; gap: 10px; padding: 14px 16px; border-radius: var(--radius-card); background: var(--sunken); transition: opacity var(--time-1);
  &[aria-busy='true'] { opacity: 0.6; }
  h2 { font-size: 14px; line-height: 20px; font-weight: 650; }
`;
const Told = styled.div`display: flex; gap: 8px; svg { flex: none; margin-top: 1px; color: var(--ink-3); }`;

const usd = (dollars: number) => formatUsdExact(centsFromDollars(dollars));
const off = (amount: Cents) => (amount === 0 ? formatUsdExact(amount) : `−${formatUsdExact(amount)}`);

export type PlanTotalsProps = {
  figures: DraftFigures;
  name: string;
  /** Of a plan that runs: what is paid each month is then the changed one. */
  isChange: boolean;
  onRetry: () => void;
};

/** What the plan comes to for the member, and beside it what the practice receives and when. */
export function PlanTotals({ figures, name, isChange, onRetry }: PlanTotalsProps) {
  const { data, loading, error } = useSnapshot(planPage).calculation;
  const { totals } = figures;
  const fee = data?.membershipFee ?? 0;
  const isOld =
    loading ||
    !totals ||
    data === null ||
    centsFromDollars(data.totalTreatmentsCost) !== totals.totalTreatmentsCostCents;
  // A change of a plan that runs spreads what is left: that is the server's figure alone.
  const month =
    isChange && data
      ? centsFromDollars(data.membershipPayment)
      : totals && monthWithFee(totals.monthlyCents, centsFromDollars(fee));
  return (
    <>
      <Big>
        {opening(name)}’s monthly payment
        <b>{totals && month !== null ? formatUsdExact(month) : '–'}</b>
        <span>{totals && data && !isOld ? whenWords(data, isChange) : 'Updates as you type'}</span>
      </Big>
      {totals && (
        <MoneySummary
          lines={[
            { label: 'List price', value: formatUsdExact(figures.listPriceCents) },
            { label: 'Treatment discounts', value: off(figures.treatmentDiscountsCents) },
            ...((data && !isOld ? data.memberDiscounts.discounts.concat(data.manufacturerDiscounts.discounts) : []).map(
              ({ issuer, amount }) => ({ label: issuer, value: off(centsFromDollars(amount)) }),
            ) satisfies { label: string; value: string }[]),
            {
              label: 'Annual treatment cost',
              value: formatUsdExact(totals.totalTreatmentsCostCents),
              total: true,
            },
            ...(totals.upfrontCostCents > 0
              ? [{ label: 'Due on day one', value: formatUsdExact(totals.upfrontCostCents) }]
              : []),
            ...(isChange ? [] : [{ label: 'Monthly treatment cost', value: formatUsdExact(totals.monthlyCents) }]),
            ...(fee > 0 ? [{ label: 'Monthly fee', value: usd(fee) }] : []),
          ]}
        />
      )}
      {totals && (
        <Receive aria-labelledby="plan-receive" aria-busy={isOld && !error}>
          <h2 id="plan-receive">What the practice receives</h2>
          {error && (
            <p role="alert">
              {error.message}{' '}
              <Button dense onClick={onRetry}>
                Try again
              </Button>
            </p>
          )}
          {!data && !error && <Skeleton lines={3} label="Calculating what the practice receives" />}
          {data?.practiceReceives && <Receives of={data} isChange={isChange} />}
        </Receive>
      )}
      {totals && !isChange && (
        <Told>
          <InfoIcon size={16} />
          <Note>A 12-payment plan counts as credit, so {name} gets the federal disclosure before signing.</Note>
        </Told>
      )}
    </>
  );
}

function whenWords(data: Frozen<Calculation>, isChange: boolean): string {
  const { change } = data;
  if (isChange && change)
    return change.paymentsRemaining === 0
      ? 'No payments left this plan year'
      : `${paymentsLeft(change.paymentsRemaining)}. The new monthly amount starts ${civilDate(change.firstPaymentOn)}`;
  return `12 payments, starting ${civilDate(data.startsOn)}`;
}

/** What a change brings the practice at once, or takes back of its deposits; nothing where it is paid with each payment. */
function changeLines({ extraToPractice, practiceReturns }: NonNullable<Frozen<Calculation>['change']>) {
  if (practiceReturns > 0) return [{ label: 'You return', value: usd(practiceReturns), total: true }];
  return extraToPractice > 0 ? [{ label: 'Increase', value: usd(extraToPractice), total: true }] : [];
}

function Receives({ of, isChange }: { of: Frozen<Calculation>; isChange: boolean }) {
  const receives = of.practiceReceives;
  if (!receives) return null;
  const [first] = receives.deposits;
  const isUpfront = receives.contract === 'UPFRONT';
  return (
    <>
      <MoneySummary
        lines={[
          { label: 'Annual treatment cost', value: usd(of.totalTreatmentsCost) },
          { label: `Our fee (${receives.merchantDiscountFee}%)`, value: off(centsFromDollars(receives.fee)) },
          { label: 'Practice receives for the year', value: usd(receives.net), total: true },
          ...(isChange && of.change ? changeLines(of.change) : []),
        ]}
      />
      <Note>
        {!isChange &&
          receives.isAboveMaximum &&
          'This plan is more than the member is approved for, so we don’t pay it in advance. '}
        {!isChange &&
          isUpfront &&
          first &&
          `If the plan starts today, we send the full amount on ${civilDate(first.sentOn)}.`}
        {!isUpfront && `We send about ${usd(receives.monthlyNet)} after each payment.`}
        {receives.membershipFee > 0 &&
          ` The practice’s share of the membership fee, ${usd(receives.membershipFee)} a month, is on its invoice.`}
      </Note>
    </>
  );
}
