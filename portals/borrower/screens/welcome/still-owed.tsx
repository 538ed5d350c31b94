import { paths } from '@contract/paths';
import { usd } from '@portals/format/usd';
import { Card, Heading, Note } from '@portals/ui/card';
import { RouterButton } from '@portals/ui/router-button';
import styled from 'styled-components';
import type { TransactionRow } from '../../stores/transactions.store';
import { copy } from './home-copy';

const Act = styled.div`margin-top: 14px;`;

/** A loan that was charged off: no next payment names it anymore, and it is owed all the same. */
export function StillOwed({ transaction }: { transaction: TransactionRow }) {
  const { _id, txAmount, practicemanagement, chargedOffOwed } = transaction;
  return (
    <Card $tone="primary">
      <Heading>{copy.stillOwed(chargedOffOwed === null ? null : usd(chargedOffOwed))}</Heading>
      <Note>{copy.stillOwedText(usd(txAmount), practicemanagement.PracticeName)}</Note>
      <Act>
        <RouterButton look="primary" to={paths.borrower.payments.href({}, { transaction: _id })}>
          {copy.payOwed}
        </RouterButton>
      </Act>
    </Card>
  );
}
