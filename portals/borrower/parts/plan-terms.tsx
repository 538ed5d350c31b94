import { civilDate } from '@portals/format/dates';
import { Button } from '@portals/ui/button';
import { Heading, Note } from '@portals/ui/card';
import { TilaBox } from '@portals/ui/tila-box';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { usdExact } from '../money';
import type { Plan } from '../stores/transactions.store';
import { promoOf } from './plan-words';

// The rules of quotation are fetched when somebody asks for the maths.
const PaymentsDrawer = lazy(async () => ({ default: (await import('./payments-drawer')).PaymentsDrawer }));

const Head = styled.header`margin-bottom: 12px;`;

const percent = (value: number) => `${value.toFixed(2)}%`;

// The sentences of the agreement, word for word.
const latePayment =
  'If a payment is more than 10 days late, you may be charged up to 5 % of the payment, within the limit of your state.';
const prepayment = 'If you pay off early, you will not have to pay a penalty.';

/** The federal disclosure of a plan, with what it assumes. It stands wherever the plan can be agreed to. */
export function PlanTerms({ plan, practice, title }: { plan: Plan; practice: string; title: string }) {
  const { box } = plan;
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  return (
    <section>
      <Head>
        <Heading>{title}</Heading>
        {promoOf(plan) && (
          <Note>These figures assume you pay only the minimum, so they show the most this plan can cost.</Note>
        )}
      </Head>
      <TilaBox
        apr={percent(box.apr)}
        financeCharge={usdExact(box.financeCharge)}
        amountFinanced={usdExact(box.amountFinanced)}
        totalOfPayments={usdExact(box.totalOfPayments)}
        schedule={box.schedule.map(({ count, amount, dueFrom }) => ({
          count,
          amount: usdExact(amount),
          due: count === 1 ? civilDate(dueFrom, 'table') : `Monthly from ${civilDate(dueFrom, 'table')}`,
        }))}
      >
        Paid to {practice} for you: {usdExact(box.amountFinanced)}. {latePayment} {prepayment}
      </TilaBox>
      <Button
        look="text"
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        {plan.fixedTerm === 1 ? 'How we worked this out' : `See all ${plan.fixedTerm} payments`}
      </Button>
      {isAsked && (
        <Suspense>
          <PaymentsDrawer plan={plan} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
