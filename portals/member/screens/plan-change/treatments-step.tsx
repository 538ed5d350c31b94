import { memberPaths } from '@contract/membership/paths';
import { civilDate } from '@portals/format/dates';
import { dayIn } from '@portals/format/today';
import { usdExact } from '@portals/format/usd';
import { Button } from '@portals/ui/button';
import { Figure, Heading, Note } from '@portals/ui/card';
import { Ask } from '@portals/ui/flow-shell';
import { Ribbon } from '@portals/ui/ribbon';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import styled from 'styled-components';
import type { Snapshot } from 'valtio/vanilla';
import { useStep } from '../../plan-change-flow';
import type { ChangeDetails } from '../../stores/plan-change.store';
import { AskDialog } from './ask-dialog';
import { ChangePage, useChange } from './change-page';
import { CompareRows } from './compare-rows';
import { copy } from './copy';
import { KeepDialog } from './keep-dialog';
import { PaymentTable } from './payment-table';

const Amount = styled.div`
  display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 10px; margin: 14px 0 4px;
  b { font-size: 46px; line-height: 52px; }
  span { font-size: 17px; color: var(--ink-2); }
`;
const Than = styled.p`font-size: 17px; line-height: 24px; color: var(--ink-2); font-variant-numeric: tabular-nums lining-nums;`;
const Said = styled.figure`
  border-left: 3px solid var(--primary-line); padding: 2px 0 2px 14px; margin: 22px 0 0; font-size: 16px; line-height: 23px;
  blockquote { margin: 0; white-space: pre-line; overflow-wrap: anywhere; }
  figcaption { font-size: 14px; line-height: 19px; color: var(--ink-3); margin-top: 6px; }
`;
const Part = styled.section`margin-top: 28px; display: grid; gap: 10px;`;
const Ways = styled.div`
  display: grid; grid-template-columns: 1fr 1fr; gap: 8px;
  @media (max-width: 340px) { grid-template-columns: 1fr; }
`;

/** What changes, the old plan beside the new one, and three ways to answer (membership §2, sub-step treatments). */
export function TreatmentsStep() {
  const change = useChange();
  const go = useStep();
  const navigate = useNavigate();
  const [answer, setAnswer] = useState<'keep' | 'ask' | null>(null);
  if (!change) return null;
  const { membershipId, firstPaymentOn, newPayment, paymentsRemaining } = change;
  const leave = () => void navigate(memberPaths.myMembership.href({}, { membership: membershipId }));
  const close = () => setAnswer(null);
  const done = () => go('congratulations', { replace: true });
  return (
    <ChangePage
      step={{ at: 1, about: 'treatments' }}
      onBack={leave}
      footer={
        <>
          <Button look="primary" big onClick={() => go('payment')}>
            {paymentsRemaining > 0 ? copy.goOnWith(usdExact(newPayment)) : copy.goOn}
          </Button>
          <Ways>
            <Button look="text" wide onClick={() => setAnswer('keep')}>
              {copy.keep}
            </Button>
            <Button look="text" wide onClick={() => setAnswer('ask')}>
              {copy.ask}
            </Button>
          </Ways>
        </>
      }
    >
      <Ask>{firstPaymentOn ? copy.titleFrom(civilDate(firstPaymentOn)) : copy.title}</Ask>
      <NewAmount change={change} />
      {change.reason && (
        <Said>
          <blockquote>{change.reason}</blockquote>
          <figcaption>
            {copy.saidOn(change.practiceName, civilDate(change.after.sentAt && dayIn(change.after.sentAt)))}
          </figcaption>
        </Said>
      )}
      <Part>
        <Heading>{copy.treatments}</Heading>
        <CompareRows before={change.before} after={change.after} />
      </Part>
      <Part>
        <Heading>{copy.payments}</Heading>
        <PaymentTable change={change} />
        <YearRibbon change={change} />
      </Part>
      <Note style={{ marginTop: 16 }}>
        {copy.stays} {change.federalBox && copy.disclosure(paymentsRemaining)}
      </Note>
      {answer === 'keep' && <KeepDialog change={change} onClose={close} onDone={done} />}
      {answer === 'ask' && <AskDialog change={change} onClose={close} onDone={done} />}
    </ChangePage>
  );
}

type Shown = { change: Snapshot<ChangeDetails> };

function NewAmount({ change: { newPayment, oldPayment, monthlyChange, paymentsRemaining, credit, openBills } }: Shown) {
  const difference = usdExact(Math.abs(monthlyChange));
  return (
    <>
      {paymentsRemaining > 0 && (
        <>
          <Amount>
            <Figure as="b">{usdExact(newPayment)}</Figure>
            <span>{copy.aMonth}</span>
          </Amount>
          <Than>
            {monthlyChange === 0
              ? copy.equal(usdExact(oldPayment))
              : (monthlyChange < 0 ? copy.less : copy.more)(difference, usdExact(oldPayment))}
          </Than>
        </>
      )}
      {credit > 0 && <Than>{copy.credit(usdExact(credit))}</Than>}
      {openBills > 0 && <Than>{copy.open(usdExact(openBills))}</Than>}
    </>
  );
}

const MONTHS = 12;

function YearRibbon({ change: { paymentsRemaining, firstPaymentOn, newPayment } }: Shown) {
  const made = MONTHS - paymentsRemaining;
  const cells = Array.from({ length: MONTHS }, (_, month) =>
    month < made ? ('paid' as const) : month === made ? ('next' as const) : ('to-come' as const),
  );
  return (
    <Ribbon
      cells={cells}
      height={26}
      label={firstPaymentOn ? copy.ribbon(made, civilDate(firstPaymentOn)) : copy.ribbonDone}
      legend={[
        copy.made(made),
        ...(paymentsRemaining > 0 ? [copy.ahead(paymentsRemaining, usdExact(newPayment))] : []),
      ]}
    />
  );
}
