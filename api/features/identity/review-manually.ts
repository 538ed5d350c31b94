import { reviewPersonaManually } from '@contract/identity/manual-review-calls';
import { type Context, changeOne, command, doerOf } from '../../command/command';
import type { StaffActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import { borrowerById } from '../application/index';
import { keepAct } from '../borrower-file/index';
import { refuseBlocked } from '../credit-line/index';
import { getTransaction, insertHistory } from '../credit-transaction/index';
import { waitingForIdentity } from './identity.reads';
import { setAfterIdentity, setVerified } from './identity.writes';

const NOTHING = 'No identity check is blocking this transaction.';

/**
 * Takes a person's identity as proven: somebody of the platform has made sure who it is, and says how. What waited for it, and
 * this transaction where the vendor's check was not passed, waits for its patient again, as after a check that is passed.
 *
 * Effects: the person's identity, status and history of each, audit rows, one email.
 * @throws AppError NOT_PENDING where no check holds it up, ACCOUNT_BLOCKED, STALE.
 */
export const reviewManually = command(reviewPersonaManually)(async ({ params, body }, context) => {
  const { tx, now, send } = context;
  const { borrower_id: borrowerId } = await getTransaction(tx, params.id);
  const waiting = await tx.all(waitingForIdentity, { borrowerId });
  // Read again after the person's transactions were taken: a colleague, or the vendor, may have been faster.
  const one = await getTransaction(tx, params.id);
  const isWaiting = waiting.some(({ id }) => id === one.id);
  if (!isWaiting && one.status !== 'REVIEW') throw new AppError('NOT_PENDING', { userMessage: NOTHING });
  const person = await tx.first(borrowerById, { id: borrowerId });
  if (!person) throw new AppError('NOT_FOUND');
  refuseBlocked(person);
  await tx.run(setVerified, { id: person.id, at: now });
  const changes = [{ field: 'reason', from: null, to: body.reason }] as const;
  await keepAct(context, person.id, { kind: 'IDENTITY_TAKEN', changes, version: person.version + 1 });
  for (const each of isWaiting ? waiting : [...waiting, one]) await release(context, each);
  await send('identity-taken', { to: person.email, firstName: person.first_name, language: person.language });
  return { status: 'PENDING' };
});

type Held = { id: string; practice_id: string; version: number };

async function release({ tx, deps, actor, now, record }: Context<StaffActor>, one: Held) {
  await changeOne(tx, setAfterIdentity, { id: one.id, version: one.version, status: 'PENDING' });
  const entry = {
    transactionId: one.id,
    action: 'VERIFIED',
    userName: actor.name,
    ...doerOf(actor),
    note: null,
    at: now,
  };
  await tx.run(insertHistory, { id: deps.newId(), ...entry });
  await record('transaction.verified', { practiceId: one.practice_id, id: one.id, detail: { byHand: true } });
}
