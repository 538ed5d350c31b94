import { civilDate } from '@portals/format/dates';
import { transactionAction } from '@portals/format/status-words';
import { StatusMark } from '@portals/ui/status-mark';
import { usd } from '../words/amounts';
import { practiceMoment } from '../words/practice-time';
import type { ShownTransaction } from './shown-transaction';
import { transactionWords } from './transaction-words';

type FactsProps = { transaction: ShownTransaction; timeZone: string };

/** Amount, where it stands, what happens next, and what it is for: on the screen and on paper. */
export function TransactionFacts({ transaction, timeZone }: FactsProps) {
  const { shape, word, next } = transactionWords(transaction);
  const {
    txAmount,
    purchaseAmount,
    refunded,
    status,
    number,
    createdAt,
    treatments,
    firstTreatmentDate,
    owedBack,
    loanStatus,
  } = transaction;
  return (
    <span>
      <b>{usd(txAmount)}</b> <StatusMark shape={shape}>{word}</StatusMark>
      <span style={{ display: 'block' }}>{next}</span>
      {loanStatus !== null && (
        <span style={{ display: 'block' }}>
          {loanStatus === 'CURRENT' ? 'The loan is active.' : 'The loan is closed.'}
        </span>
      )}
      {refunded > 0 && status !== 'REFUNDED' && (
        <span style={{ display: 'block' }}>
          {usd(refunded)} of {usd(purchaseAmount)} refunded.
        </span>
      )}
      {owedBack !== null && owedBack > 0 && (
        <span style={{ display: 'block' }}>
          The patient owes us {usd(owedBack)} because we paid out a credit and their payment was later returned. They
          can pay it under Payments in their account.
        </span>
      )}
      <small>
        Transaction {number}, requested {practiceMoment(createdAt, timeZone)}
        {treatments.length > 0 && <>, {treatments.join(', ')}</>}
        {firstTreatmentDate && <>, first treatment {civilDate(firstTreatmentDate, 'table')}</>}
      </small>
    </span>
  );
}

/** A refund says how much of the purchase it was. */
const isOfAmount = (action: string): boolean => action === 'REFUNDED' || action === 'PARTLY_REFUNDED';

/** What happened to it, and who did it. */
export function TransactionHistory({ transaction, timeZone }: FactsProps) {
  return (
    <ul>
      {transaction.statusHistory.map((entry) => (
        <li key={`${entry.at} ${entry.action}`}>
          {transactionAction(entry.action, 'practice')}
          {isOfAmount(entry.action) && entry.amount !== null && <> {usd(entry.amount)}</>},{' '}
          {practiceMoment(entry.at, timeZone)}, {entry.userName}
          {entry.note && `: ${entry.note}`}
        </li>
      ))}
    </ul>
  );
}
