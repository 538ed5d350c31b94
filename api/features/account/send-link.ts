import { sendApplicationLink } from '@contract/account/application-link-calls';
import { applyStep, portalBase } from '@contract/paths';
import { command } from '../../command/command';
import { AppError } from '../../http/app-error';
import { aDay } from '../../security/rate-limit';
import { refuseMany } from '../application/index';
import { languageOfAddress } from '../borrower/index';
import { practiceById } from '../practice/index';

/** A busy desk, and no more. */
const FROM_ONE_PERSON = aDay(100);

/**
 * Sends a patient the link to a practice's application, in the words of a link that a friend shares: it names the practice alone. The contact
 * is kept nowhere but in the message.
 * @throws AppError NOT_FOUND for a practice that takes no applications, RATE_LIMITED. Source: decision 26.
 */
export const sendLink = command(sendApplicationLink)(async ({ body }, context) => {
  const { tx, deps, actor, record, send } = context;
  const { practiceId, borrowerContact: contact } = body;
  const practice = await tx.first(practiceById, { id: practiceId });
  if (practice?.is_active !== 1 || !practice.enrollments.includes('APPLICATIONS')) throw new AppError('NOT_FOUND');
  await refuseMany(context, { from: actor.staffId, limit: FROM_ONE_PERSON, contact, practiceId });
  const isEmail = contact.includes('@');
  const to = isEmail ? contact : `+1${contact}`;
  const facts = {
    to,
    language: await languageOfAddress(tx, to),
    practice: practice.name,
    url: `${deps.config.publicUrl}${portalBase}${applyStep(practice.slug, 'personal-info')}`,
  };
  if (isEmail) await send('app-link-shared', facts);
  else await send('app-link-shared-sms', { ...facts, practiceId });
  const detail = { channel: isEmail ? 'email' : 'sms' };
  await record('application.link_sent', { practiceId, type: 'practice', id: practiceId, detail });
  return { success: true as const };
});
