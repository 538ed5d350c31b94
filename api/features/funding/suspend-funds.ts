import { changeProviderFund } from '@contract/funding/calls';
import { command } from '../../command/command';
import { saveVersioned } from '../../command/save-versioned';
import { mailboxesOfPractice } from '../practice/index';
import { takenPractice } from './funding.reads';
import { setFundsSuspended } from './funding.writes';

/**
 * Suspends a practice's funds or lets them go. What is due while they are suspended waits in a deposit, which leaves on the next business
 * day after, or when somebody reprocesses it. The practice and its enterprise are mailed. Said twice it changes nothing. @throws AppError NOT_FOUND.
 */
export const suspendFunds = command(changeProviderFund)(async ({ body }, context) => {
  const { practiceId, suspendSendingFunds } = body;
  await saveVersioned(context, {
    read: () => context.tx.first(takenPractice, { id: practiceId }),
    seen: undefined,
    write: setFundsSuspended,
    change: (practice) => {
      if ((practice.suspend_funds !== 0) === suspendSendingFunds) return undefined;
      const after = { ...practice, suspend_funds: suspendSendingFunds ? 1 : 0 };
      return {
        after,
        action: suspendSendingFunds ? 'practice.funds_suspended' : 'practice.funds_released',
        practiceId,
        also: async () => {
          for (const to of await mailboxesOfPractice(context.tx, practiceId))
            await context.send(suspendSendingFunds ? 'funds-suspended' : 'funds-released', {
              to,
              practiceName: practice.name,
            });
        },
      };
    },
  });
  return { practice: { _id: practiceId, suspendSendingFunds } };
});
