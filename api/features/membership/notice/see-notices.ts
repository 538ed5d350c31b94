import { seeMemberNotices } from '@contract/membership/notice-calls';
import { command } from '../../../command/command';
import { takeMembership } from '../../member-record/index';
import { insertNotice } from '../billing/money.writes';
import { viewMembership } from '../membership.view';
import { SEEN, SHOWN_AROUND } from './notice.view';

/** Keeps what a member has seen; only what the membership tells now is kept. @throws AppError NOT_FOUND */
export const seeNotices = command(seeMemberNotices)(async ({ body }, context) => {
  const { tx, deps, now } = context;
  context.leaveNoRow('What somebody has seen on a screen changes nothing of the membership.');
  const row = await takeMembership(tx, body.membershipId);
  const { treatmentNotices } = await viewMembership({ db: tx, deps }, row.id, 'member');
  const told = new Set(treatmentNotices.map(({ key }) => key));
  const same = { membership_id: row.id, sent_on: now.slice(0, 10) };
  for (const about of body.keys.filter((key) => told.has(key)))
    await tx.run(insertNotice, { ...same, kind: SEEN, about });
  if (body.isShownAround) await tx.run(insertNotice, { ...same, kind: SHOWN_AROUND, about: '' });
  return { membership: await viewMembership({ db: tx, deps }, row.id, 'member') };
});
