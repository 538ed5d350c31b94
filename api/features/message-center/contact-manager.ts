import { contactSuccessManager } from '@contract/message-center/calls';
import { fullName } from '@domain/person-name';
import { command } from '../../command/command';
import { AppError } from '../../http/app-error';
import { type RateLimit, takeEach } from '../../security/rate-limit';
import { askedPractice, askingStaff, findSuccessManager } from './message-center.reads';

const FROM_ONE_PERSON: RateLimit = { capacity: 10, perSeconds: 3600 };

/**
 * Mails a question to whoever looks after the practice, under the name of who asks.
 * @throws AppError INVALID_FIELDS for the address of somebody else, RATE_LIMITED after ten at once.
 * @NOTE choice: a success manager is one of the platform's people with that tag; one who has the practice on their list comes
 * first, and support gets it where there is none.
 */
export const askManager = command(contactSuccessManager)(async ({ body }, { tx, deps, actor, record, send }) => {
  const { practiceId, adminUserEmail, subject, isPrivi } = body;
  const asking = await tx.first(askingStaff, { id: actor.staffId });
  const practice = await tx.first(askedPractice, { id: practiceId });
  if (!asking || !practice) throw new AppError('NOT_FOUND');
  if (adminUserEmail !== undefined && adminUserEmail !== asking.email) {
    const fields = [{ field: 'adminUserEmail', message: 'Use your own email address.' }];
    throw new AppError('INVALID_FIELDS', { fields });
  }
  await takeEach(tx, [[`manager-asked-by:${actor.staffId}`, FROM_ONE_PERSON]], deps);
  const brand = isPrivi ? 'membership' : 'financing';
  const financePartner = !isPrivi && practice.contract_sell_percent < 100 ? 1 : 0;
  const manager = await findSuccessManager(tx, { practiceId, brand, financePartner });
  const { supportEmail } = isPrivi ? deps.config.brandMembership : deps.config.brandFinancing;
  await send('success-manager-asked', {
    brand,
    to: manager?.email ?? supportEmail,
    ...(manager && { firstName: manager.first_name }),
    practiceName: practice.name,
    askedBy: fullName(asking.first_name, asking.last_name),
    answerTo: asking.email,
    subject,
  });
  await record('practice.success_manager_asked', { practiceId, id: practiceId });
  return { successManager: manager ? fullName(manager.first_name, manager.last_name) : null };
});
