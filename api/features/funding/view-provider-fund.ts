import type { getProviderFund } from '@contract/funding/calls';
import { cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import type { Db } from '../../db/database';
import { AppError } from '../../http/app-error';
import type { HandlerRequest } from '../../http/serve';
import { depositSums, fundedPractice, membershipsInNone, purchasesInNone } from './funding.reads';

type Counted = { count: number | bigint | string; cents: number | bigint | string };

const summed = (rows: readonly Counted[]) => ({
  count: rows.reduce((sum, row) => sum + Number(row.count), 0),
  amount: dollarsFromCents(cents(rows.reduce((sum, row) => sum + Number(row.cents), 0))),
});

/**
 * What of a practice's money is with its bank, waits, and is due: what a suspension leaves alone, and what it holds back.
 * @throws AppError NOT_FOUND. Source: provider-admin §4.
 */
export async function viewProviderFund({ query }: HandlerRequest<typeof getProviderFund>, { read }: { read: Db }) {
  const { practiceId } = query;
  const practice = await read.first(fundedPractice, { id: practiceId });
  if (!practice) throw new AppError('NOT_FOUND');
  const deposits = await read.all(depositSums, { practiceId });
  const purchases = await read.all(purchasesInNone, { practiceId });
  const memberships = await read.all(membershipsInNone, { practiceId });
  return {
    fund: {
      practiceId,
      suspendSendingFunds: practice.suspend_funds !== 0,
      underway: summed(deposits.filter(({ status }) => status !== 'DEFERRED')),
      waiting: summed(deposits.filter(({ status }) => status === 'DEFERRED')),
      due: summed([...purchases, ...memberships]),
    },
  };
}
