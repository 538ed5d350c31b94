import { paths } from '@contract/paths';
import { ActDialog } from '@portals/form/act-dialog';
import { civilDate } from '@portals/format/dates';
import { usd } from '@portals/format/usd';
import { Note } from '@portals/ui/card';
import { type MoneyLine, MoneySummary } from '@portals/ui/money-summary';
import { useHref } from 'react-router';
import styled from 'styled-components';
import { useGo } from '../../go';
import { monthlyAt, monthsOf, type Pace, promoOf } from '../../parts/plan-words';
import { approveTransaction } from '../../stores/transactions.actions';
import type { Plan, Transaction } from '../../stores/transactions.store';
import { copy } from './copy';

const Agreement = styled.div`margin-top: 16px;`;

function linesOf(plan: Plan, pace: Pace, amount: number): MoneyLine[] {
  const promo = promoOf(plan);
  const first = { label: 'First payment', value: civilDate(plan.firstPaymentDate) };
  const rate = { label: 'APR', value: `${plan.apr.toFixed(2)}%` };
  if (!promo) {
    return [
      { label: 'Each month', value: usd(plan.minimumPayment) },
      { label: 'For', value: monthsOf(plan.fixedTerm) },
      first,
      rate,
      { label: 'You pay in all', value: usd(plan.totalOfPayments), total: true },
    ];
  }
  return [
    { label: 'You mean to pay each month', value: usd(monthlyAt(plan, pace)) },
    { label: 'The least you must pay', value: usd(plan.minimumPayment) },
    first,
    rate,
    { label: `No interest if ${usd(amount)} is paid by`, value: civilDate(promo.endsOn), total: true },
    { label: 'Otherwise you pay in all, at the minimum', value: usd(plan.totalOfPayments) },
  ];
}

export type ApproveDialogProps = {
  transaction: Transaction;
  plan: Plan;
  pace: Pace;
  open: boolean;
  onClose: () => void;
};

/** The last look before the loan stands: what is agreed to, and the button that repeats the amount. */
export function ApproveDialog({ transaction, plan, pace, open, onClose }: ApproveDialogProps) {
  const go = useGo();
  const agreement = useHref(paths.legal.installmentLoanAgreement.href());
  const amount = usd(transaction.txAmount);
  return (
    <ActDialog
      open={open}
      title={copy.approve.title(amount, transaction.practicemanagement.PracticeName)}
      act={copy.approve.act(amount)}
      pendingText={copy.approve.acting}
      keep={copy.approve.keep}
      run={async () => go(await approveTransaction(transaction._id))}
      onClose={onClose}
    >
      <MoneySummary lines={linesOf(plan, pace, transaction.txAmount)} />
      <Agreement>
        <Note>
          {copy.approve.agree}{' '}
          <a href={agreement} target="_blank" rel="noopener">
            {copy.approve.read}
          </a>
        </Note>
      </Agreement>
    </ActDialog>
  );
}
