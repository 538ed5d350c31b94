import { dollarsFromCents } from '@domain/money/dollars';
import { civilDate } from '@portals/format/dates';
import { usd, usdExact } from '@portals/format/usd';
import { Note } from '@portals/ui/card';
import { Drawer } from '@portals/ui/modal';
import { Rich } from '@portals/ui/rich';
import { useMemo } from 'react';
import styled from 'styled-components';
import type { Plan } from '../stores/transactions.store';
import { copy } from './copy';
import { promoOf } from './plan-facts';
import { scheduleOf } from './plan-schedule';

const Table = styled.table`
  width: 100%; margin-top: 16px; border-collapse: collapse; font-size: 13.5px; line-height: 18px; font-variant-numeric: tabular-nums lining-nums;
  th { font-weight: 600; color: var(--ink-2); }
  th, td { padding: 7px 0 7px 8px; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--line); }
  tr > :first-child { padding-left: 0; text-align: left; }
  td:nth-child(2) { font-weight: 600; }
`;
const Payments = styled.div``;
const Words = styled.div`
  display: grid; gap: 10px;
`;

export type PaymentsDrawerProps = { plan: Plan; open: boolean; onClose: () => void };

/** How the figures of a plan come about, and every payment with what of it is interest. */
export function PaymentsDrawer({ plan, open, onClose }: PaymentsDrawerProps) {
  const promo = promoOf(plan);
  const rows = useMemo(() => scheduleOf(plan), [plan]);
  const exact = (amount: number) => usdExact(dollarsFromCents(amount));
  return (
    <Drawer open={open} title={copy.how} onClose={onClose}>
      <Words>
        <Note>
          <Rich text={copy.interest(`${plan.interestRate}%`)} />
        </Note>
        {promo && <Note>{copy.minimumPath(usd(promo.safePayment), civilDate(promo.endsOn))}</Note>}
        {!rows && <Note>{copy.listed}</Note>}
      </Words>
      {rows && (
        // Takes the focus, so that the keyboard can scroll the drawer.
        <Payments role="region" aria-label={copy.allPayments} tabIndex={0}>
          <Table>
            <thead>
              <tr>
                <th scope="col">{copy.due}</th>
                <th scope="col">{copy.payment}</th>
                <th scope="col">{copy.interestHead}</th>
                <th scope="col">{copy.leftToPay}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ number, dueOn, paymentCents, interestCents, balanceCents }) => (
                <tr key={number}>
                  <td>{civilDate(dueOn, 'table')}</td>
                  <td>{exact(paymentCents)}</td>
                  <td>{exact(interestCents)}</td>
                  <td>{exact(balanceCents)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Payments>
      )}
    </Drawer>
  );
}
