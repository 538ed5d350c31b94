import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Card, CardTitle, Figure, Note, Numbered } from '@portals/ui/card';
import { CalendarIcon, HandshakeIcon } from '@portals/ui/icons';
import { LinkList } from '@portals/ui/link-list';
import { MoneySummary } from '@portals/ui/money-summary';
import { PlanCards } from '@portals/ui/plan-cards';
import { PromoGuardian } from '@portals/ui/promo-guardian';
import { type CellState, Ribbon } from '@portals/ui/ribbon';
import { TilaBox } from '@portals/ui/tila-box';
import { useState } from 'react';
import { Columns, Specimen } from './specimen';

const repeat = (state: CellState, count: number): CellState[] => Array.from({ length: count }, () => state);
const pace = [...repeat('paid', 5), 'next' as const, ...repeat('to-come', 6)];
const every: CellState[] = ['paid', 'paid', 'paid', 'missed', 'paid', 'next', ...repeat('to-come', 6)];
const plans = [
  {
    id: 'p36',
    kind: 'promotion',
    amount: '$156.07',
    term: '36 months',
    consequence: 'No interest if you pay $4,200 by Mar 16, 2027',
  },
  {
    id: 'p24',
    kind: 'promotion',
    amount: '$213.74',
    term: '24 months',
    consequence: 'No interest if you pay $4,200 by Sep 16, 2026',
  },
  {
    id: 'f60',
    kind: 'fixed',
    amount: '$111.25',
    term: '60 months',
    consequence: '$2,475 interest. You pay $6,675 in total.',
  },
] as const;

function Plans() {
  const [plan, setPlan] = useState('p36');
  return <PlanCards id="plan" name="plan" label="Promotion plans" plans={plans} value={plan} onValue={setPlan} />;
}

/** Everything about an amount. */
export function MoneySpecimens() {
  return (
    <Specimen title="Money and time">
      <Columns>
        <div style={{ display: 'grid', gap: 14 }}>
          <Card $tone="hero">
            <p>Your spending limit</p>
            <Figure>$12,000</Figure>
            <div style={{ marginTop: 20 }}>
              <Ribbon
                fills
                height={7}
                cells={repeat('week-left', 17)}
                label="Good for 17 weeks, until July 14"
                legend={['Today', '17 weeks, until July 14']}
              />
            </div>
          </Card>
          <Card $tone="primary">
            <CardTitle>BrightArch Smiles asks for $640</CardTitle>
            <Note>Teeth whitening, visit on August 27. Plans from $21.56 a month.</Note>
          </Card>
          <Card>
            <Note>Next payment, Wed, Sep 16</Note>
            <Figure $small>$350</Figure>
          </Card>
          <Ribbon
            cells={every}
            label="4 of 12 payments made, one missed"
            promo={{ cells: 8, text: 'Promotion ends March 16, 2027' }}
          />
          <Numbered>
            <li>
              <b>Sign your agreement</b>Read it on one page and sign with your name.
            </li>
            <li>
              <b>Add a payment method</b>A bank account or a debit card.
            </li>
          </Numbered>
        </div>
        <div style={{ display: 'grid', gap: 14 }}>
          <PromoGuardian
            title="On pace for no interest"
            daysLeft={208}
            ribbon={{
              cells: pace,
              label: '5 of 12 payments made, next on September 16',
              promo: { cells: 12 },
              legend: ['$1,750 paid', '$2,450 by Mar 16, 2027'],
            }}
          >
            Keep paying <b>$350 a month</b> and <b>$513.95</b> of interest is canceled.
          </PromoGuardian>
          <Plans />
          <MoneySummary
            lines={[
              { label: 'Ana’s balance becomes', value: '$1,252.40' },
              { label: 'Fee returned to the practice', value: '−$103.50' },
              { label: 'Taken from BrightArch’s bank', value: '$1,396.50', total: true },
            ]}
          />
        </div>
        <div style={{ display: 'grid', gap: 14 }}>
          <TilaBox
            apr="19.99%"
            financeCharge="$1,418.26"
            amountFinanced="$4,200.00"
            totalOfPayments="$5,618.26"
            schedule={[
              { count: 35, amount: '$156.07', due: 'Monthly from Apr 16, 2026' },
              { count: 1, amount: '$155.81', due: 'Mar 16, 2029' },
            ]}
          >
            Late payment: after 10 days, a charge of 5% of the payment, at most $15. Prepayment: no penalty.
          </TilaBox>
          <LinkList
            cards
            items={[
              {
                key: 'a',
                icon: <HandshakeIcon />,
                title: 'Ask our partner lender',
                detail: 'No new form, no effect on your score',
                onPress: () => undefined,
              },
              {
                key: 'b',
                icon: <CalendarIcon />,
                title: 'Try again on or after April 15, 2026',
                detail: 'We’ll remind you if you like',
                onPress: () => undefined,
              },
            ]}
          />
          <Banner actions={<Button dense>Read</Button>}>Your statement is ready.</Banner>
        </div>
      </Columns>
    </Specimen>
  );
}
