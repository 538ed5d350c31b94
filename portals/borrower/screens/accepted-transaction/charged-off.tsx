import { paths } from '@contract/paths';
import { civilDate } from '@portals/format/dates';
import { usd } from '@portals/format/usd';
import { Card, Figure, Note } from '@portals/ui/card';
import { RouterButton } from '@portals/ui/router-button';
import styled from 'styled-components';
import type { Transaction } from '../../stores/transactions.store';
import { copy } from './copy';

const Act = styled.div`margin-top: 16px;`;
const Notes = styled.div`display: grid; gap: 8px;`;

type ChargedOffProps = { transactionId: string; chargedOff: NonNullable<Transaction['chargedOff']> };

/** A loan that was charged off: what is still owed, how it is paid, and what keeps its promotion. */
export function ChargedOff({ transactionId, chargedOff: { owed, paid, promo } }: ChargedOffProps) {
  if (owed === 0) return <Card>{copy.chargedOffPaid}</Card>;
  return (
    <Card>
      <p>{copy.stillOwed}</p>
      <Figure $small>{usd(owed)}</Figure>
      <Notes>
        {paid > 0 && <Note>{copy.paidSoFar(usd(paid))}</Note>}
        {promo && (
          <Note>
            <b>{copy.keepsPromo(usd(promo.left), civilDate(promo.payBy))}</b> {copy.promoCancels(usd(promo.interest))}{' '}
            {promo.fees > 0 ? copy.feesStay(usd(promo.fees)) : copy.nothingStays}
          </Note>
        )}
        <Note>{copy.chargedOff}</Note>
      </Notes>
      <Act>
        <RouterButton look="primary" to={paths.borrower.payments.href({}, { transaction: transactionId })}>
          {copy.payOwed}
        </RouterButton>
      </Act>
    </Card>
  );
}
