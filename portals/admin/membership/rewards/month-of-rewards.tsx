import { sumCents } from '@domain/money/cents';
import { centsFromDollars } from '@domain/money/dollars';
import { formatUsdExact } from '@domain/money/usd';
import type { Frozen } from '@portals/state/frozen';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Note } from '@portals/ui/card';
import { MoneySummary } from '@portals/ui/money-summary';
import styled from 'styled-components';
import type { Calculation } from '../plan.store';
import { opening, paymentsLeft } from '../plan-words';
import type { ShownCertificate } from './rewarded-plan';

const Big = styled.p`
  color: var(--ink-2);
  b { display: block; font: 600 40px/46px var(--font-voice); color: var(--ink); font-variant-numeric: tabular-nums lining-nums; }
`;
const exact = (dollars: number) => formatUsdExact(centsFromDollars(dollars));

export type MonthOfRewardsProps = {
  name: string;
  /** Null before what was chosen makes a plan. */
  calculation: Frozen<Calculation> | null;
  isOld: boolean;
  error: string | undefined;
  coupons: readonly ShownCertificate[];
  onRetry: () => void;
};

/** What the plan comes to with its rewards, worked out by the calculator that plans and quotes have. */
export function MonthOfRewards({ name, calculation: of, isOld, error, coupons, onRetry }: MonthOfRewardsProps) {
  const worth = sumCents(coupons.map(({ amount }) => centsFromDollars(amount)));
  return (
    <>
      <Big aria-busy={isOld}>
        {opening(name)}’s monthly payment
        <b>{of ? exact(of.membershipPayment) : '–'}</b>
        <span>{of ? monthWords(of) : 'Choose a package and all its products.'}</span>
      </Big>
      {error && (
        <Banner
          severity="error"
          actions={
            <Button dense onClick={onRetry}>
              Try again
            </Button>
          }
        >
          {error}
        </Banner>
      )}
      {of && (
        <MoneySummary
          lines={[
            ...of.treatments.map((one) => ({
              key: one._id,
              label: `${one.name}, ${one.times} × ${exact(one.totalAmount)}`,
              value: exact(one.annualAmount),
            })),
            { label: 'Annual cost', value: exact(of.grossCost), total: true },
            ...(of.memberDiscounts.totalDiscounts > 0
              ? [{ label: 'Provider discount', value: `−${exact(of.memberDiscounts.totalDiscounts)}` }]
              : []),
            ...(of.manufacturerDiscounts.totalDiscounts > 0
              ? [{ label: 'Manufacturer coupons', value: `−${exact(of.manufacturerDiscounts.totalDiscounts)}` }]
              : []),
            { label: 'Annual treatment cost', value: exact(of.totalTreatmentsCost), total: true },
            { label: 'Monthly treatment cost', value: exact(of.monthlyPayment) },
            { label: 'Monthly fee', value: exact(of.membershipFee) },
          ]}
        />
      )}
      {worth > 0 && (
        <Note>
          The manufacturer pays you {formatUsdExact(worth)}. If it declines, the plan doesn’t change and you’ll see the
          reason.
        </Note>
      )}
    </>
  );
}

function monthWords(of: Frozen<Calculation>): string {
  const { change, payments } = of;
  if (change) return paymentsLeft(change.paymentsRemaining);
  const last = payments.at(-1)?.amount ?? of.membershipPayment;
  return last === of.membershipPayment ? '12 payments' : `12 payments, the last one ${exact(last)}`;
}
