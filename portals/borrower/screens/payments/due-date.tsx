import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { civilDate } from '@portals/format/dates';
import { usd } from '@portals/format/usd';
import { Column } from '@portals/pay/column';
import { useQuestion } from '@portals/steps/use-question';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Card, CardTitle, Note } from '@portals/ui/card';
import { ErrorSummary } from '@portals/ui/error-summary';
import { MoneySummary } from '@portals/ui/money-summary';
import { Stack } from '@portals/ui/portal-shell';
import { Select } from '@portals/ui/select';
import { useState } from 'react';
import styled from 'styled-components';
import type { Snapshot } from 'valtio/vanilla';
import * as z from 'zod/mini';
import { moveDueDate, quoteDueDate } from '../../stores/due-date.actions';
import type { DueDate } from '../../stores/loan.store';
import { copy } from './due-date-copy';

const Body = styled(Stack)`margin-top: 8px;`;

const schema = z.object({ dueOn: z.string().check(z.minLength(1, { error: copy.need })) });

type DueDateProps = { txId: string; dueDate: Snapshot<DueDate> };

/** Another day of the month for the payments that are left: first what it changes, then the change. */
export function DueDateCard({ txId, dueDate }: DueDateProps) {
  const [seen, setSeen] = useState<DueDate | null>(null);
  const [movedTo, setMovedTo] = useState<string | null>(null);
  const { refusal, made } = dueDate;
  const [last] = made;
  // Nothing to pay has a sentence of its own on this page.
  if (refusal === 'CLOSED' || refusal === 'NOTHING_LEFT') return null;
  return (
    <Card aria-label={copy.title}>
      <CardTitle>{copy.title}</CardTitle>
      <Body>
        {movedTo && <Banner severity="success">{copy.done(civilDate(movedTo))}</Banner>}
        {refusal === null && <Note>{copy.lead}</Note>}
        {refusal !== null && refusal !== 'CHANGED_LATELY' && <Note>{copy.refused[refusal]}</Note>}
        {made.map(({ on, from, to }) => (
          <Note key={on}>{copy.made(civilDate(on, 'table'), civilDate(from, 'table'), civilDate(to, 'table'))}</Note>
        ))}
        {refusal === 'CHANGED_LATELY' && last && <Note>{copy.again(civilDate(last.nextOn))}</Note>}
        {refusal === null && (
          <>
            <DayForm txId={txId} dueDate={dueDate} onSeen={setSeen} />
            {/* Said aloud when it arrives, and when another day changes it. */}
            <div aria-live="polite">
              {seen?.quote && <Quoted key={seen.quote.to} txId={txId} seen={seen} onMoved={setMovedTo} />}
            </div>
          </>
        )}
      </Body>
    </Card>
  );
}

function DayForm({ txId, dueDate, onSeen }: DueDateProps & { onSeen: (seen: DueDate | null) => void }) {
  const form = useQuestion({
    schema,
    async submit({ dueOn }) {
      onSeen(await quoteDueDate(txId, dueOn));
    },
  });
  return (
    <Column as="form" {...form.props}>
      <TroubleBanner trouble={form.trouble} onAgain={form.again} />
      <ErrorSummary {...form.summary} />
      <Select
        label={copy.which}
        hint={copy.hint(civilDate(dueDate.first))}
        placeholder={copy.choose}
        options={dueDate.options.map((date) => ({ value: date, label: civilDate(date) }))}
        {...form.field('dueOn')}
        // Another day than the one that is shown is not confirmed by mistake.
        onChange={() => onSeen(null)}
      />
      <Button type="submit" pending={form.pending} pendingText={copy.showing}>
        {copy.show}
      </Button>
    </Column>
  );
}

type QuotedProps = { txId: string; seen: DueDate; onMoved: (to: string) => void };

function Quoted({ txId, seen: { quote, version }, onMoved }: QuotedProps) {
  const moving = useAttempt(async () => {
    if (!quote) return;
    await moveDueDate(txId, { dueOn: quote.to, version });
    onMoved(quote.to);
  });
  if (!quote) return null;
  const { from, to, lastFrom, lastTo, payment, interest, fees, movesPromo } = quote;
  const moved = (was: string, is: string) => copy.to(civilDate(was, 'table'), civilDate(is, 'table'));
  return (
    <Stack>
      <MoneySummary
        lines={[
          { label: copy.next, value: moved(from, to) },
          { label: copy.last, value: moved(lastFrom, lastTo) },
          { label: copy.amount, value: usd(payment) },
          ...(fees > 0 ? [{ label: copy.fees, value: usd(fees) }] : []),
          { label: copy.interest, value: usd(interest), total: true },
        ]}
      />
      {movesPromo && <Note>{copy.promo}</Note>}
      <Note>{copy.rest}</Note>
      <TroubleBanner trouble={moving.trouble} onAgain={moving.again} />
      <Button look="primary" pending={moving.pending} pendingText={copy.moving} onClick={() => void moving.run()}>
        {copy.confirm}
      </Button>
    </Stack>
  );
}
