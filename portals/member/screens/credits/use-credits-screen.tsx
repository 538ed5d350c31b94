import { memberPaths } from '@contract/membership/paths';
import { troubleOf } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { accountName } from '@portals/format/masked-number';
import { usdExact } from '@portals/format/usd';
import { useQuestion } from '@portals/steps/use-question';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Card, Note } from '@portals/ui/card';
import { ErrorSummary } from '@portals/ui/error-summary';
import { MoneyField } from '@portals/ui/masked-fields';
import { RouterButton } from '@portals/ui/router-button';
import { Skeleton } from '@portals/ui/skeleton';
import { useState } from 'react';
import styled from 'styled-components';
import type { Snapshot } from 'valtio/vanilla';
import * as z from 'zod/mini';
import type { Seen } from '../../parts/current';
import { MemberPage } from '../../parts/member-page';
import { applyCredits, loadCredits, withdrawCredits } from '../../stores/credits.actions';
import type { CreditAccount } from '../../stores/credits.store';
import { copy } from './copy';
import { useAccount } from './use-account';

const Form = styled.form`display: grid; gap: 18px; max-width: 420px; margin-top: 16px;`;
const Back = styled.div`margin-top: 18px; max-width: 420px;`;

type Of = { membership: Seen; account: Snapshot<CreditAccount> };

/** Bought credits go to the card or account of the membership (membership §2). */
export function WithdrawScreen() {
  return <UseCredits title={copy.withdrawTitle} Content={Withdraw} />;
}

/** Credits pay what is open (membership §2). */
export function ApplyScreen() {
  return <UseCredits title={copy.applyTitle} Content={Apply} />;
}

function UseCredits({ title, Content }: { title: string; Content: (of: Of) => React.ReactNode }) {
  const { membership, account, loading, error } = useAccount();
  return (
    <MemberPage title={title}>
      {!membership && <Note>{copy.noMembership}</Note>}
      {membership && error && (
        <TroubleBanner trouble={troubleOf(error)} onAgain={() => void loadCredits(membership._id)} />
      )}
      {!account && loading && <Skeleton lines={4} label={copy.loading} />}
      {membership && account && (
        <Card>
          <Content membership={membership} account={account} />
          <Back>
            <RouterButton wide to={memberPaths.credits.href({}, { membership: membership._id })}>
              {copy.back}
            </RouterButton>
          </Back>
        </Card>
      )}
    </MemberPage>
  );
}

function Withdraw({ membership: { _id, paymentMethod }, account: { maxWithdrawal } }: Of) {
  const [done, setDone] = useState<string | null>(null);
  const way = paymentMethod && !paymentMethod.isEnded && accountName(paymentMethod.name, paymentMethod.lastFour);
  if (done !== null) return <Done text={copy.withdrawn(done)} />;
  if (maxWithdrawal === 0) return <Note>{copy.nothingToWithdraw}</Note>;
  if (!way)
    return (
      <>
        <Note>{copy.noWay}</Note>
        <Back>
          <RouterButton look="primary" wide to={memberPaths.changePayment.href({}, { membership: _id })}>
            {copy.chooseWay}
          </RouterButton>
        </Back>
      </>
    );
  return (
    <>
      <Note>{copy.withdrawText(usdExact(maxWithdrawal), way)}</Note>
      <AmountForm
        most={maxWithdrawal}
        act={copy.withdrawAct}
        pendingText={copy.withdrawing}
        run={(amount, key) => withdrawCredits({ membershipId: _id, amount }, key)}
        onDone={setDone}
      />
    </>
  );
}

function Apply({ membership: { _id }, account: { globalCredits, maxApply, openBills } }: Of) {
  const [done, setDone] = useState<string | null>(null);
  if (done !== null) return <Done text={copy.applied(done)} />;
  if (openBills.length === 0) return <Note>{copy.nothingOpen}</Note>;
  if (maxApply === 0) return <Note>{copy.noCredit}</Note>;
  return (
    <>
      <Note>{copy.applyText(openBills.map(({ left }) => usdExact(left)).join(' + '), usdExact(globalCredits))}</Note>
      <AmountForm
        most={maxApply}
        act={copy.applyAct}
        pendingText={copy.applying}
        run={(amount, key) => applyCredits({ membershipId: _id, amount }, key)}
        onDone={setDone}
      />
    </>
  );
}

const Done = ({ text }: { text: string }) => (
  <div role="status">
    <Banner severity="success">{text}</Banner>
  </div>
);

type AmountProps = {
  most: number;
  act: string;
  pendingText: string;
  /** The key is the same for every press with the same amount, so that a double tap acts once. */
  run: (amount: number, key: string) => Promise<void>;
  onDone: (amount: string) => void;
};

function AmountForm({ most, act, pendingText, run, onDone }: AmountProps) {
  const [key] = useState(() => crypto.randomUUID() as string);
  const schema = z.object({
    amount: z.string().check(
      z.refine((value) => Number(value) > 0, { error: copy.enter, abort: true }),
      z.refine((value) => Number(value) <= most, { error: copy.tooMuch(usdExact(most)) }),
    ),
  });
  const form = useQuestion({
    schema,
    initial: { amount: most.toFixed(2) },
    async submit({ amount }) {
      await run(Number(amount), `${key}-${amount}`);
      onDone(usdExact(Number(amount)));
    },
  });
  return (
    <Form {...form.props}>
      <TroubleBanner trouble={form.trouble} onAgain={form.again} />
      <ErrorSummary {...form.summary} />
      <MoneyField label={copy.amount} hint={copy.most(usdExact(most))} {...form.field('amount')} />
      <Button look="primary" big type="submit" pending={form.pending} pendingText={pendingText}>
        {act}
      </Button>
    </Form>
  );
}
