import { paths } from '@contract/paths';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { civilDate } from '@portals/format/dates';
import { usd } from '@portals/format/usd';
import { Column } from '@portals/pay/column';
import { useQuestion } from '@portals/steps/use-question';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Card, CardTitle, Note } from '@portals/ui/card';
import { ErrorSummary } from '@portals/ui/error-summary';
import { MoneyField } from '@portals/ui/masked-fields';
import { MoneySummary } from '@portals/ui/money-summary';
import { Stack } from '@portals/ui/portal-shell';
import { RouterButton } from '@portals/ui/router-button';
import { useState } from 'react';
import styled from 'styled-components';
import type { Snapshot } from 'valtio/vanilla';
import * as z from 'zod/mini';
import { askWhatIf } from '../../stores/loan.actions';
import type { LoanPayments, WhatIf } from '../../stores/loan.store';
import { copy } from './what-if-copy';

const Body = styled(Stack)`margin-top: 8px;`;

const schema = z
  .object({ monthly: z.string(), once: z.string() })
  .check(z.refine(({ monthly, once }) => monthly !== '' || once !== '', { error: copy.need, path: ['monthly'] }));

type Owed = Snapshot<LoanPayments>;

/** What another pace would change: the end, the interest, the promotion (design, feature 36). */
export function WhatIfCard({ txId, owed }: { txId: string; owed: Owed }) {
  const [found, setFound] = useState<WhatIf | null>(null);
  const form = useQuestion({
    schema,
    async submit({ monthly, once }) {
      const pace = { ...(monthly !== '' && { monthly: Number(monthly) }), ...(once !== '' && { once: Number(once) }) };
      setFound(await askWhatIf(txId, pace));
    },
  });
  if (!owed.next) return null;
  return (
    <Card aria-label={copy.title}>
      <CardTitle>{copy.title}</CardTitle>
      <Body>
        <Note>{copy.lead}</Note>
        <Column as="form" {...form.props}>
          <TroubleBanner trouble={form.trouble} onAgain={form.again} />
          <ErrorSummary {...form.summary} />
          <MoneyField label={copy.monthly} hint={copy.monthlyHint(usd(owed.next.amount))} {...form.field('monthly')} />
          <MoneyField label={copy.once} hint={copy.onceHint} {...form.field('once')} />
          <Button type="submit" pending={form.pending} pendingText={copy.showing}>
            {copy.show}
          </Button>
        </Column>
        {/* Said aloud when it arrives, and when another pace changes it. */}
        <div aria-live="polite">{found && <Found txId={txId} found={found} promo={owed.promo} />}</div>
      </Body>
    </Card>
  );
}

function Found({ txId, found, promo }: { txId: string; found: WhatIf; promo: Owed['promo'] }) {
  const { usual, chosen, interestSaved, monthsSaved } = found;
  const isSooner = chosen.paidOffOn !== usual.paidOffOn && usual.paidOffOn !== null;
  const end = chosen.paymentsLeft === 0 ? copy.atOnce : civilDate(chosen.paidOffOn, 'table');
  return (
    <Stack>
      {chosen.keepsPromo === true && <Banner severity="success">{copy.keeps}</Banner>}
      {chosen.keepsPromo === false && (
        <Banner severity="warning">
          {copy.loses(usd(chosen.interest))}
          {promo?.needed != null && ` ${copy.needed(usd(promo.needed), civilDate(promo.endsOn))}`}
        </Banner>
      )}
      <MoneySummary
        lines={[
          { label: copy.last, value: isSooner ? copy.was(end, civilDate(usual.paidOffOn, 'table')) : end },
          {
            label: copy.paymentsLeft,
            value: monthsSaved > 0 ? copy.fewer(chosen.paymentsLeft, monthsSaved) : chosen.paymentsLeft,
          },
          { label: copy.interest, value: usd(chosen.interest) },
          { label: copy.total, value: usd(chosen.totalLeft) },
          { label: copy.saved, value: usd(interestSaved), total: true },
        ]}
      />
      <Note>
        <RouterButton to={paths.borrower.autopay.href({}, { transaction: txId })}>{copy.autopay}</RouterButton>
      </Note>
    </Stack>
  );
}
