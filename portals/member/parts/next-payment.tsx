import { memberPaths } from '@contract/membership/paths';
import { nearDate } from '@portals/format/dates';
import { accountName } from '@portals/format/masked-number';
import { todayHere } from '@portals/format/today';
import { usdExact } from '@portals/format/usd';
import { Card, Figure, Note } from '@portals/ui/card';
import { BankIcon, CardIcon } from '@portals/ui/icons';
import { Link } from 'react-router';
import styled from 'styled-components';
import type { Seen } from './current';
import { copy } from './payment-copy';
import { isBehind } from './standing';

const Way = styled.p`
  display: flex; align-items: center; gap: 10px; margin-top: 8px; font-size: 15px; line-height: 21px;
  svg { flex: none; color: var(--ink-3); }
`;

/** What is paid next, or is open since when, and from what; nothing where nothing is to come. */
export function NextPayment({ membership }: { membership: Seen }) {
  const { nextPayment: next, paymentMethod } = membership;
  if (next === null) return null;
  const today = todayHere();
  const isOpen = next.kind === 'OPEN' && (next.on < today || (next.on === today && isBehind(membership)));
  const way = paymentMethod ? accountName(paymentMethod.name, paymentMethod.lastFour) : '';
  const Icon = paymentMethod?.type === 'ACH' ? BankIcon : CardIcon;
  return (
    <Card>
      <Note>{(isOpen ? copy.open : copy.next)(nearDate(next.on, today))}</Note>
      <Figure $small>{usdExact(next.charge)}</Figure>
      <Note>{copy.madeOf(usdExact(next.treatments), next.fee > 0 ? usdExact(next.fee) : null)}</Note>
      {next.paid > 0 && <Note>{copy.paid(usdExact(next.paid))}</Note>}
      {next.credits > 0 && <Note>{copy.credit(usdExact(next.credits))}</Note>}
      {membership.paysByHand && <Note>{copy.byHand}</Note>}
      {paymentMethod && (
        <Way>
          <Icon size={18} />
          {paymentMethod.isEnded ? copy.ended(way) : way}
          <Link to={memberPaths.changePayment.href({}, { membership: membership._id })}>{copy.change}</Link>
        </Way>
      )}
    </Card>
  );
}
