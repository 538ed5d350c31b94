import { shareAppLink } from '@contract/account/calls';
import { applyStep, portalBase } from '@contract/paths';
import { command } from '../../command/command';
import { AppError } from '../../http/app-error';
import { aDay } from '../../security/rate-limit';
import { refuseMany } from '../application/index';
import { borrowerById, languageOfAddress, practicesOfBorrower } from '../borrower/index';
import { practiceById } from '../practice/index';

/** So few that nobody can be pestered through us. */
const FROM_ONE_PERSON = aDay(10);

/**
 * Sends somebody the link to the application of one of the borrower's practices, by e-mail or text, in fixed words that name the
 * practice alone. The contact is kept nowhere but in the message. @throws AppError NOT_FOUND for another practice, RATE_LIMITED.
 */
export const shareLink = command(shareAppLink)(async ({ body }, context) => {
  const { tx, deps, actor, meta, record, send } = context;
  const own = await tx.all(practicesOfBorrower, { borrowerId: actor.borrowerId });
  const practice = await tx.first(practiceById, { id: body.selectedPractice });
  const sender = await tx.first(borrowerById, { id: actor.borrowerId });
  const takesPart = practice?.is_active === 1 && practice.enrollments.includes('APPLICATIONS');
  if (!sender || !practice || !takesPart || !own.some(({ id }) => id === practice.id)) throw new AppError('NOT_FOUND');
  await refuseMany(context, {
    from: actor.borrowerId,
    limit: FROM_ONE_PERSON,
    contact: body.borrowerContact,
    practiceId: practice.id,
  });
  const isEmail = body.borrowerContact.includes('@');
  const to = isEmail ? body.borrowerContact : `+1${body.borrowerContact}`;
  const facts = {
    to,
    // Whoever is no customer yet is taken to read what their friend reads.
    language: await languageOfAddress(tx, to, meta.language),
    practice: practice.name,
    url: `${deps.config.publicUrl}${portalBase}${applyStep(practice.slug, 'personal-info')}`,
  };
  if (isEmail) await send('app-link-shared', facts);
  else await send('app-link-shared-sms', { ...facts, practiceId: practice.id });
  const channel = isEmail ? 'email' : 'sms';
  await record('borrower.link_shared', { practiceId: practice.id, id: sender.id, detail: { channel } });
  return { success: true as const };
});
