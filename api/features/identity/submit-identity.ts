import { actOf } from '@contract/audit-log/actions';
import { statusOnceVerified } from '@domain/credit-transaction/display';
import type { TransactionStatus } from '@domain/credit-transaction/status';
import { fullName } from '@domain/person-name';
import { askVendorOnce } from '../../command/ask-vendor-once';
import { type Context, changeOne, doerOf } from '../../command/command';
import type { Deps } from '../../deps';
import type { BorrowerActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import type { RequestMeta } from '../../http/serve';
import { isVerified } from '../../vendors/identity-inquiry/port';
import { insertHistory } from '../credit-transaction/index';
import { askedOf, readFinishedInquiry } from './borrower-inquiry';
import { newestIdCheck, type Person, personById, waitingForIdentity } from './identity.reads';
import { setAfterIdentity, setVerified } from './identity.writes';

type Asked = { deps: Deps; actor: BorrowerActor; meta: RequestMeta };

/**
 * Takes the verdict of the borrower's identity inquiry. Verified: it is on record, and what waited for it waits for the borrower again.
 * Not verified: a person looks at what waited; nothing is rejected for a failed photograph.
 * @throws AppError STEP_ORDER while the inquiry is open or when nothing is to prove; VendorError.
 * Source: borrower §4 Transaction statuses, Failures and other transitions.
 */
export function submitIdentity<T>(
  asked: Asked,
  inquiryId: string | undefined,
  answer: (context: Context<BorrowerActor>) => Promise<T>,
) {
  const { deps, actor } = asked;
  const { borrowerId } = actor;
  return askVendorOnce(asked, deps, {
    prepare: async (context: Context<BorrowerActor>) => {
      context.leaveNoRow('Only looks.');
      const plan = await askedOf(context.tx, borrowerId).catch((refusal: unknown) => {
        if (refusal instanceof AppError && refusal.code === 'STEP_ORDER') return null;
        throw refusal;
      });
      // Proven before, in another tab perhaps.
      return plan === null ? { done: await answer(context) } : { plan };
    },
    ask: ({ referenceId }) => readFinishedInquiry(referenceId, inquiryId, deps),
    conclude: async (context, { referenceId }, { status }) => {
      await conclude(context, { referenceId, verdict: status });
      return answer(context);
    },
  });
}

async function conclude(
  context: Context<BorrowerActor>,
  { referenceId, verdict }: { referenceId: string; verdict: Parameters<typeof isVerified>[0] },
): Promise<void> {
  const { tx, actor, now, record } = context;
  const person = await tx.first(personById, { id: actor.borrowerId });
  if (!person) throw new AppError('NO_SESSION');
  const waiting = await tx.all(waitingForIdentity, { borrowerId: person.id });
  // Another request has taken this verdict: a second one must not move what came to wait since.
  const check = await tx.first(newestIdCheck, { borrowerId: person.id });
  if (![person.id, check?.id, ...waiting.map(({ id }) => id)].includes(referenceId))
    return context.leaveNoRow('Known by now.');
  const isProven = isVerified(verdict);
  if (isProven) await tx.run(setVerified, { id: person.id, at: now });
  await record(isProven ? 'borrower.identity_verified' : 'borrower.identity_not_confirmed', {
    practiceId: person.practice_id,
    id: person.id,
    detail: { verdict },
  });
  const status = isProven ? statusOnceVerified('VERIFICATION_REQUESTED') : 'REVIEW';
  for (const one of waiting) await move(context, person, { one, status, isProven });
  if (!isProven) await tellSupport(context, waiting);
}

type Waiting = { id: string; practice_id: string; number: number; version: number };

async function move(
  { tx, deps, actor, now, record }: Context<BorrowerActor>,
  person: Person,
  { one, status, isProven }: { one: Waiting; status: TransactionStatus; isProven: boolean },
): Promise<void> {
  await changeOne(tx, setAfterIdentity, { id: one.id, version: one.version, status });
  const action = isProven ? 'VERIFIED' : 'NOT_VERIFIED';
  const userName = fullName(person.first_name, person.last_name);
  const entry = { transactionId: one.id, action, userName, ...doerOf(actor), note: null, at: now };
  await tx.run(insertHistory, { id: deps.newId(), ...entry });
  await record(`transaction.${actOf(action)}`, { practiceId: one.practice_id, id: one.id });
}

async function tellSupport({ deps, send }: Context<BorrowerActor>, waiting: readonly Waiting[]): Promise<void> {
  const { supportEmail: to } = deps.config.brandFinancing;
  for (const { id: transactionId, number } of waiting)
    await send('identity-not-confirmed', { transactionId, to, number });
}
