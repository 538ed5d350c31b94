import { FederalBoxSection } from '@portals/disclosure/federal-box';
import { Button } from '@portals/ui/button';
import { Heading, Note } from '@portals/ui/card';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import type { Plan } from '../stores/transactions.store';
import { copy } from './copy';
import { promoOf } from './plan-facts';

// The rules of quotation are fetched when somebody asks for the maths.
const PaymentsDrawer = lazy(async () => ({ default: (await import('./payments-drawer')).PaymentsDrawer }));

const Head = styled.header`margin-bottom: 12px;`;

/** The federal disclosure of a plan, with what it assumes. It stands wherever the plan can be agreed to. */
export function PlanTerms({ plan, title }: { plan: Plan; title: string }) {
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  return (
    <section>
      <Head>
        <Heading>{title}</Heading>
        {promoOf(plan) && <Note>{copy.most}</Note>}
      </Head>
      <FederalBoxSection box={plan.box} />
      <Button
        look="text"
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        {plan.fixedTerm === 1 ? copy.how : copy.seeAll(plan.fixedTerm)}
      </Button>
      {isAsked && (
        <Suspense>
          <PaymentsDrawer plan={plan} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
