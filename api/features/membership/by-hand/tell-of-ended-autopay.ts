import { memberPaths } from '@contract/membership/paths';
import { portalBase } from '@contract/paths';
import type { CivilDate } from '@domain/calendar/civil-date';
import type { MembershipRow } from '../../member-record/index';
import type { Booking } from '../billing/books';
import { getParties } from '../plan/tell-of-plan';

/** The member has in writing that nothing is taken by itself anymore, and how it was asked for or why it stopped. */
export async function tellOfEndedAutopay(
  context: Booking,
  { id }: MembershipRow,
  {
    request,
    ...figures
  }: {
    request: { channel: string; on: CivilDate } | null;
    /** The third payment in a row that came back, where nobody asked for it. */
    returnedCents?: number;
    processingCents: number;
    pastDueCents: number;
  },
): Promise<void> {
  const parties = await getParties(context, id);
  if (!parties.email) return;
  await context.send('membership-autopay-ended', {
    brand: 'membership' as const,
    firstName: parties.first_name,
    practiceName: parties.practice_name,
    practiceId: parties.practice_id,
    to: parties.email,
    path: `${portalBase}${memberPaths.payments.href({}, { membership: id })}`,
    requestChannel: request?.channel ?? null,
    requestedOn: request?.on ?? null,
    ...figures,
  });
}
