import type { Language } from '@contract/language';
import { dollarsFromCents } from '@domain/money/dollars';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import { practicesOfBorrower } from '../borrower/index';
import { availableOf, lineOfBorrower } from '../credit-line/index';
import { plansOnOffer, planView } from '../credit-transaction/index';
import { practiceById } from '../practice/index';

type Asked = { borrowerId: string; practiceId: string; amountCents: number; language: Language };

/**
 * What a request for this amount would offer the borrower today: the same plans by the same rules. @throws AppError NOT_FOUND without a
 * spending limit and for a practice that is not theirs.
 */
export async function calculateOwn({ borrowerId, practiceId, amountCents, language }: Asked, deps: Deps) {
  const db = deps.database.read;
  const line = await db.first(lineOfBorrower, { borrowerId });
  const own = await db.all(practicesOfBorrower, { borrowerId });
  const practice = own.some(({ id }) => id === practiceId)
    ? await db.first(practiceById, { id: practiceId })
    : undefined;
  if (!line || !practice) throw new AppError('NOT_FOUND');
  const available = availableOf(line, deps.clock);
  const { risk_profile_id, product_group_id, state_code: practice_state, time_zone } = practice;
  const of = { practice_id: practiceId, products: '[]', practice_state, time_zone };
  const asked = { ...of, risk_profile_id, product_group_id, status: 'PENDING', amount_cents: amountCents };
  const plans = amountCents > available ? [] : await plansOnOffer(db, { ...line, ...asked }, deps);
  const views = plans
    .map((plan) => planView(plan, language, practice.name))
    .sort((a, b) => a.minimumPayment - b.minimumPayment);
  return { availableCredit: dollarsFromCents(available), plans: views };
}
