import { changeProviderFund } from '@contract/funding/calls';
import { changeOne, command } from '../../command/command';
import { AppError } from '../../http/app-error';
import { takenPractice } from './funding.reads';
import { setFundsSuspended } from './funding.writes';

/**
 * Suspends a practice's funds or lets them go. What is due while they are suspended waits in a deposit, which leaves on the next business
 * day after, or when somebody reprocesses it. Said twice it changes nothing. @throws AppError NOT_FOUND.
 */
export const suspendFunds = command(changeProviderFund)(async ({ body }, { tx, record, leaveNoRow }) => {
  const { practiceId, suspendSendingFunds } = body;
  const practice = await tx.first(takenPractice, { id: practiceId });
  if (!practice) throw new AppError('NOT_FOUND');
  const { id, version } = practice;
  if ((practice.suspend_funds !== 0) === suspendSendingFunds) leaveNoRow('They are so already.');
  else {
    await changeOne(tx, setFundsSuspended, { id, version, isSuspended: suspendSendingFunds ? 1 : 0 });
    const action = suspendSendingFunds ? 'practice.funds_suspended' : 'practice.funds_released';
    await record(action, { practiceId: id, id });
  }
  return { practice: { _id: id, suspendSendingFunds } };
});
