import { paths } from '@contract/paths';
import { Button } from '@portals/ui/button';
import { type MenuItem, useContextMenu } from '@portals/ui/context-menu';
import { IconButton } from '@portals/ui/icon-button';
import { MoreIcon } from '@portals/ui/more-icon';
import { StatusMark } from '@portals/ui/status-mark';
import { Scroller, Table } from '@portals/ui/table/table-style';
import { Link } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { PatientAsks } from '../credit-transaction/patient-asks';
import type { ShownTransaction, TransactionPage } from '../credit-transaction/shown-transaction';
import { transactionWords } from '../credit-transaction/transaction-words';
import type { TransactionAct, TransactionActs } from '../credit-transaction/use-transaction-acts';
import { tableAmounts } from '../words/amounts';
import { practiceDay } from '../words/practice-time';
import { productWords } from '../words/product-words';
import { borrower, type ShownFile } from './borrower.store';
import { placeOf } from './place-of';

const Sheet = styled.div`
  margin: 0 -24px;
  td[data-lead] { white-space: normal; min-width: 120px; overflow-wrap: anywhere; }
  td[data-wide] { white-space: normal; min-width: 110px; }
  @media (min-width: 768px) { td:is([data-lead], [data-wide]) { padding-top: 6px; padding-bottom: 6px; } }
  td[data-acts] { text-align: right; padding-left: 4px; > span { display: inline-flex; align-items: center; gap: 4px; } }
  td[data-asks] { white-space: normal; height: auto; padding: 8px 24px 12px; }
  tr[data-asked] > td { border-bottom: 0; }
  @media (max-width: 767.98px) {
    margin: 0 -16px;
    tr[data-asked] { border-bottom: 0; }
    td[data-acts], td[data-asks] { grid-column: 1 / -1; }
    td[data-acts] > span { display: flex; flex-wrap: wrap; gap: 8px; }
    tr:has(> td[data-asks]) { padding-top: 0; }
  }
`;

type TableProps = {
  file: ShownFile;
  transactions: readonly ShownTransaction[];
  page: TransactionPage;
  actsOf: TransactionActs['actsOf'];
  /** Undefined for staff who may not ask for a review; the button is then left out. */
  onAskReview: ((transaction: ShownTransaction) => void) | undefined;
};

/** What the practices asked a person to approve: the next act beside each, the others in its menu. */
export function TransactionTable({ file, transactions, page, actsOf, onAskReview }: TableProps) {
  const { loans } = useSnapshot(borrower);
  const amount = tableAmounts(transactions.map(({ txAmount }) => txAmount));
  // What can be done with a loan that runs stands on its card.
  const isOnCard = (id: string) => loans.data?.some(({ transactionId, next }) => transactionId === id && next !== null);
  return (
    <Sheet>
      <Scroller tabIndex={0} role="region" aria-label="Transactions">
        <Table $dense>
          <thead>
            <tr>
              <th scope="col" data-lead="">
                Transaction
              </th>
              <th scope="col">Status</th>
              <th scope="col">Plan</th>
              <th scope="col" data-numeric="">
                Amount
              </th>
              <th scope="col">Created</th>
              <th scope="col">By</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {transactions.map((one) => (
              <Row
                key={one._id}
                transaction={one}
                amount={amount(one.txAmount) ?? ''}
                applicationId={placeOf(file, one.practicemanagement._id)}
                page={page}
                acts={isOnCard(one._id) ? [] : actsOf(one)}
                onAskReview={onAskReview && WAITING.includes(one.status) ? () => onAskReview(one) : undefined}
              />
            ))}
          </tbody>
        </Table>
      </Scroller>
    </Sheet>
  );
}

/** What waits for the patient: as the server tells whom a document review may be asked of. */
const WAITING: readonly string[] = ['PENDING', 'REQUESTED'];

type RowProps = {
  transaction: ShownTransaction;
  amount: string;
  applicationId: string | null;
  page: TransactionPage;
  acts: readonly TransactionAct[];
  onAskReview: (() => void) | undefined;
};

function Row({ transaction, amount, applicationId, page, acts, onAskReview }: RowProps) {
  const { shape, word } = transactionWords(transaction);
  const { _id, number, treatments, selectedProduct, createdAt, statusHistory, request, isFlagged } = transaction;
  const title = treatments.join(', ') || `Transaction ${number}`;
  const isAsked = request !== null || isFlagged;
  return (
    <>
      <tr data-asked={isAsked ? '' : undefined}>
        <td data-lead="">
          {applicationId ? (
            <Link to={paths.admin.application.href({ applicationId }, { tab: 'transactions', transaction: _id })}>
              {title}
            </Link>
          ) : (
            title
          )}
        </td>
        <td data-title="Status">
          <StatusMark shape={shape}>{word}</StatusMark>
        </td>
        <td data-title="Plan" data-wide="">
          {selectedProduct ? productWords(selectedProduct) : 'Not chosen'}
        </td>
        <td data-title="Amount" data-numeric="">
          {amount}
        </td>
        <td data-title="Created">{practiceDay(createdAt, page.timeZone)}</td>
        <td data-title="By" data-wide="">
          {statusHistory.at(-1)?.userName ?? '–'}
        </td>
        <td data-acts="">
          <RowActs acts={acts} title={title} onAskReview={onAskReview} />
        </td>
      </tr>
      {isAsked && (
        <tr>
          <td data-asks="" colSpan={7}>
            <PatientAsks
              transaction={transaction}
              page={page}
              onChange={acts.find(({ kind }) => kind === 'change')?.run}
            />
          </td>
        </tr>
      )}
    </>
  );
}

type RowActsProps = Pick<RowProps, 'acts' | 'onAskReview'> & { title: string };

/** The first act as a button, the others in a menu. */
function RowActs({ acts: [first, ...others], title, onAskReview }: RowActsProps) {
  const items: MenuItem[] = [
    ...(onAskReview ? [{ key: 'review', label: 'Request document review', run: onAskReview }] : []),
    ...others.map(({ kind, label, run }) => ({ key: kind, label, run, danger: kind === 'withdraw' })),
  ];
  const { openAt, menu } = useContextMenu(items, `More actions for ${title}`);
  if (!first && items.length === 0) return null;
  return (
    <span>
      {first && (
        <Button dense onClick={first.run} aria-label={first.name}>
          {first.label}
        </Button>
      )}
      {items.length > 0 && (
        <IconButton
          label={`More actions for ${title}`}
          aria-haspopup="menu"
          onClick={(event) => openAt(event.currentTarget)}
        >
          <MoreIcon size={18} />
        </IconButton>
      )}
      {menu}
    </span>
  );
}
