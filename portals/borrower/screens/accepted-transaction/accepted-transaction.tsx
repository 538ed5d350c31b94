import { paths } from '@contract/paths';
import { usd } from '@portals/format/usd';
import { Banner } from '@portals/ui/banner';
import { Note } from '@portals/ui/card';
import { PortalColumns, Stack } from '@portals/ui/portal-shell';
import { RouterButton } from '@portals/ui/router-button';
import { useSnapshot } from 'valtio';
import { AskPractice } from '../../parts/ask-practice/ask-practice';
import { BorrowerPage } from '../../parts/borrower-page';
import { isPaidOff } from '../../parts/plan-facts';
import { PlanTerms } from '../../parts/plan-terms';
import { TransactionHistory } from '../../parts/transaction-history';
import { treatmentSentence } from '../../parts/treatment-of';
import { type Transaction, transactions } from '../../stores/transactions.store';
import { ChargedOff } from './charged-off';
import { copy } from './copy';
import { LoanDocuments } from './loan-documents';
import { MoneyBack } from './money-back';
import { OwedBack } from './owed-back';
import { PlanInForce } from './plan-in-force';

/** Nothing is taken by itself for what has ended, was charged off, or is reported as not the patient's. */
const hasAutopay = ({ status, selectedPaymentPlan, chargedOff, isFlagged, payments }: Transaction): boolean =>
  status === 'ACCEPTED' &&
  selectedPaymentPlan !== null &&
  chargedOff === null &&
  !isFlagged &&
  !(payments && isPaidOff(payments));

/** Everything about an accepted transaction. */
export function AcceptedTransaction({ transaction }: { transaction: Transaction }) {
  const isJustApproved = useSnapshot(transactions).justApprovedId === transaction._id;
  const { selectedPaymentPlan: plan, payments, practicemanagement, treatments, txAmount, status } = transaction;
  const practice = practicemanagement.PracticeName;
  return (
    <BorrowerPage title={isJustApproved ? copy.done : copy.title(usd(txAmount), practice)}>
      <PortalColumns>
        <Stack>
          {status === 'REFUNDED' && (
            <Banner>{transaction.credit?.owedBack ? copy.refundedOwedBack : copy.refunded}</Banner>
          )}
          {transaction.credit && transaction.credit.owedBack > 0 && (
            <OwedBack transactionId={transaction._id} amount={transaction.credit.owedBack} />
          )}
          {transaction.credit && (transaction.credit.owed > 0 || transaction.credit.sent.length > 0) && (
            <MoneyBack credit={transaction.credit} />
          )}
          {isJustApproved && <Banner severity="success">{copy.doneDetail(practice)}</Banner>}
          {transaction.chargedOff !== null && (
            <ChargedOff transactionId={transaction._id} chargedOff={transaction.chargedOff} />
          )}
          {plan && payments && transaction.chargedOff === null && (
            <PlanInForce transaction={transaction} plan={plan} payments={payments} fills={isJustApproved} />
          )}
          {plan && payments && <PlanTerms plan={plan} title={copy.terms} />}
          <Note>
            {treatmentSentence(treatments)}
            {copy.number(transaction.number)}
          </Note>
        </Stack>
        <Stack>
          {hasAutopay(transaction) && (
            <RouterButton to={paths.borrower.autopay.href({}, { transaction: transaction._id })}>
              {copy.autopay}
            </RouterButton>
          )}
          <LoanDocuments transactionId={transaction._id} />
          <AskPractice transaction={transaction} />
          <TransactionHistory entries={transaction.statusHistory} />
        </Stack>
      </PortalColumns>
    </BorrowerPage>
  );
}
