import { civilDate } from '@portals/format/dates';
import { usdExact } from '@portals/format/usd';
import { Card, Note } from '@portals/ui/card';
import { MoneySummary } from '@portals/ui/money-summary';
import { Ribbon } from '@portals/ui/ribbon';
import { Switch } from '@portals/ui/switch';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio/vanilla';
import { copy as shared } from '../../parts/offer/copy';
import { chooseForYear } from '../../stores/renewal.actions';
import { type NextYear, renewal } from '../../stores/renewal.store';
import { copy } from './copy';

const Box = styled(Card)`display: grid; gap: 14px; margin-bottom: 16px;`;

export type YearProps = { year: Snapshot<NextYear> };

/** What is paid on the first day, the switch of the credits, and the payments of the year. */
export function YearMoney({ year }: YearProps) {
  const { payAtOnce, applyCredits } = useSnapshot(renewal);
  const {
    beginsOn,
    payments,
    spendableCredits,
    creditsApplied,
    dueOnFirstDay,
    dueBeforeCredits,
    membershipFee,
    upfrontCost,
  } = year;
  const day = civilDate(beginsOn);
  const last = payments.at(-1);
  return (
    <>
      <Box>
        <MoneySummary
          lines={[
            { label: copy.today, value: usdExact(0) },
            ...(payAtOnce
              ? [{ label: copy.wholeYear(membershipFee > 0), value: usdExact(dueBeforeCredits) }]
              : [
                  ...(upfrontCost > 0 ? [{ label: copy.upFront, value: usdExact(upfrontCost) }] : []),
                  { label: copy.firstMonth, value: usdExact(year.firstTreatments) },
                  ...(membershipFee > 0 ? [{ label: copy.fee, value: usdExact(membershipFee) }] : []),
                ]),
          ]}
        />
        {spendableCredits > 0 && (
          <Switch
            label={shared.ownCredit(usdExact(spendableCredits))}
            detail={(applyCredits ? copy.withCredit : copy.withoutCredit)(usdExact(dueOnFirstDay), day)}
            checked={applyCredits}
            onChange={(isOn) => void chooseForYear({ applyCredits: isOn })}
          />
        )}
        <MoneySummary
          lines={[
            ...(creditsApplied > 0 ? [{ label: copy.credit, value: `−${usdExact(creditsApplied)}` }] : []),
            { label: copy.onFirstDay(day), value: usdExact(dueOnFirstDay), total: true },
          ]}
        />
        <Note>
          <Afterwards year={year} />
        </Note>
      </Box>
      {payments.length > 1 && last && (
        <Ribbon
          cells={payments.map((_, index) => (index === 0 ? 'next' : 'to-come'))}
          label={copy.ribbon(payments.length, day)}
          legend={[copy.firstOn(civilDate(beginsOn, 'short')), copy.lastOn(civilDate(last.on, 'table'))]}
          height={26}
        />
      )}
    </>
  );
}

/** What comes after the first day. */
export function Afterwards({ year: { payments, renewsOn } }: YearProps) {
  const [later, last] = [payments[1], payments.at(-1)];
  if (!later || !last) return <>{copy.thenNothing(civilDate(renewsOn))}</>;
  return (
    <>
      {copy.afterwards(usdExact(later.amount), payments.length - 1)}
      {last.amount !== later.amount && copy.last(usdExact(last.amount))}
    </>
  );
}
