import { paths } from '@contract/paths';
import { usd } from '@portals/format/usd';
import { Card, CardTitle, Note } from '@portals/ui/card';
import { RouterButton } from '@portals/ui/router-button';
import styled from 'styled-components';
import { copy } from './copy';

const Act = styled.div`margin-top: 16px;`;

/** What the borrower owes us of money that we sent them, and where it is paid. */
export function OwedBack({ transactionId, amount }: { transactionId: string; amount: number }) {
  return (
    <Card>
      <CardTitle>{copy.owedBack(usd(amount))}</CardTitle>
      <Note>{copy.owedBackDetail}</Note>
      <Act>
        <RouterButton look="primary" to={paths.borrower.payments.href({}, { transaction: transactionId })}>
          {copy.payBack}
        </RouterButton>
      </Act>
    </Card>
  );
}
