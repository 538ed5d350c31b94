import { memberPaths } from '@contract/membership/paths';
import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { civilDate } from '@portals/format/dates';
import { accountName } from '@portals/format/masked-number';
import { moneyWord } from '@portals/format/money-status';
import { usdExact } from '@portals/format/usd';
import { Button } from '@portals/ui/button';
import { Card, CardTitle, Heading, Note } from '@portals/ui/card';
import { PortalColumns, Stack } from '@portals/ui/portal-shell';
import { RouterButton } from '@portals/ui/router-button';
import { useEffect } from 'react';
import styled from 'styled-components';
import { ChooseMembership } from '../../parts/choose-membership';
import { useCurrent } from '../../parts/current';
import { MemberPage } from '../../parts/member-page';
import { NextPayment } from '../../parts/next-payment';
import { useIsWide } from '../../parts/use-is-wide';
import { loadMemberships } from '../../stores/member.actions';
import { savePaper } from '../../stores/papers.actions';
import { copy } from './copy';
import { OpenPayment } from './open-payment';

const List = styled.ul`
  margin-top: 10px;
  li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 12px; padding: 14px 0; border-top: 1px solid var(--line); }
  b { font-weight: 600; font-variant-numeric: tabular-nums lining-nums; }
  p { grid-column: 1 / -1; }
`;

/** What was paid, and what is paid next (membership §2). */
export function PaymentsScreen() {
  const membership = useCurrent();
  const isWide = useIsWide();
  useEffect(() => void loadMemberships(), []);
  const payments = membership?.payments ?? [];
  return (
    <MemberPage title={copy.title}>
      <ChooseMembership />
      {membership && <OpenPayment membership={membership} />}
      <PortalColumns>
        {!isWide && membership && <NextPayment membership={membership} />}
        <Card>
          {payments.length === 0 ? (
            <>
              <CardTitle>{copy.none}</CardTitle>
              <Note>{copy.noneText}</Note>
            </>
          ) : (
            <Heading>{copy.history}</Heading>
          )}
          <List>
            {payments.map(({ _id, kind, amount, status, paidOn, method, refunded, againOn, receiptId }) => (
              <li key={_id}>
                <b>{copy.kinds[kind]}</b>
                <b>{usdExact(amount)}</b>
                <Note>
                  {civilDate(paidOn)}, {accountName(method.name, method.lastFour)}. {moneyWord(status)}
                </Note>
                {refunded > 0 && <Note>{copy.refunded(usdExact(refunded))}</Note>}
                {againOn && <Note>{copy.again(civilDate(againOn))}</Note>}
                {receiptId && <Receipt id={receiptId} name={copy.receiptOf(usdExact(amount), civilDate(paidOn))} />}
              </li>
            ))}
          </List>
        </Card>
        <Stack>
          {isWide && membership && <NextPayment membership={membership} />}
          {membership && (
            <RouterButton wide to={memberPaths.credits.href({}, { membership: membership._id })}>
              {copy.credits(usdExact(membership.globalCredits))}
            </RouterButton>
          )}
        </Stack>
      </PortalColumns>
    </MemberPage>
  );
}

/** The receipt of a payment that arrived, as PDF. */
function Receipt({ id, name }: { id: string; name: string }) {
  const saving = useAttempt(savePaper);
  return (
    <p>
      <Button
        look="text"
        dense
        pending={saving.pending}
        pendingText={copy.savingReceipt}
        aria-label={name}
        onClick={() => void saving.run(id)}
      >
        {copy.receipt}
      </Button>
      <TroubleBanner trouble={saving.trouble} onAgain={saving.again} />
    </p>
  );
}
