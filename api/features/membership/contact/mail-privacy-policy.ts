import { emailPrivacyPolicy } from '@contract/membership/contact-calls';
import { memberPaths } from '@contract/membership/paths';
import { portalBase } from '@contract/paths';
import { command } from '../../../command/command';
import { AppError } from '../../../http/app-error';
import { takeMembership } from '../../member-record/index';
import { insertNotice } from '../billing/money.writes';
import { getParties } from '../plan/tell-of-plan';

/**
 * Mails the member the way to the privacy policy, where they read and confirm it; once a day, however often it is asked for.
 *
 * Effects: a notice, an audit row, the mail.
 * @throws AppError NOT_FOUND; STEP_ORDER without an address. Source: membership §7 Provider membership operations.
 */
export const mailPrivacyPolicy = command(emailPrivacyPolicy)(async ({ body }, context) => {
  const { tx, now } = context;
  const row = await takeMembership(tx, body.membershipId);
  const { email, first_name: firstName, practice_name: practiceName } = await getParties(context, row.id);
  if (!email) throw new AppError('STEP_ORDER', { userMessage: "There's no email address on file." });
  const day = now.slice(0, 10);
  const told = { membership_id: row.id, kind: 'PRIVACY_POLICY', about: day, sent_on: day };
  if ((await tx.run(insertNotice, told)) === 0) {
    context.leaveNoRow('This was already emailed today.');
    return { sentTo: email };
  }
  await context.record('membership.privacy_policy_mailed', { practiceId: row.practice_id, id: row.id });
  await context.send('membership-privacy-policy', {
    brand: 'membership',
    to: email,
    firstName,
    practiceName,
    path: `${portalBase}${memberPaths.privacyConsent.href()}`,
  });
  return { sentTo: email };
});
