import { paths } from '@contract/paths';
import { ActDialog } from '@portals/form/act-dialog';
import { civilDate } from '@portals/format/dates';
import { usd } from '@portals/format/usd';
import { useGo } from '@portals/shell/go';
import { Note } from '@portals/ui/card';
import { type MoneyLine, MoneySummary } from '@portals/ui/money-summary';
import { useHref } from 'react-router';
import styled from 'styled-components';
import { monthlyAt, monthsOf, type Pace, promoOf } from '../../parts/plan-facts';
import { approveTransaction } from '../../stores/transactions.actions';
import type { Plan, Transaction } from '../../stores/transactions.store';
import { copy } from './copy';

const Agreement = styled.div`margin-top: 16px;`;

const words = copy.approve;

function linesOf(plan: Plan, pace: Pace, amount: number): MoneyLine[] {
  const promo = promoOf(plan);
  const first = { label: words.first, value: civilDate(plan.firstPaymentDate) };
  const rate = { label: words.apr, value: `${plan.apr.toFixed(2)}%` };
  if (!promo) {
    return [
      { label: words.each, value: usd(plan.minimumPayment) },
      { label: words.for, value: monthsOf(plan.fixedTerm) },
      first,
      rate,
      { label: words.total, value: usd(plan.totalOfPayments), total: true },
    ];
  }
  return [
    { label: words.meant, value: usd(monthlyAt(plan, pace)) },
    { label: words.least, value: usd(plan.minimumPayment) },
    first,
    rate,
    { label: words.freeBy(usd(amount)), value: civilDate(promo.endsOn), total: true },
    { label: words.otherwise, value: usd(plan.totalOfPayments) },
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
  const agreement = useHref(paths.borrower.reviewAgreement.href({}, { transaction: transaction._id }));
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
