import { memberPaths } from '@contract/membership/paths';
import { nearDate } from '@portals/format/dates';
import { todayHere } from '@portals/format/today';
import { usdExact } from '@portals/format/usd';
import { Card, Figure, Note } from '@portals/ui/card';
import { BankIcon, CardIcon } from '@portals/ui/icons';
import { Link } from 'react-router';
import styled from 'styled-components';
import type { Seen } from './current';
import { copy } from './payment-copy';

const Way = styled.p`
  display: flex; align-items: center; gap: 10px; margin-top: 8px; font-size: 15px; line-height: 21px;
  svg { flex: none; color: var(--ink-3); }
`;

/** What is paid next, when, and from what; nothing where nothing is to come. */
export function NextPayment({ membership }: { membership: Seen }) {
  const { nextPaymentDate, nextPaymentAmount, paymentMethod, globalCredits } = membership;
  if (nextPaymentDate === null || nextPaymentAmount === null) return null;
  const Icon = paymentMethod?.type === 'ACH' ? BankIcon : CardIcon;
  return (
    <Card>
      <Note>{copy.next(nearDate(nextPaymentDate, todayHere()))}</Note>
      <Figure $small>{usdExact(nextPaymentAmount)}</Figure>
      {paymentMethod && (
        <Way>
          <Icon size={18} />
          {paymentMethod.isEnded
            ? copy.ended(paymentMethod.lastFour)
            : copy.from(paymentMethod.name, paymentMethod.lastFour)}
          <Link to={memberPaths.changePayment.href({}, { membership: membership._id })}>{copy.change}</Link>
        </Way>
      )}
      {globalCredits > 0 && <Note style={{ marginTop: 8 }}>{copy.credit(usdExact(globalCredits))}</Note>}
    </Card>
  );
}
