import { civilDate } from '@portals/format/dates';
import { usdExact } from '@portals/format/usd';
import { Card } from '@portals/ui/card';
import { MoneySummary } from '@portals/ui/money-summary';
import { Ribbon } from '@portals/ui/ribbon';
import { Switch } from '@portals/ui/switch';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio/vanilla';
import { choose } from '../../stores/activation.actions';
import { activation, type Details } from '../../stores/activation.store';
import { copy } from './copy';
import { dueToday } from './figures';

const Box = styled(Card)`
  display: grid; gap: 14px; margin-bottom: 16px;
  small { display: block; font-size: 14px; line-height: 20px; }
`;

/** What makes up today's amount, the switch of the credits, and the payments of the year. */
export function TodaySummary({ details }: { details: Snapshot<Details> }) {
  const { payAtOnce, applyCredits } = useSnapshot(activation);
  const { due, credits, beforeCredits, withCredits } = dueToday(details, payAtOnce);
  const { upfrontCost, firstTreatments, payments, spendableCredits } = details;
  const lines = payAtOnce
    ? [{ label: copy.wholeYear(details.membershipFee > 0), value: usdExact(beforeCredits) }]
    : [
        ...(upfrontCost > 0
          ? [
              {
                key: 'upFront',
                label: (
                  <>
                    {copy.upFront} <small>{copy.partOf(usdExact(details.totalTreatmentsCost))}</small>
                  </>
                ),
                value: usdExact(upfrontCost),
              },
            ]
          : []),
        { label: copy.firstMonth, value: usdExact(firstTreatments) },
        ...(details.membershipFee > 0 ? [{ label: copy.firstFee, value: usdExact(details.membershipFee) }] : []),
      ];
  const last = payments.at(-1);
  return (
    <>
      <Box>
        <MoneySummary lines={lines} />
        {spendableCredits > 0 && (
          <Switch
            label={copy.ownCredit(usdExact(spendableCredits))}
            detail={applyCredits ? copy.withoutCredit(usdExact(beforeCredits)) : copy.withCredit(usdExact(withCredits))}
            checked={applyCredits}
            onChange={(isOn) => void choose({ applyCredits: isOn })}
          />
        )}
        <MoneySummary
          lines={[
            ...(credits > 0 ? [{ label: copy.credit, value: `−${usdExact(credits)}` }] : []),
            { label: copy.due, value: usdExact(due), total: true },
          ]}
        />
      </Box>
      {!payAtOnce && last && (
        <Ribbon
          cells={payments.map((_, index) => (index === 0 ? 'next' : 'to-come'))}
          label={copy.ribbon(payments.length)}
          legend={[copy.todayIs(civilDate(payments[0]?.on, 'short')), copy.lastOn(civilDate(last.on, 'table'))]}
          height={26}
        />
      )}
    </>
  );
}
