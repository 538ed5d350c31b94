import { payPaths } from '@contract/payment-method/paths';
import { civilDate } from '@portals/format/dates';
import { accountName } from '@portals/format/masked-number';
import { usd } from '@portals/format/usd';
import { Card, CardTitle, Note } from '@portals/ui/card';
import { RouterButton } from '@portals/ui/router-button';
import styled from 'styled-components';
import type { Transaction } from '../../stores/transactions.store';
import { copy } from './copy';

const Rows = styled.ul`
  list-style: none; margin: 10px 0 0; padding: 0; display: grid; gap: 10px;
  strong { display: block; font-weight: 600; }
`;
const Act = styled.div`margin-top: 16px;`;

/** What we owe the borrower on a loan, and where it was sent. */
export function MoneyBack({ credit }: { credit: NonNullable<Transaction['credit']> }) {
  return (
    <Card>
      <CardTitle>{credit.owed > 0 ? copy.owed(usd(credit.owed)) : copy.sentTitle}</CardTitle>
      {credit.owed > 0 && <Note>{copy.owedDetail}</Note>}
      {credit.sent.length > 0 && (
        <Rows>
          {credit.sent.map(({ amount, account, lastFour, state, sentOn, endedOn }) => (
            <li key={`${sentOn} ${state} ${amount}`}>
              <strong>{copy.sent(usd(amount), accountName(account, lastFour))}</strong>
              <Note as="span">{copy.sentState[state](civilDate(sentOn), civilDate(endedOn ?? sentOn))}</Note>
            </li>
          ))}
        </Rows>
      )}
      {credit.owed > 0 && (
        <Act>
          <RouterButton to={payPaths.paymentMethods.href()}>{copy.ways}</RouterButton>
        </Act>
      )}
    </Card>
  );
}
