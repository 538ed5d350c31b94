import { paths } from '@contract/paths';
import { usd } from '@portals/format/usd';
import { Card, Heading, Note } from '@portals/ui/card';
import { RouterButton } from '@portals/ui/router-button';
import styled from 'styled-components';
import type { TransactionRow } from '../../stores/transactions.store';
import { copy } from './home-copy';

const Act = styled.div`margin-top: 14px;`;

/** Money that we sent the borrower of a loan and that is ours again: no next payment names it, and the loan may be over. */
export function OwedBack({
  transaction: { _id, txAmount, owedBack, practicemanagement },
}: {
  transaction: TransactionRow;
}) {
  return (
    <Card $tone="primary">
      <Heading>{copy.owedBack(usd(owedBack))}</Heading>
      <Note>{copy.owedBackText(usd(txAmount), practicemanagement.PracticeName)}</Note>
      <Act>
        <RouterButton look="primary" to={paths.borrower.payments.href({}, { transaction: _id })}>
          {copy.payBack}
        </RouterButton>
      </Act>
    </Card>
  );
}
