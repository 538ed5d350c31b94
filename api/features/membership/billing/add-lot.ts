import type { CivilDate } from '@domain/calendar/civil-date';
import { creditsReturned } from '@domain/ledger/membership-templates';
import type { Cents } from '@domain/money/cents';
import { type MembershipRow, tellHistory } from '../../member-record/index';
import { type Booking, postFor } from './books';
import { insertLot } from './money.writes';

/** What a member paid beyond their plan becomes credit: their own money, which never lapses and can be paid out. Once for its key. */
export async function addLot(
  context: Booking,
  row: MembershipRow,
  { amountCents, source, naturalKey, on }: { amountCents: Cents; source: string; naturalKey: string; on: CivilDate },
): Promise<void> {
  const { tx, deps, now } = context;
  const isNew = await tx.run(insertLot, {
    id: deps.newId(),
    membership_id: row.id,
    kind: 'PURCHASED',
    source,
    natural_key: naturalKey,
    amount_cents: amountCents,
    remaining_cents: amountCents,
    received_on: on,
    expires_on: null,
    created_at: now,
    version: 1,
  });
  if (isNew !== 1) return;
  await postFor(context, row, { draft: creditsReturned({ userId: row.id, amount: amountCents }), on, naturalKey });
  await tellHistory(context, row, { action: 'CREDITS_BOUGHT', amountCents });
}
