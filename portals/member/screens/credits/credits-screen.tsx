import { memberPaths } from '@contract/membership/paths';
import { troubleOf } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { civilDate } from '@portals/format/dates';
import { usdExact } from '@portals/format/usd';
import { Card, Figure, Heading, Note } from '@portals/ui/card';
import { NoticeActions } from '@portals/ui/notice-page';
import { PortalColumns, Stack } from '@portals/ui/portal-shell';
import { RouterButton } from '@portals/ui/router-button';
import { Skeleton } from '@portals/ui/skeleton';
import styled from 'styled-components';
import type { Snapshot } from 'valtio/vanilla';
import { ChooseMembership } from '../../parts/choose-membership';
import type { Seen } from '../../parts/current';
import { MemberPage } from '../../parts/member-page';
import { loadCredits } from '../../stores/credits.actions';
import type { CreditAccount } from '../../stores/credits.store';
import { copy } from './copy';
import { useAccount } from './use-account';

const List = styled.ul`
  margin-top: 10px;
  li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 12px; padding: 14px 0; border-top: 1px solid var(--line); }
  b { font-weight: 600; font-variant-numeric: tabular-nums lining-nums; }
  p { grid-column: 1 / -1; }
`;

type Account = Snapshot<CreditAccount>;

/** The credits of a membership: how much, from where, how long, and what was done with them (membership §2). */
export function CreditsScreen() {
  const { membership, account, loading, error } = useAccount();
  return (
    <MemberPage title={copy.title}>
      <ChooseMembership />
      {!membership && <Note>{copy.noMembership}</Note>}
      {membership && error && (
        <TroubleBanner trouble={troubleOf(error)} onAgain={() => void loadCredits(membership._id)} />
      )}
      {!account && loading && <Skeleton lines={6} label={copy.loading} />}
      {membership && account && (
        <PortalColumns>
          <Stack>
            <Spendable membership={membership} account={account} />
            <Lots lots={account.lots} />
          </Stack>
          <History history={account.globalCreditsHistory} />
        </PortalColumns>
      )}
    </MemberPage>
  );
}

function Spendable({ membership, account }: { membership: Seen; account: Account }) {
  const { globalCredits, maxWithdrawal, maxApply } = account;
  const to = { membership: membership._id };
  const used = membership.nextPayment?.credits ?? 0;
  return (
    <Card>
      <Note>{copy.spend}</Note>
      <Figure>{usdExact(globalCredits)}</Figure>
      {used > 0 && <Note>{copy.nextUses(usdExact(used))}</Note>}
      {globalCredits > 0 && (
        <Note>{maxWithdrawal > 0 ? copy.canWithdraw(usdExact(maxWithdrawal)) : copy.cannotWithdraw}</Note>
      )}
      {(maxWithdrawal > 0 || maxApply > 0) && (
        <NoticeActions>
          {maxApply > 0 && (
            <RouterButton look="primary" wide to={memberPaths.applyCredits.href({}, to)}>
              {copy.apply}
            </RouterButton>
          )}
          {maxWithdrawal > 0 && (
            <RouterButton wide to={memberPaths.withdrawCredits.href({}, to)}>
              {copy.withdraw}
            </RouterButton>
          )}
        </NoticeActions>
      )}
    </Card>
  );
}

function Lots({ lots }: { lots: Account['lots'] }) {
  return (
    <Card>
      <Heading>{copy.lots}</Heading>
      {lots.length === 0 && <Note>{copy.noLots}</Note>}
      <List>
        {lots.map(({ _id, kind, source, amount, remaining, receivedOn, expiresOn }) => (
          <li key={_id}>
            <b>{kind === 'PURCHASED' ? copy.bought : copy.given(source)}</b>
            <b>{usdExact(remaining)}</b>
            <Note>
              {copy.left(usdExact(remaining), usdExact(amount))}. {copy.received(civilDate(receivedOn))}
              {expiresOn === null ? copy.never : copy.expires(civilDate(expiresOn))}
            </Note>
          </li>
        ))}
      </List>
    </Card>
  );
}

const COMES: readonly string[] = ['GRANTED', 'PURCHASED', 'RETURNED'];

function History({ history }: { history: Account['globalCreditsHistory'] }) {
  return (
    <Card>
      <Heading>{copy.history}</Heading>
      {history.length === 0 && <Note>{copy.noHistory}</Note>}
      <List>
        {history.map(({ on, kind, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is read whole, and its rows have no id.
          <li key={index}>
            <b>{copy.kinds[kind]}</b>
            <b>{COMES.includes(kind) ? usdExact(amount) : copy.gone(usdExact(amount))}</b>
            <Note>{civilDate(on)}</Note>
          </li>
        ))}
      </List>
    </Card>
  );
}
