import { askForTransaction } from '@contract/account/transaction-request-calls';
import { fullName } from '@domain/person-name';
import { changeOne, command, doerOf } from '../../command/command';
import { AppError } from '../../http/app-error';
import { aDay, takeEach } from '../../security/rate-limit';
import { borrowerById, practicesOfBorrower } from '../borrower/index';
import { insertHistory, pageOf, setRequest, storeTransaction, viewTransaction } from '../credit-transaction/index';

/** Transactions that one person asks one practice for in a day, each with a mail. */
const OF_ONE_PRACTICE = aDay(10);

/**
 * The borrower asks a practice of theirs for a transaction. It holds credit and waits in REVIEW until the practice confirms it, so that
 * nobody borrows for what no practice asks. Effects: the transaction with its history and audit row, e-mail to the practice.
 * @throws AppError NOT_FOUND for a practice that is not theirs, OVER_LIMIT, ACCOUNT_BLOCKED, INVALID_FIELDS, RATE_LIMITED. Source: borrower §7.
 */
export const patientAsksForTransaction = command(askForTransaction)(async ({ params, body }, context) => {
  const { tx, deps, actor, now, record, send } = context;
  const { practiceManagementId: practiceId, txAmount: amountCents } = body;
  const own = await tx.all(practicesOfBorrower, { borrowerId: params.id });
  const person = await tx.first(borrowerById, { id: params.id });
  if (!person || !own.some(({ id }) => id === practiceId)) throw new AppError('NOT_FOUND');
  await takeEach(tx, [[`patient-asks:${params.id}:${practiceId}`, OF_ONE_PRACTICE]], deps);
  const { id, number, practice } = await storeTransaction(context, {
    borrowerId: params.id,
    practiceId,
    amountCents,
    firstTreatmentOn: null,
    products: [],
    status: 'REVIEW',
  });
  const note = body.reason || null;
  await changeOne(tx, setRequest, { id, version: 1, status: 'REVIEW', kind: 'CREATE', cents: null, note, at: now });
  const doer = { userName: fullName(person.first_name, person.last_name), ...doerOf(actor) };
  const entry = { transactionId: id, action: 'ASKED_BY_PATIENT', ...doer, note, at: now };
  await tx.run(insertHistory, { id: deps.newId(), ...entry });
  await record('transaction.asked_by_patient', { practiceId, id, detail: { amountCents } });
  await send('patient-asked', { transactionId: id, to: practice.email, number, ask: 'CREATE' });
  return { transaction: await viewTransaction(pageOf(context), id) };
});
