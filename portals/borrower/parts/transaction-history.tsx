import { HISTORY_ACTIONS, type HistoryAction } from '@domain/credit-transaction/history';
import { moment } from '@portals/format/dates';
import { Card, CardTitle } from '@portals/ui/card';
import { Timeline } from '@portals/ui/timeline';
import styled from 'styled-components';
import type { Transaction } from '../stores/transactions.store';

const Place = styled.div`margin-top: 14px;`;

const words: Record<HistoryAction, string> = {
  CREATED: 'Created',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
  WITHDRAWN: 'Taken back by the practice',
  UNREJECTED: 'Rejection taken back',
  REFUNDED: 'Refunded',
  FUNDS_PENDING: 'Payment to the practice pending',
  FUNDS_SENT: 'Practice paid',
  VERIFIED: 'Identity checked',
};

function wordOf(action: string): string {
  const known = HISTORY_ACTIONS.find((name) => name === action);
  return known ? words[known] : action;
}

/** Who did what to a transaction and when, newest first. */
export function TransactionHistory({ entries }: { entries: Transaction['statusHistory'] }) {
  if (entries.length === 0) return null;
  return (
    <Card>
      <CardTitle>What happened</CardTitle>
      <Place>
        <Timeline
          items={entries.map(({ action, userName, at, note }) => ({
            key: `${at}-${action}`,
            what: note ? `${wordOf(action)}: ${note}` : wordOf(action),
            note: `${moment(at)}, ${userName}`,
          }))}
        />
      </Place>
    </Card>
  );
}
