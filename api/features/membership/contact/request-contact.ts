import { clearContactRequest, requestContact } from '@contract/membership/contact-calls';
import { memberStaffPaths } from '@contract/membership/staff-paths';
import { portalBase } from '@contract/paths';
import { fullName } from '@domain/person-name';
import { command, refuseStale } from '../../../command/command';
import { AppError } from '../../../http/app-error';
import { changeMembership, takeMembership } from '../../member-record/index';
import { viewMembership } from '../membership.view';
import { getParties } from '../plan/tell-of-plan';

/**
 * The member asks the practice to call. It is told by mail and sees it at the member; once, until somebody clears it.
 * @throws AppError NOT_FOUND; STEP_ORDER where a request waits already.
 */
export const request = command(requestContact)(async ({ body }, context) => {
  const { tx, deps, now } = context;
  const row = await takeMembership(tx, body.membershipId);
  if (row.contact_requested_at !== null)
    throw new AppError('STEP_ORDER', { userMessage: 'Your practice has your request and will call you.' });
  await changeMembership(context, row, { set: { contact_requested_at: now }, told: { action: 'CONTACT_ASKED' } });
  const parties = await getParties(context, row.id);
  await context.send('contact-asked', {
    brand: 'membership',
    to: parties.practice_email,
    memberName: fullName(parties.first_name, parties.last_name),
    phone: parties.phone,
    path: `${portalBase}${memberStaffPaths.memberFile.href({}, { membership: row.id })}`,
  });
  return { membership: await viewMembership({ db: tx, deps }, row.id, 'member') };
});

/**
 * The member was called.
 * @throws AppError NOT_FOUND, STALE; STEP_ORDER where nobody asks for a call.
 */
export const clear = command(clearContactRequest)(async ({ body }, context) => {
  const { tx, deps } = context;
  const row = await takeMembership(tx, body.membershipId);
  refuseStale(body.version, row);
  if (row.contact_requested_at === null)
    throw new AppError('STEP_ORDER', { userMessage: "There's no call request, or a colleague already cleared it." });
  await changeMembership(context, row, { set: { contact_requested_at: null }, told: { action: 'CONTACT_CLEARED' } });
  return { membership: await viewMembership({ db: tx, deps }, row.id, 'practice') };
});
