import { finishApplication } from '@contract/application/decision-calls';
import { approveCreditTransaction, selectPaymentPlan } from '@contract/credit-transaction/calls';
import { addDays, type CivilDate, civilDate } from '@domain/calendar/civil-date';
import { endOfDayJobs } from '../../../end-of-day-jobs';
import { createOutboxDispatcher } from '../../../jobs/outbox-dispatcher';
import { outboxHandlers } from '../../../outbox-handlers';
import { aTransaction } from '../../../test/builders';
import { type ApplyWorld, COMPLETE } from '../../application/testing/apply-world';
import { runBusinessDays } from '../../business-day/index';
import { keepPaymentMethod } from '../../payment-method/index';

/** Somebody with a limit, who applied by the same calls as everybody. */
export type Customer = { applicationId: string; email: string; borrowerId: string; answers: object };

const today = ({ deps }: ApplyWorld): CivilDate => civilDate(deps.clock.now().slice(0, 10));

/** Lets days pass with the work of each, and sends what it promised. */
export async function passDays(world: ApplyWorld, days: number): Promise<void> {
  const { deps } = world;
  const dispatcher = createOutboxDispatcher({ deps, handlers: outboxHandlers(deps) });
  for (let day = 0; day < days; day += 1) {
    while ((await dispatcher.runDue()) > 0);
    deps.clock.setTo(`${addDays(today(world), 1)}T15:00:00.000Z`);
    await runBusinessDays(deps, endOfDayJobs);
  }
  while ((await dispatcher.runDue()) > 0);
}

/** Applies, is approved and signs. */
export async function aCustomer(world: ApplyWorld, answers: object = {}): Promise<Customer> {
  const lastName = `Payer ${String.fromCharCode(65 + made)}`;
  made += 1;
  const given = { ...answers, lastName };
  const who = await world.applicant('0001', given);
  const { body } = await world.call(finishApplication, { body: { applicationId: who.applicationId } }, who);
  if (body.status !== 'APPROVED') throw new Error(`Not approved: ${JSON.stringify(body)}`);
  const [row] = await world.rows<{ borrower_id: string }>('application', ['id', who.applicationId]);
  const { database, clock } = world.deps;
  await database.transaction((tx) =>
    tx.execute(
      tx.builder
        .updateTable('application')
        .set({ agreement_signed_at: clock.now() })
        .where('id', '=', who.applicationId),
    ),
  );
  const { applicationId, email } = who;
  return { applicationId, email, borrowerId: row?.borrower_id ?? '', answers: { ...COMPLETE, ...given } };
}
let made = 0;

/** Takes a loan of twenty-four payments on the limit, paid by hand. */
export async function takeLoanOf(world: ApplyWorld, { borrowerId }: Customer, amountCents = 300_000) {
  const { deps } = world;
  const [line] = await world.rows<{ id: string; borrower_id: string; practice_id: string }>('credit_profile', [
    'borrower_id',
    borrowerId,
  ]);
  if (!line) throw new Error('No limit');
  const transaction = await aTransaction(deps, line, { amount_cents: amountCents });
  const number = `${500_000 + made}77`;
  const { method } = await deps.database.transaction((tx) =>
    keepPaymentMethod({ tx, deps }, borrowerId, {
      secret: { kind: 'BANK', routingNumber: '110000000', accountNumber: number },
      shown: {
        source: 'MANUAL',
        name: 'First Bank',
        holder_name: null,
        account_type: 'checking',
        last_four: number.slice(-4),
        expires_on: null,
        authorization_document_id: 'authorization-of-test',
      },
    }),
  );
  const token = await world.sessionOf('borrower', borrowerId);
  const params = { id: borrowerId, txId: transaction.id };
  const body = { transactionId: transaction.id, product: 'FIXED_24', autopayType: 'NONE' as const };
  const chosen = await world.call(selectPaymentPlan, { body }, { token });
  const accepted = await world.call(approveCreditTransaction, { params, body: {} }, { token });
  if (chosen.status !== 200 || accepted.status !== 200)
    throw new Error(`No loan: ${JSON.stringify([chosen.body, accepted.body])}`);
  return { params, method };
}
