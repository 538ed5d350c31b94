import { paths } from '@contract/paths';
import { usd } from '@portals/format/usd';
import { Card, Figure, Note } from '@portals/ui/card';
import { RouterButton } from '@portals/ui/router-button';
import styled from 'styled-components';
import { copy } from './copy';

const Act = styled.div`margin-top: 16px;`;

/** A loan that was given up as lost: what is still owed, and how it is paid. */
export function GivenUp({ transactionId, owed }: { transactionId: string; owed: number }) {
  if (owed === 0) return <Card>{copy.givenUpPaid}</Card>;
  return (
    <Card>
      <p>{copy.stillOwed}</p>
      <Figure $small>{usd(owed)}</Figure>
      <Note>{copy.givenUp}</Note>
      <Act>
        <RouterButton look="primary" to={paths.borrower.payments.href({}, { transaction: transactionId })}>
          {copy.payOwed}
        </RouterButton>
      </Act>
    </Card>
  );
}
