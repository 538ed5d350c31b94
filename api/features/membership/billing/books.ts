import type { CivilDate } from '@domain/calendar/civil-date';
import type { EntryDraft } from '@domain/ledger/entry';
import type { Context } from '../../../command/command';
import { postEntry } from '../../ledger/index';
import type { MembershipRow } from '../../member-record/index';

/** What a step of a membership's money works with. */
export type Booking = Pick<Context, 'tx' | 'deps' | 'actor' | 'now' | 'record' | 'send'>;

/** Posts an entry of a membership; nothing where nothing moves. The natural key makes it one. */
export async function postFor(
  { tx, deps, now }: Pick<Booking, 'tx' | 'deps' | 'now'>,
  { id }: Pick<MembershipRow, 'id'>,
  { draft, on, naturalKey }: { draft: EntryDraft | null; on: CivilDate; naturalKey: string },
): Promise<void> {
  if (draft === null) return;
  await postEntry(tx, {
    id: deps.newId(),
    draft,
    naturalKey,
    refType: 'membership',
    refId: id,
    actor: `membership:${id}`,
    effectiveOn: on,
    bookedAt: now,
  });
}
